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
