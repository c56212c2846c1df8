extension Grammar {
  /// What can stand in `expect changes`: events as `events` lists them, and nothing else.
  ///
  /// A value behind `to` may be left out; then any will do.
  static let changes: [Form] = [
    change("push SCREEN", "a screen was pushed"),
    change("pop [SCREEN]", "a screen was popped"),
    change("select tab TAB", "a tab was chosen"),
    change("select row VALUE", "a row was chosen"),
    change("deselect row VALUE", "a row is no longer chosen"),
    change("present PRESENTATION", "something was presented"),
    change("close PRESENTATION", "it closed, keeping changes"),
    change("cancel [PRESENTATION]", "it closed, giving changes back; or the search ended"),
    change("badge TAB VALUE", "a tab got another badge"),
    change("change TARGET [to VALUE]", "a control got another value"),
    change("focus TARGET", "a field got the focus"),
    change("end editing", "no field has the focus any more"),
    change("begin search", "the search became active"),
    change("search VALUE", "the text of the search is another"),
    change("scope SCOPE", "the scope of the search is another"),
    change("fold|unfold search", "the search field was folded or shown"),
    change("scroll TARGET [to row VALUE]", "a table was scrolled"),
    change("reveal|hide actions of row VALUE", "the actions of a row show, or no longer"),
    change("edit TARGET", "a table is being edited"),
    change("done TARGET", "a table is no longer edited"),
    change("delete row VALUE", "a row was deleted"),
    change("move row VALUE [to UPTO]", "a row was moved"),
    change("move tab TAB [to UPTO]", "a tab was moved"),
    change("refresh TARGET", "a table was refreshed"),
    change("enable|disable TARGET", "a control can be used, or no longer"),
    change("resize TARGET [to VALUE]", "a popover has another size"),
    change("adapt TARGET", "a presentation looks otherwise"),
    change("appear|disappear SCREEN", "a screen came into sight or went; needn't be listed"),
    change("say VALUE", "the app said something"),
    change("tooltip VALUE", "a tooltip shows, or none"),
    change("rotate", "the device was turned"),
    change("device DEVICE", "the app shows on another device"),
    change("wait VALUE", "the clock went on"),
  ]

  private static func change(_ signature: String, _ summary: String) -> Form {
    Form(.change, .clause, signature, in: .changes, summary)
  }
}
