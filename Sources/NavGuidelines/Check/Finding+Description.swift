package import NavEngine

extension Finding {
  /// What findings of an identity are about.
  package struct Description: Sendable {
    package let id: String
    /// One sentence.
    package let text: String

    init(_ id: String, _ text: String) {
      self.id = id
      self.text = text
    }

    /// Those that are no guidelines; a handler that fails has the identity of its failure.
    package static let all: [Description] = [
      Description("law-broken", "A law of the model doesn't hold: a mistake of navsh itself."),
      Description("never-rests", "A handler doesn't come to rest."),
      Description("no-way-out", "Something can't be left once it shows."),
      Description("broken-rule", "A `rule` doesn't hold somewhere, or a `never` does."),
      Description("unreadable-rule", "A `rule` or `never` has no value somewhere."),
      Description("too-far", "A `reachable` takes more gestures than it says."),
      Description("unreachable-tab", "A tab is never selected."),
      Description("unreachable-screen", "A screen never shows."),
      Description("unreachable-presentation", "A popover, sheet or alert is never presented."),
      Description("leads-nowhere", "A button or link does nothing, or leads to what isn't there."),
      Description("needless-allow", "An `allow` silences nothing."),
    ]

    /// The one with an identity.
    package static func named(_ id: String) -> Description? { all.first { $0.id == id } }
  }
}
