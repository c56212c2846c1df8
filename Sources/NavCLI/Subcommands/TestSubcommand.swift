internal import NavShell

extension Subcommand {
  static let test = Subcommand(
    "test", "run every flow in files and folders",
    synopsis: "PATH...", operands: .prototypes,
    options: [.filter, .tag, .device, .stopAtFirst, .resultFormat, .trustLock],
    discussion: [
      "Folders are searched for .proto and .navproto. With --on, flows run on that device; those "
        + "that name their devices are left out unless it is one of them."
    ],
    examples: [
      Example("navsh test .", "every flow here and below"),
      Example("navsh test shop.proto --filter lamp", "some flows"),
    ]
  ) { invocation, console in
    guard !invocation.operands.isEmpty else {
      return console.wants("a PATH", in: invocation)
    }
    var run = TestRun(invocation, console)
    return run.perform()
  }
}

extension Console {
  /// Says that a subcommand lacks an operand.
  func wants(_ operand: String, in invocation: Invocation) -> ExitStatus {
    let name: String = invocation.subcommand.name
    complain(UsageError("\(name) wants \(operand)", topic: name))
    return .wrongCommandLine
  }
}
