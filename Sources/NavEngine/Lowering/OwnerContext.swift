internal import NavModel
internal import NavSyntax

/// What is known of the screen or presentation whose parts are being lowered.
struct OwnerContext {
  /// What an element was called, for the error about a second one.
  struct NamedPlace {
    let name: Symbol
    let source: SourceText
    let span: Span
  }

  /// Nothing for a screen.
  var kind: Presentation.Kind?
  /// What it is called in messages.
  var name = ""
  /// Its definition; nothing for a group by itself.
  var definition: Node?
  var isModal = false
  /// Whether it has a stack that screens can be pushed on.
  var hasStack = true
  var screen = Screen(name: nil, place: Place(source: 0, start: 0, end: 0))
  var named: [NamedPlace] = []
  /// The search clause, lowered when the tables are known.
  var search: Node?
}
