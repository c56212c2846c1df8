internal import NavShell

extension Subcommand {
  static let check = Subcommand(
    "check", "check the definitions in files",
    synopsis: "FILE...", operands: .prototypes, options: [.definitions],
    discussion: ["Nothing is run and nothing explored."],
    examples: [Example("navsh check --definitions shop.proto", "syntax and definitions")]
  ) { invocation, console in
    guard !invocation.operands.isEmpty else {
      return console.wants("a FILE", in: invocation)
    }
    var status = ExitStatus.success
    for file in invocation.operands {
      let bench = Workbench(console, files: [file])
      if bench.load(file, runsStatements: false, .diagnosticsOnly) {
        console.results.writeLine("\(file): syntax and definitions are right")
      }
      status = status.joined(with: bench.status)
    }
    if !invocation.has(.definitions) {
      console.complain("this version checks definitions only", advice: "say --definitions")
      status = status.joined(with: .wrongCommandLine)
    }
    return status
  }
}
