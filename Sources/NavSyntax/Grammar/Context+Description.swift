extension Context {
  /// Where something of this context stands, for messages: the first of its places.
  var place: String {
    for (context, name) in Context.names where overlaps(context) { return name }
    return "nowhere"
  }

  /// What stands in this context, for messages.
  var content: String {
    switch self {
    case .top: "a definition or a statement"
    case .statements: "a gesture, event, question or control statement"
    case .condition: "one condition"
    case .changes: "a change, such as `push home` or `cart = 1`,"
    default: "a clause or a definition"
    }
  }

  private static let names: [(Context, String)] = [
    (.statements, "in a flow or a handler"), (.top, "at the top of a file"),
    (.screen, "in a screen"),
    (.presentation, "in a popover, sheet, alert or action sheet"),
    (.tabs, "in `tabs`"), (.tab, "in a tab"),
    (.more, "in `more`"), (.bar, "in a `bar`"), (.search, "in a `search` of a screen"),
    (.table, "in a table"), (.section, "in a section of a table"), (.row, "in a row"),
    (.toolbar, "in a `toolbar`"), (.element, "in an element"), (.elements, "in a group"),
    (.swipe, "in a swipe action"), (.app, "on the line of `app`"),
    (.flow, "between a flow's title and its block"), (.device, "in a device's definition"),
    (.component, "in a component"), (.changes, "in `expect changes`"),
  ]
}
