extension Grammar {
  static let screenClauses: [Form] = [
    Form(.hidesTabs, .clause, "hides tabs", in: .screen, "hides the tab bar until it is popped"),
    Form(.backTitle, .clause, "back TITLE", in: .screen, "what the back button above it says"),
    Form(.bar, .clause, "bar", in: [.screen, .presentation], block: .bar, "the navigation bar"),
    Form(
      .search, .clause, "search", in: [.screen, .presentation], block: .search, "the search bar"),
    Form(
      .toolbar, .clause, "toolbar", in: [.screen, .presentation], block: .toolbar, "the toolbar"),
    Form(
      .onAppear, .clause, "on appear", in: [.screen, .presentation], block: .statements,
      "runs when it appears"),
    Form(
      .onDisappear, .clause, "on disappear", in: [.screen, .presentation], block: .statements,
      "runs when it disappears"),
    Form(.see, .clause, "see TEXT", in: [.screen, .presentation], "where the design is described"),
    Form(.modal, .clause, "modal", in: .presentation, "closes only by its own buttons"),
    Form(
      .stackContent, .clause, "stack SCREEN [ARGUMENTS]", in: .presentation,
      "holds a stack of its own"),
    Form(
      .size, .clause, "size W H [expands WIDE HIGH]", in: .presentation, "its size in points",
      ["size 320 240 expands 320 480"]),
    Form(
      .arrowSide, .clause, "arrow up|down|left|right|any", in: .presentation,
      "where its arrow may point"),
    Form(.passes, .clause, "passes TARGET…", in: .presentation, "what still acts while it is open"),
    Form(
      .adapts, .clause, "adapts sheet|full|none", in: .presentation,
      "what it becomes on a compact device"),
    Form(
      .onAttempt, .clause, "on attempt", in: .presentation, block: .statements,
      "runs when somebody tries to close it"),
    Form(.message, .clause, "message MESSAGE", in: .presentation, "the text under its title"),
    Form(
      .leading, .clause, "leading ELEMENT", in: [.bar, .element],
      "before the title, or before the text"),
    Form(
      .trailing, .clause, "trailing ELEMENT", in: [.bar, .element],
      "after the title, or after the text"),
    Form(.prompt, .clause, "prompt TEXT", in: [.bar, .search], "one line above"),
    Form(.barHidden, .clause, "hidden", in: .bar, "no navigation bar"),
    Form(.besideBack, .clause, "beside back", in: .bar, "leading buttons keep the back button"),
    Form(.searchPlace, .clause, "in bar|content", in: .search, "where the search bar stands"),
    Form(
      .placeholder, .clause, "placeholder TEXT", in: [.search, .element], "shows while it is empty"),
    Form(
      .scopes, .clause, "scopes COLUMN…", in: .search, "columns to search in; `all` is every one"),
    Form(
      .scopeDefinition, .clause, "scope NAME TITLE where CONDITION", in: .search,
      "a scope by condition"),
    Form(.pinned, .clause, "pinned", in: .search, "always shown"),
    Form(.hiddenUntilSwipe, .clause, "hidden until swipe", in: .search, "folded at first"),
    Form(
      .bookmarks, .clause, "bookmarks ARROW", in: .search, "a button that shows while it is empty"),
    Form(
      .suggestions, .clause, "suggestions TEXT…", in: .search, "searches offered while it is empty"),
    Form(
      .shortcut, .clause, "shortcut TITLE ARROW", in: .search, "a place offered while it is empty"),
    Form(.no, .clause, "no clear|cancel", in: .search, "leaves a button out"),
    Form(.searches, .clause, "searches TABLE", in: .search, "the table it searches"),
  ]

  static let tableClauses: [Form] = [
    Form(
      .cell, .clause, "cell COLUMN [subtitle SUBTITLE] [value CELLVALUE]", in: .table,
      "the columns a row shows"),
    Form(.numberColumns, .clause, "number COLUMN…", in: .table, "columns that hold numbers"),
    Form(.sectionBy, .clause, "section by COLUMN [initial]", in: .table, "groups rows"),
    Form(.index, .clause, "index", in: .table, "letters at the side"),
    Form(.sortedBy, .clause, "sorted by COLUMN", in: .table, "the order of the rows"),
    Form(.rowsWhere, .clause, "rows where CONDITION", in: .table, "which rows there are"),
    Form(.empty, .clause, "empty TEXT", in: .table, "shows when there are no rows"),
    Form(
      .tableSection, .clause, "section TITLE [footer FOOTER]", in: .table, block: .section,
      "rows under a header"),
    Form(
      .row, .clause, "row [NAME] TITLE", in: [.section, .table], inline: .row, block: .row,
      "an inline row"),
    Form(
      .rowRule, .clause, "row", in: .table, inline: .row, block: .row, "what every row does",
      ["row -> player(row)"]),
    Form(.select, .clause, "select none|one|many", in: .table, "how many rows can be selected"),
    Form(
      .info, .clause, "info", in: [.table, .row], inline: .element, block: .element,
      "the info button of a row"),
    Form(
      .swipeAction, .clause, "swipe left|right TITLE", in: [.table, .row], inline: .swipe,
      block: .swipe,
      "an action a swipe shows"),
    Form(.editable, .clause, "editable", in: .table, "rows can be deleted"),
    Form(.movable, .clause, "movable", in: .table, "rows can be moved while editing"),
    Form(.disclosure, .clause, "disclosure", in: [.table, .row], "rows show that they lead on"),
    Form(
      .checkmark, .clause, "checkmark [when CONDITION]", in: [.table, .row],
      "rows show a check mark"),
    Form(.subtitle, .clause, "subtitle TEXT", in: .row, "the second line"),
    Form(.valueText, .clause, "value TEXT", in: .row, "the text at the end"),
  ]

