/// A popover, sheet, alert or action sheet.
package struct Presentation: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable { case popover, sheet, alert, actions }
  /// What a popover becomes on a compact device.
  package enum Adaptation: UInt8, Hashable, Sendable { case sheet, full, none }

  /// A size in points.
  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int

    /// Creates a size.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  package var name: Symbol
  package var kind: Kind
  package var parameters: [Symbol] = []
  package var title: Expression = .constant(.text(""))
  package var message: Expression?
  package var isModal = false
  /// Its own content as a screen without a name of its own; also keeps `on appear` of one with a stack.
  package var root: ScreenID
  /// What it holds: `.screen(root)`, a stack or tabs.
  package var content: Content
  package var size: Size?
  package var expandedSize: Size?
  /// Where the arrow may point: `up`, `down`, `left`, `right`; empty means any.
  package var arrowSides: [String] = []
  /// What acts while it is open.
  package var passes: [Target] = []
  package var adaptation: Adaptation = .sheet
  package var onAttempt: Body?
  package var place: Place

  /// Creates a presentation.
  package init(name: Symbol, kind: Kind, root: ScreenID, place: Place) {
    self.name = name
    self.kind = kind
    self.root = root
    self.content = .screen(root)
    self.place = place
  }
}
