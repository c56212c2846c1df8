extension Grammar {
  /// Where an element may be defined.
  static let elementPlaces: Context = [.screen, .presentation, .elements, .bar, .toolbar]

  static let elements: [Form] = [
    element(.label, "label", "text that only shows", ["label price \"\\(item.price) €\""]),
    element(.text, "text", "text over several lines"),
    element(.image, "image", "a picture"),
    element(.link, "link", "text that leads somewhere"),
    element(.button, "button", "a button", ["button add \"Add\" -> addSong"]),
    element(.toggle, "toggle", "a switch", ["toggle news \"Newsletter\""]),
    element(
      .choice, "choice", "one or several out of options",
      ["choice key of \"Title\" \"Artist\" \"Album\""]),
    element(
      .slider, "slider", "a number along a line", ["slider limit \"Up to\" { from 0 to 500 }"]),
    element(.stepper, "stepper", "a number with plus and minus"),
    element(.date, "date", "a date"),
    element(.field, "field", "a text field", ["field name \"Name\" { placeholder \"Ada\" }"]),
    Form(
      .table, .definition, "table NAME plain|grouped|inset [from FILE]",
      in: [.screen, .presentation, .elements], block: .table, "rows, inline or from a file",
      ["table list plain from \"songs.csv\" { cell title subtitle artist }"]),
    Form(.space, .definition, "space", in: [.toolbar, .bar], "spreads the items of a bar"),
    Form(
      .formSection, .definition, "section TITLE [footer FOOTER]",
      in: [.screen, .presentation, .elements],
      block: .elements, "elements under a header"),
    Form(
      .component, .definition, "WORD [ARGUMENTS] [NAME] [TITLE]",
      in: [.screen, .presentation, .elements], inline: [.element, .component],
      block: [.element, .component],
      "a plugin's component, or a group in use"),
  ]

  private static func element(
    _ id: FormID, _ keyword: String, _ summary: String, _ examples: [String] = []
  ) -> Form {
    Form(
      id, .definition, keyword + " [NAME] [TITLE]", in: elementPlaces, inline: .element,
      block: .element, summary, examples)
  }
}
