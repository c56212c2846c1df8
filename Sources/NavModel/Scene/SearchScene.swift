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
