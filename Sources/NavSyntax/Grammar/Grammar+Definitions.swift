extension Grammar {
  static let definitions: [Form] = [
    Form(
      .version, .definition, "navsh NUMBER", in: .top, "the version of the language", ["navsh 1"]),
    Form(
      .app, .definition, "app TITLE [on DEVICE]", in: .top, inline: .app,
      "the app's title and the device it is shown on", ["app \"Shop\" on iphone"]),
    Form(
      .appLocale, .clause, "locale TEXT", in: .app, "the locale of numbers and dates",
      ["app \"Shop\" on ipad locale \"de_DE\""]),
    Form(
      .appGuidelines, .clause, "guidelines NUMBER", in: .app, "the year whose guidelines hold",
      ["app \"Shop\" on iphone guidelines 2025"]),
    Form(
      .startAt, .definition, "start at SCREEN", in: .top, "the screen the app starts with",
      ["start at home"]),
    Form(
      .deviceDefinition, .definition, "device NAME TITLE like DEVICE", in: .top, block: .device,
      "a device of your own", ["device fold \"Fold\" like ipad { tabs 6; width 700 }"]),
    Form(.tabCapacity, .clause, "tabs NUMBER", in: .device, "how many tabs its bar can show"),
    Form(.deviceWidth, .clause, "width NUMBER", in: .device, "its width in points"),
    Form(
      .variable, .definition, "var NAME = VALUE", in: [.top, .screen],
      "state of the prototype, or of each instance of a screen", ["var cart = 0"]),
    Form(
      .tabs, .definition, "tabs", in: [.top, .presentation], block: .tabs,
      "the tab bar, in order", ["tabs { tab home \"Home\" -> home; tab cart \"Cart\" -> basket }"]),
    Form(
      .tab, .definition, "tab NAME [TITLE]", in: .tabs, inline: .tab, block: .tab,
      "one tab and its root screen", ["tab home \"Home\" icon \"house\" -> home"]),
    Form(.more, .clause, "more", in: .tabs, block: .more, "what the More tab shows"),
    Form(
      .badge, .clause, "badge VALUE [when CONDITION]", in: [.tab, .more],
      "text or a number on the tab; `badge sum` in `more`", ["badge unread when unread > 0"]),
    Form(.fixed, .clause, "fixed", in: .tab, "can't be moved from its place"),
    Form(
      .screen, .definition, "screen NAME [PARAMETERS] [TITLE]", in: .top, block: .screen,
      "a screen", ["screen home \"Home\" { button \"Go\" -> detail }"]),
    Form(
      .popover, .definition, "popover NAME [PARAMETERS] [TITLE]", in: .top, inline: .presentation,
      block: .presentation, "a popover: at most one is ever open",
      ["popover sort \"Sort by\" { choice key of \"Title\" \"Artist\" }"]),
    Form(
      .sheet, .definition, "sheet NAME [PARAMETERS] [TITLE]", in: .top, inline: .presentation,
      block: .presentation, "a sheet over what is there", ["sheet add \"New song\" modal { }"]),
    Form(
      .alert, .definition, "alert NAME [PARAMETERS] [TITLE]", in: .top, inline: .presentation,
      block: .presentation, "an alert: only its own buttons work while it is up",
      ["alert sure \"Delete?\" { button \"Delete\" destructive; button \"Cancel\" cancels }"]),
    Form(
      .actions, .definition, "actions NAME [PARAMETERS] [TITLE]", in: .top, inline: .presentation,
      block: .presentation, "an action sheet"),
    Form(
      .group, .definition, "group NAME [PARAMETERS]", in: .top, block: .elements,
      "a piece of a screen to use again, as NAME(…)"),
    Form(
      .steps, .definition, "steps NAME [PARAMETER…]", in: .top, block: .statements,
      "gestures to use again, as NAME …", ["steps signIn who { type (who) into user; return }"]),
    Form(
      .flow, .definition, "flow TITLE", in: .top, inline: .flow, block: .statements,
      "a way through the app with its expectations; starts from the fresh state",
      ["flow \"to the cart\" { tap cart; expect screen == basket }"]),
    Form(.flowOn, .clause, "on DEVICE…", in: .flow, "the devices the flow runs on, one run each"),
    Form(.flowTagged, .clause, "tagged TAG…", in: .flow, "words to choose flows by"),
    Form(.flowAfter, .clause, "after FLOW", in: .flow, "starts where another flow ended"),
    Form(.flowWith, .clause, "with NAME in FILE", in: .flow, "runs once for each row of a table"),
    Form(.flowCovers, .clause, "covers TEXT…", in: .flow, "the requirements the flow shows"),
    Form(
      .knownFailure, .clause, "known failure WHY [until DATE]", in: .flow,
      "the flow is known to fail, perhaps until a date"),
    Form(
      .setup, .definition, "setup", in: .top, block: .statements,
      "events run before each flow of the file", ["setup { cart = 3 }"]),
    Form(
      .rule, .definition, "rule TITLE", in: .top, block: .condition,
      "holds in every reachable state",
      ["rule \"nobody pays for nothing\" { checkout is open implies cart > 0 }"]),
    Form(
      .never, .definition, "never TITLE", in: .top, block: .condition,
      "holds in no reachable state"),
    Form(
      .reachable, .definition, "reachable SCREEN within NUMBER taps|tap", in: .top,
      "can be reached with few taps", ["reachable payment within 6 taps"]),
    Form(
      .samples, .definition, "samples TEXT…", in: [.top, .table, .element], "texts worth trying"),
    Form(
      .allow, .definition, "allow TAG WHY", in: [.top, .screen, .presentation],
      "silences a guideline, with a reason"),
    Form(
      .include, .definition, "include FILE", in: .top, "reads another file's definitions",
      ["include \"screens.proto\""]),
    Form(
      .redefine, .definition, "redefine DEFINITION", in: .top,
      "takes the place of a definition of the same name", ["redefine screen home \"Start\""]),
    Form(
      .use, .definition, "use PLUGIN [>= VALUE]", in: .top, "loads a plugin", ["use rating >= 1.0"]),
  ]
}
