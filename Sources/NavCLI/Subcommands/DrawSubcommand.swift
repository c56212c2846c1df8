internal import NavEngine
internal import NavModel
internal import NavShell
internal import NavSyntax

extension Subcommand {
  static let draw = Subcommand(
    "draw", "draw screens as wireframes",
    synopsis: "FILE", operands: .prototypes,
    options: [.screen, .command, .device, .width, .drawingFormat, .ascii],
    discussion: [
      "It draws the screen that shows when the statements of the file, then those of -c, have run."
    ],
    examples: [
      Example("navsh draw shop.proto", "the first screen"),
      Example("navsh draw shop.proto --screen basket --on ipad", "another one"),
    ]
  ) { invocation, console in
    guard let bench = Workbench.prepared(by: invocation, console) else {
      return .wrongCommandLine
    }
    guard bench.status == .success else { return bench.status }
    bench.printer.style.drawingWidth = invocation.number(.width)
    if invocation.has(.ascii) { bench.printer.style.isUnicode = false }
    let screens: [String] = invocation.values(.screen)
    if screens.isEmpty { bench.enter(SourceText(name: "draw", text: "show")) }
    for screen in screens {
      guard let way = bench.wayToShow(screen) else { return bench.status }
      bench.enter(SourceText(name: "draw", text: way), .diagnosticsOnly)
      guard bench.status == .success else { break }
      bench.enter(SourceText(name: "draw", text: "show"))
      bench.enter(SourceText(name: "draw", text: "undo"), .diagnosticsOnly)
    }
    return bench.status
  }
}

extension Workbench {
  /// The statement that brings up a screen or presentation; complains when there is none of that name.
  fileprivate func wayToShow(_ name: String) -> String? {
    let prototype: Prototype = session.program.prototype
    let definitions: Definitions = prototype.definitions
    if let symbol = definitions.names.symbol(name) {
      if prototype.presentation(named: symbol) != nil { return "present \(name)" }
      if prototype.screen(named: symbol) != nil { return "push \(name)" }
    }
    let known: [String] =
      definitions.screens.filter { !$0.isImplicit }.compactMap { $0.name.map(prototype.text) }
      + definitions.presentations.map { prototype.text($0.name) }
    let meant: String? = nearest(to: name, in: known)
    console.complain(
      UsageError(
        "there is no screen '\(name)'",
        advice: meant.map { "did you mean '\($0)'?" } ?? "there is \(alternatives(known))",
        topic: "draw"))
    note(.wrongCommandLine)
    return nil
  }
}
