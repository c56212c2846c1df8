internal import NavEngine
internal import NavExplore
internal import NavModel
internal import NavRender
internal import NavShell
internal import NavSyntax

extension Subcommand {
  static let path = Subcommand(
    "path", "find the fewest gestures to something",
    synopsis: "FILE --to X", operands: .prototypes, options: [.goal, .device],
    discussion: [
      "X is a screen, popover, sheet, alert or tab by its name, or a condition. The answer is a flow "
        + "that starts from the fresh state; it can stand in the file."
    ],
    examples: [
      Example("navsh path shop.proto --to checkout", "how to get to the checkout"),
      Example("navsh path shop.proto --to 'cart > 2'", "until something is so"),
    ]
  ) { invocation, console in
    guard let file = invocation.operands.first, invocation.operands.count == 1 else {
      return console.wants("one FILE", in: invocation)
    }
    guard let goal = invocation.value(.to) else { return console.wants("--to X", in: invocation) }
    let device: String? = invocation.value(.on)
    let bench = Workbench(console, files: [file], device: device)
    guard bench.load(file, runsStatements: false, .diagnosticsOnly),
      bench.knowsDevice(device, subcommand: "path")
    else { return bench.status }
    return bench.path(to: goal)
  }
}

extension Workbench {
  /// Writes the flow to a goal that is given as text.
  fileprivate func path(to text: String) -> ExitStatus {
    let goal: Goal
    switch session.goal(SourceText(name: "--to", text: "path to \(text)")) {
    case .success(let read): goal = read
    case .failure(let wrong):
      for diagnostic in wrong.diagnostics { printer.print(diagnostic) }
      return .wrongDefinition
    }
    let search = PathSearch(from: session.machine, bounds: Bounds()) {
      Interruption.isRequested ? .interrupted : nil
    }
    switch search.path(to: goal) {
    case .there: console.results.write(flow([], to: text))
    case .found(let flow): console.results.write(self.flow(flow.lines, to: text))
    case .unconfirmed:
      console.complain("no flow to '\(text)' was found, though one isn't ruled out")
      return .notMet
    case .none(let isComplete):
      console.complain(
        "nothing leads to '\(text)'" + (isComplete ? "" : " in the part that was explored"))
      return Interruption.isRequested ? .interrupted : .notMet
    }
    return .success
  }

  private func flow(_ lines: [String], to text: String) -> String {
    Finding.flow(lines, title: "to \(text)", device: session.machine.device.name)
  }
}
