/// What is on screen now, as plain values: drawn by renderers, read by `can` and by tests.
///
/// A scene says what shows and how it stands, never how it looks. Texts are evaluated; of tables only
/// the rows from the first drawn on are in it, at most as many as were asked for.
package struct Scene: Hashable, Sendable {
  package var device: Device
  package var isLandscape: Bool
  /// The app's title.
  package var title: String
  /// The app, then what is presented, bottom to top.
  package var surfaces: [SurfaceScene]
  package var tooltip: String?

  /// Creates a scene.
  package init(
    device: Device, isLandscape: Bool = false, title: String, surfaces: [SurfaceScene],
    tooltip: String? = nil
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.title = title
    self.surfaces = surfaces
    self.tooltip = tooltip
  }
}

/// One surface of a scene.
package struct SurfaceScene: Hashable, Sendable {
  /// How a surface stands over what is below.
  package enum Style: UInt8, Hashable, Sendable {
    case app
    /// With an arrow to its source.
    case popover
    case sheet
    /// A popover adapted to the whole screen.
    case fullScreen
    case alert
    /// Buttons from the bottom edge, or on iPad at a source.
    case actions
  }

  package var style: Style
  /// The presentation's name; empty for the app.
  package var name: String
  package var title: String
  package var message: String?
  package var isModal = false
  /// Its size in points, when the prototype says.
  package var size: Presentation.Size?
  /// The sides its arrow may stand on; empty means any.
  package var arrowSides: [String] = []
  /// The surface it was presented from, an index of `Scene.surfaces`.
  package var presenter = 0
  /// The item or row of the presenter that it points to.
  package var source: ItemIdentity?
  package var tabBar: TabBarScene?
  /// The screen that shows; nothing while the More list does.
  package var screen: ScreenScene?
  package var moreList: MoreListScene?

  /// Creates a surface.
  package init(style: Style, name: String, title: String) {
    self.style = style
    self.name = name
    self.title = title
  }
}

/// Finds an item again: which element of its screen it is, and which row of a table.
package struct ItemIdentity: Hashable, Sendable {
  package var element: Int
  /// The place of the row in its data; nothing for other items.
  package var row: Int32?

  /// Creates an identity.
  package init(element: Int, row: Int32? = nil) {
    self.element = element
    self.row = row
  }
}
