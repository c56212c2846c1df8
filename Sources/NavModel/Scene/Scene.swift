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

/// A tab bar.
package struct TabBarScene: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// `more` for More.
    package var name: String
    package var title: String
    package var icon: String?
    /// Nothing without a badge; empty for an empty pill.
    package var badge: String?
    package var isEnabled: Bool
    package var isSelected: Bool
    /// Whether it keeps its place while tabs are rearranged.
    package var isFixed = false

    /// Creates an item.
    package init(
      name: String, title: String, icon: String? = nil, badge: String? = nil,
      isEnabled: Bool = true, isSelected: Bool = false, isFixed: Bool = false
    ) {
      self.name = name
      self.title = title
      self.icon = icon
      self.badge = badge
      self.isEnabled = isEnabled
      self.isSelected = isSelected
      self.isFixed = isFixed
    }
  }

  package var items: [Item]
  /// Points, and points of empty space below.
  package var height: Int
  package var bottomInset: Int

  /// Creates a tab bar.
  package init(items: [Item], height: Int = 49, bottomInset: Int = 0) {
    self.items = items
    self.height = height
    self.bottomInset = bottomInset
  }
}

/// The list of tabs that don't fit into the bar.
package struct MoreListScene: Hashable, Sendable {
  package var items: [TabBarScene.Item]
  package var canEdit: Bool
  package var isEditing: Bool

  /// Creates a list.
  package init(items: [TabBarScene.Item], canEdit: Bool = false, isEditing: Bool = false) {
    self.items = items
    self.canEdit = canEdit
    self.isEditing = isEditing
  }
}

/// A screen with its bars.
package struct ScreenScene: Hashable, Sendable {
  package var name: String
  package var title: String
  package var prompt: String?
  package var hidesBar = false
  /// Nothing when there is no back button.
  package var backTitle: String?
  package var leading: [ItemScene] = []
  package var trailing: [ItemScene] = []
  package var search: SearchScene?
  /// In the order of definition.
  package var content: [ContentScene] = []
  package var toolbar: [ItemScene] = []

  /// Creates a screen without anything on it.
  package init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}

/// A piece of a screen's content.
package enum ContentScene: Hashable, Sendable {
  case item(ItemScene)
  /// Begins a section.
  case header(String)
  /// Ends a section; empty when the section has no footer.
  case footer(String)
  case table(TableScene)
}

/// A control.
package struct ItemScene: Hashable, Sendable {
  package var identity: ItemIdentity
  /// Empty without a name.
  package var name: String
  package var kind: ControlKind
  package var title: String
  package var isEnabled = true
  package var isDestructive = false
  /// Whether it has the focus.
  package var isFocused = false
  /// Whether a tap leads to another screen or presentation.
  package var leadsSomewhere = false
  /// Whether it gives back and closes: in an alert it stands leading.
  package var cancels = false
  package var closes = false
  package var icon: String?
  package var face: ControlFace = .plain

  /// Creates an item.
  package init(identity: ItemIdentity, name: String, kind: ControlKind, title: String) {
    self.identity = identity
    self.name = name
    self.kind = kind
    self.title = title
  }
}

/// What a control shows beside its title; bars show the title alone.
package enum ControlFace: Hashable, Sendable {
  case plain
  case toggle(isOn: Bool)
  case choice(options: [String], chosen: [Int], isMenu: Bool, isSegmented: Bool)
  case slider(value: Double, from: Double, to: Double)
  case stepper(value: Double)
  case date(String)
  /// `text` is what shows: dots, a formatted number, or the placeholder.
  case field(text: String, isPlaceholder: Bool, error: String?, hasClear: Bool)
}

/// A search bar.
package struct SearchScene: Hashable, Sendable {
  package var position: SearchBar.Position
  package var isActive = false
  package var text = ""
  /// Shows only while the text is empty; nothing then.
  package var placeholder: String?
  package var prompt: String?
  package var showsClear = false
  package var showsCancel = false
  package var showsBookmarks = false
  /// Titles; empty unless the scope bar shows.
  package var scopes: [String] = []
  /// The chosen one, an index of `scopes`.
  package var scope = 0
  /// Recent searches, suggestions and shortcuts while they show.
  package var offers: [SearchOffer] = []

  /// Creates an idle search bar.
  package init(position: SearchBar.Position) { self.position = position }
}

/// Something that a search offers while nothing is typed.
package struct SearchOffer: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable { case recent, suggestion, shortcut }

  package var kind: Kind
  package var title: String

  /// Creates an offer.
  package init(_ kind: Kind, _ title: String) {
    self.kind = kind
    self.title = title
  }
}

/// A table, from its first drawn row on.
package struct TableScene: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    /// Begins a section; empty when the section has no header.
    case header(String)
    case footer(String)
    case row(RowScene)
  }

  package var element: Int
  package var name: String
  package var style: Table.Style
  package var lines: [Line] = []
  /// How many rows there are in all.
  package var rowCount = 0
  /// The number of the first row in `lines`, from 1.
  package var firstRow = 1
  /// How many there are without the search; nothing when nothing is searched.
  package var unfilteredCount: Int?
  package var index: [String] = []
  package var isEditing = false
  /// What shows instead of rows.
  package var empty: String?

  /// Creates a table without rows.
  package init(element: Int, name: String, style: Table.Style) {
    self.element = element
    self.name = name
    self.style = style
  }
}

/// A swipe action that shows.
package struct SwipeActionScene: Hashable, Sendable {
  package var title: String
  package var isEnabled = true
  package var isDestructive = false

  /// Creates an action.
  package init(_ title: String) { self.title = title }
}

/// A row.
package struct RowScene: Hashable, Sendable {
  package var identity: ItemIdentity
  /// As shown, from 1.
  package var number: Int
  package var title: String
  package var subtitle: String?
  package var value: String?
  package var icon: String?
  package var isEnabled = true
  package var isSelected = false
  package var isDestructive = false
  package var hasCheckmark = false
  package var hasDisclosure = false
  package var hasInfo = false
  package var hasMoveHandle = false
  package var hasDeleteControl = false
  /// The swipe actions that show, the first one outermost, and the side the finger moved to.
  package var revealed: [SwipeActionScene] = []
  package var revealedSide: RowAction.Side = .left

  /// Creates a row.
  package init(identity: ItemIdentity, number: Int, title: String) {
    self.identity = identity
    self.number = number
    self.title = title
  }
}
