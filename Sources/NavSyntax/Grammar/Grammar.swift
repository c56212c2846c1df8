/// All forms, by subject; each subject has a file of its own.
package enum Grammar {
  /// Every form.
  ///
  /// Where one word begins several, the parser tries them in this order.
  package static let forms: [Form] =
    definitions + elements + screenClauses + tableClauses + elementClauses + gestures + events
    + questions + control + session + changes

  /// Words that are values of the model: no variable may be called like one.
  package static let modelValues: [String] = [
    "tab", "screen", "stack", "popover", "sheet", "alert", "actions", "presented", "search", "tabs",
    "more", "device", "events", "back", "focus", "tooltip", "clock", "row",
  ]

  /// Words that `refused as` knows.
  package static let reasons: [String] = [
    "absent", "ambiguous", "disabled", "modal", "alert", "covered", "root", "fixed", "folded",
    "empty", "invalid", "restricted", "unfocused", "editing", "unsupported", "plugin",
  ]
}