  private static let tappable: Context = [.element, .row, .swipe, .tab]

  static let elementClauses: [Form] = [
    Form(
      .arrow, .clause, "ARROW", in: tappable, "where it leads",
      ["-> checkout when cart > 0 else emptyCart"]),
    Form(
      .onTap, .clause, "on tap", in: [.element, .row, .swipe], block: .statements,
      "runs when it is tapped"),
    Form(
      .onChange, .clause, "on change", in: [.element, .row], block: .statements,
      "runs when its value changes"),
    Form(
      .on, .clause, "on WORD", in: .element, block: .statements, "runs on an event of a component"),
    Form(
      .enabled, .clause, "enabled [when CONDITION]", in: [.element, .row, .tab, .swipe],
      "can be used"),
    Form(
      .disabled, .clause, "disabled [when CONDITION]", in: [.element, .row, .tab, .swipe],
      "is dimmed and can't be used"),
    Form(.shown, .clause, "shown [when CONDITION]", in: [.element, .row], "is there"),
    Form(.hidden, .clause, "hidden [when CONDITION]", in: [.element, .row], "isn't there"),
    Form(
      .closes, .clause, "closes [then THEN]", in: .element,
      "closes what it stands in, keeping changes"),
    Form(
      .cancels, .clause, "cancels [asking THEN when changed]", in: .element,
      "closes what it stands in, giving changes back"),
    Form(.submits, .clause, "submits", in: .element, "judges the form first"),
    Form(.destructive, .clause, "destructive", in: [.element, .row, .swipe], "destroys something"),
    Form(.icon, .clause, "icon TEXT", in: [.element, .tab, .row], "a symbol"),
    Form(.of, .clause, "of TEXT…", in: .element, "the options of a choice"),
    Form(.multiple, .clause, "multiple", in: .element, "several options at once"),
    Form(.menuStyle, .clause, "menu", in: .element, "options in a menu"),
    Form(.segmented, .clause, "segmented", in: .element, "options side by side"),
    Form(.range, .clause, "from VALUE to UPTO", in: .element, "the least and the greatest value"),
    Form(.starts, .clause, "starts VALUE", in: .element, "the value at first"),
    Form(.stepBy, .clause, "step VALUE", in: .element, "how much a step changes"),
    Form(.secure, .clause, "secure", in: .element, "shows dots"),
    Form(.keepsText, .clause, "keeps text", in: .element, "typing goes on after coming back"),
    Form(
      .clearMode, .clause, "clear while|unless editing", in: .element,
      "when its clear button shows"),
    Form(
      .clearMode, .clause, "clear never|always", in: .element, "whether it has a clear button"),
    Form(.keyboard, .clause, "keyboard WORD", in: .element, "the keyboard it asks for"),
    Form(.returnKey, .clause, "return WORD", in: .element, "what Return does"),
    Form(.digits, .clause, "digits NUMBER", in: .element, "at most so many digits"),
    Form(.numberOnly, .clause, "number", in: .element, "a number"),
    Form(.decimals, .clause, "decimals NUMBER", in: .element, "a number with so many decimals"),
    Form(.percent, .clause, "percent", in: .element, "a percentage"),
    Form(.currency, .clause, "currency WORD", in: .element, "an amount of money"),
    Form(
      .max, .clause, "max NUMBER", in: .element,
      "the greatest number of characters, or of a component's value"),
    Form(
      .valid, .clause, "valid when CONDITION [else MESSAGE] [on typing|leave|submit]", in: .element,
      "when its text is right, and when that is judged"),
    Form(.holdsFocus, .clause, "holds focus", in: .element, "can't be left while it is wrong"),
    Form(.required, .clause, "required", in: .element, "can't be empty"),
    Form(.fieldWidth, .clause, "width NUMBER", in: .element, "its width in columns"),
    Form(.lines, .clause, "lines NUMBER", in: .element, "a text view of so many lines"),
    Form(
      .overflow, .clause, "clip|wrap|truncate [head|middle|tail]", in: .element,
      "what becomes of text that doesn't fit"),
    Form(
      .property, .clause, "WORD VALUE [when CONDITION]", in: .component, "a property of a component"
    ),
  ]
}
