internal import NavShell
internal import NavSyntax

extension Subcommand {
  static let tree = Subcommand(
    "tree", "print the state of a prototype",
    synopsis: "FILE", operands: .prototypes, options: [.command, .device, .json],
    discussion: [
      "The statements of the file run first, then those of -c; their answers don't show."
    ],
    examples: [Example("navsh tree shop.proto -c 'tap \"Cart\"' --json", "the state after a tap")]
  ) { invocation, console in
    guard let bench = Workbench.prepared(by: invocation, console) else {
      return .wrongCommandLine
    }
    guard bench.status == .success else { return bench.status }
    let question: String = invocation.has(.json) ? "tree json" : "tree"
    bench.enter(SourceText(name: "tree", text: question))
    return bench.status
  }
}

extension Workbench {
  /// A session in which the only file and the statements of `-c` have run without their answers.
  ///
  /// It is nothing when the command line is wrong, which has been said then.
  static func prepared(by invocation: Invocation, _ console: Console) -> Workbench? {
    let subcommand: String = invocation.subcommand.name
    guard let file = invocation.operands.first, invocation.operands.count == 1 else {
      _ = console.wants("one FILE", in: invocation)
      return nil
    }
    let device: String? = invocation.value(.on)
    let bench = Workbench(console, files: [file], device: device)
    var goesOn: Bool = bench.load(file, .diagnosticsOnly)
    guard bench.knowsDevice(device, subcommand: subcommand) else { return nil }
    for statements in invocation.values(.command) where goesOn {
      goesOn = bench.enter(SourceText(name: "-c", text: statements), .diagnosticsOnly)
    }
    return bench
  }
}
