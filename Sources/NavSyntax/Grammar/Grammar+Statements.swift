extension Grammar {
  private static let anywhere: Context = [.top, .statements, .swipe]

  static let gestures: [Form] = [
    gesture(.tapRow, "tap row ROW", "taps a row", ["tap row 2", "tap row where name == \"Lamp\""]),
    gesture(.tapInfo, "tap info of row ROW", "taps the info button of a row"),
    gesture(
      .tap, "tap TARGET", "taps what has that name or title",
      ["tap \"Edit\" in toolbar", "tap more"]),
    gesture(.hold, "hold TARGET", "touches and holds"),
    gesture(.swipeRow, "swipe left|right row ROW [fully]", "swipes over a row"),
    gesture(.swipe, "swipe down|up", "swipes over the topmost screen"),
    gesture(.pull, "pull", "pulls the table down to refresh it"),
    gesture(.backTo, "back to SCREEN", "goes back to the nearest such screen"),
    gesture(.back, "back", "goes back one screen"),
    gesture(
      .searchFor, "search TEXT [in SCOPE]", "searches, letter by letter",
      ["search \"miles\" in artist"]),
    gesture(.type, "type TEXT [into FIELD]", "types into the field that has the focus"),
    gesture(.paste, "paste TEXT [into FIELD]", "puts text in at once"),
    gesture(.backspace, "backspace [NUMBER]", "deletes characters before the cursor"),
    gesture(.clear, "clear [TARGET]", "taps the clear button"),
    gesture(.cancelSearch, "cancel", "ends the search"),
    gesture(.returnKeyPress, "return", "presses Return"),
    gesture(.next, "next", "goes to the next field"),
    gesture(.previous, "previous", "goes to the field before"),
    gesture(.scope, "scope SCOPE", "chooses where to search"),
    gesture(.dismiss, "dismiss", "closes the topmost presentation from outside"),
    gesture(.indexTap, "index TEXT", "taps a letter of the index"),
    gesture(.scrollTo, "scroll to row ROW", "scrolls a row into view"),
    gesture(.edit, "edit", "begins editing the table, or the tabs in More"),
    gesture(.done, "done", "ends editing"),
    gesture(.moveRow, "move row NUMBER to TO", "moves a row"),
    gesture(.moveTab, "move tab TAB to TO", "moves a tab among all tabs"),
    gesture(.deleteRow, "delete row ROW", "deletes a row"),
    gesture(.choose, "choose OPTION [in TARGET]", "chooses an option"),
    gesture(.set, "set TARGET to VALUE", "moves a slider or sets a date"),
    gesture(.increase, "increase TARGET", "taps plus"),
    gesture(.decrease, "decrease TARGET", "taps minus"),
    gesture(.hover, "hover TARGET", "rests the pointer over it"),
    gesture(.rotate, "rotate", "turns the device"),
    gesture(.call, "WORD REST", "a component's action, or steps in use", ["rate stars 4"]),
  ]

  static let events: [Form] = [
    event(
      .present, "present PRESENTATION [ARGUMENTS] [from CONTROL] [replacing]", "presents something"),
    event(.cancel, "cancel PRESENTATION", "closes it, giving changes back"),
    event(.close, "close [PRESENTATION]", "closes it, keeping changes"),
    event(.push, "push SCREEN [ARGUMENTS]", "pushes a screen"),
    event(.popToRoot, "pop to root", "pops all but the root"),
    event(.pop, "pop", "pops a screen"),
    event(.unwind, "unwind to SCREEN", "closes what is presented, then pops to a screen"),
    event(.selectTab, "select tab TAB", "shows a tab"),
    event(.badgeEvent, "badge TAB VALUE", "sets a tab's badge; `none` removes it"),
    event(.enable, "enable TARGET", "lets it be used"),
    event(.disable, "disable TARGET", "dims it"),
    event(.expand, "expand PRESENTATION", "gives a popover its larger size"),
    event(.condense, "condense PRESENTATION", "gives a popover its smaller size"),
    event(.say, "say VALUE", "prints a line"),
    event(.device, "device DEVICE", "shows the app on another device"),
    event(
      .waitUntil, "wait until CONDITION [within DURATION]",
      "lets the clock run until something is so"),
    event(.wait, "wait DURATION", "lets the clock run", ["wait 2s"]),
    event(.after, "after DURATION", "runs statements when the time has come", block: .statements),
    Form(
      .assign, .event, "NAME = VALUE", in: anywhere.union(.changes), "gives a variable a value",
      ["cart = cart + 1"]),
  ]

  static let questions: [Form] = [
    question(.show, "show [TARGET]", "draws the screen"),
    question(.whereAmI, "where", "says in one line where you are"),
    question(.tree, "tree [json]", "prints the state"),
    question(.can, "can", "lists all gestures possible now"),
    question(.why, "why STATEMENT", "says why a gesture would be refused"),
    Form(
      .expectChanges, .question, "expect changes", in: anywhere, block: .changes,
      "fails when the last gesture didn't change exactly this",
      ["expect changes { push home; cart = 1 }"]),
    question(
      .expectPicture, "expect picture TEXT", "fails when the screen isn't drawn as it was stored",
      ["expect picture \"cart\""]),
    question(
      .expect, "expect CONDITION [else MESSAGE]", "fails when it isn't so",
      ["expect screen == home"]),
    question(
      .path, "path [from start] to VALUE", "the fewest gestures to a screen or a condition",
      ["path to checkout", "path from start to cart > 2"]),
    question(.pathsCover, "paths cover", "the fewest flows that visit every screen and gesture"),
    question(
      .diff, "diff [POINT] [OTHER]", "what changed since the last statement, a mark or a step",
      ["diff \"here\"", "diff @3 @7"]),
    question(.print, "print VALUE", "prints a value", ["print stack.count"]),
    question(.help, "help [TOPIC]", "says how something is written and what it does"),
    question(.apropos, "apropos TOPIC", "finds help by a word"),
  ]

  static let control: [Form] = [
    Form(
      .ifElse, .control, "if CONDITION", in: anywhere, block: .statements,
      "runs its block when it is so"),
    Form(
      .repeatTimes, .control, "repeat VALUE", in: anywhere, block: .statements,
      "runs its block so many times"),
    Form(
      .forEach, .control, "for NAME in LIST", in: anywhere, block: .statements,
      "runs its block for each"),
    Form(.letValue, .control, "let NAME = VALUE", in: anywhere, "names a value"),
    Form(.mark, .control, "mark TEXT", in: anywhere, "names this state"),
    Form(
      .go, .control, "go POINT", in: anywhere, "goes to a mark or a step of the history",
      ["go \"here\"", "go @3"]),
    Form(.stop, .control, "stop", in: anywhere, "ends the flow or the script here"),
    Form(.skip, .control, "skip [WHY]", in: anywhere, "leaves the flow out, with a reason"),
    Form(
      .soft, .control, "soft STATEMENT", in: anywhere,
      "an expectation that goes on when it isn't met, and fails at the end",
      ["soft expect screen == home"]),
    Form(
      .tryOut, .control, "try", in: anywhere, block: .statements,
      "shows what would happen and puts everything back"),
  ]

  static let session: [Form] = [
    session(.undo, in: anywhere, "undo [NUMBER]", "takes back statements"),
    session(.redo, in: anywhere, "redo [NUMBER]", "does again what was undone"),
    session(.reset, in: anywhere, "reset", "starts the prototype afresh"),
    session(.history, "history", "lists the statements so far"),
    session(.marks, "marks", "lists the marks"),
    session(.timeline, "timeline", "what changed at each step"),
    session(.branches, "branches", "the futures left by undo"),
    session(.recordStop, "record stop", "ends the recording and writes it"),
    session(
      .recordLean, "record lean FILE", "writes what is done as a flow, without expectations"),
    session(
      .record, "record FILE", "writes what is done as a flow, with what each gesture changed",
      ["record \"tour.proto\""]),
    session(.load, "load FILE", "reads a file into the running prototype"),
    session(.save, "save FILE", "writes the prototype as it is now"),
    session(
      .step, "step [FLOW] [on DEVICE]", "runs one statement, or begins stepping a flow",
      ["step \"to the cart\""]),
    session(.into, "into", "steps into steps and handlers"),
    session(.out, "out", "runs to the end of steps or a handler"),
    session(.continueRun, "continue", "runs on to the next stop"),
    session(.rewindToStart, "rewind to start", "goes back to the first statement of the flow"),
    session(.rewind, "rewind [NUMBER]", "steps backwards"),
    session(
      .breakOnChange, "break on change VALUE [when CONDITION]", "stops where a value changes",
      ["break on change cart"]),
    session(.breakOnRefused, "break on refused", "stops where a gesture is refused"),
    session(.breakOff, "break off [NUMBER]", "takes a breakpoint away, or all of them"),
    session(
      .breakAt, "break VALUE [when CONDITION]", "stops at a line, or where a flow begins",
      ["break 12", "break 12 when cart > 1", "break \"to the cart\""]),
    session(.breaks, "breaks", "lists where it stops"),
    session(.watchOff, "watch off [NUMBER]", "takes a watch away, or all of them"),
    session(
      .watch, "watch [VALUE]", "shows a value whenever it changes, or lists what is watched",
      ["watch cart"]),
    session(
      .check, "check [full]",
      "looks for broken rules and guidelines in what can show, or everywhere"),
    session(
      .graph, "graph [WORD]", "writes the navigation map: dot, mermaid, json or svg",
      ["graph mermaid"]),
    session(.map, "map", "draws the navigation map"),
    session(.missingFlows, "missing flows", "writes the flows that are missing"),
    session(
      .export, in: anywhere, "export REST", "writes the prototype by an exporter of a plugin",
      ["export outline"]),
    session(.plugins, "plugins", "lists the plugins"),
    session(.plugin, "plugin REST", "asks about a plugin"),
    session(
      .option, "option WORD [VALUE]", "shows or sets an option of the shell", ["option show always"]
    ),
    session(.option, "set show VALUE", "shows or sets when the screen is drawn"),
    session(.timing, "timing WORD", "shows how long statements take"),
    session(.complete, "complete TEXT", "lists what Tab would offer"),
    session(.quit, "quit", "leaves the shell"),
  ]

  private static func gesture(
    _ id: FormID, _ signature: String, _ summary: String, _ examples: [String] = []
  ) -> Form {
    Form(id, .gesture, signature, in: anywhere, summary, examples)
  }

  private static func event(
    _ id: FormID, _ signature: String, _ summary: String, _ examples: [String] = [],
    block: Context = []
  ) -> Form {
    Form(id, .event, signature, in: anywhere, block: block, summary, examples)
  }

  private static func question(
    _ id: FormID, _ signature: String, _ summary: String, _ examples: [String] = []
  ) -> Form {
    Form(id, .question, signature, in: anywhere, summary, examples)
  }

  private static func session(
    _ id: FormID, in contexts: Context = .top, _ signature: String, _ summary: String,
    _ examples: [String] = []
  ) -> Form {
    Form(id, .session, signature, in: contexts, summary, examples)
  }
}
