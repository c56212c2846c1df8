internal import NavShell

extension Subcommand {
  static let check = Subcommand(
    "check", "look for broken rules and guidelines in every state",
    synopsis: "FILE...", operands: .prototypes,
    options: [
      .definitions, .full, .stack, .depth, .states, .time, .only, .except, .baseline, .device,
      .checkFormat, .timing,
    ],
    discussion: [
      "Explores what can show: hidden stacks stand for any that can be reached, and a finding is "
        + "replayed from the start before it is told. With --full every state is explored exactly."
    ],
    examples: [
      Example("navsh check shop.proto", "everything worth knowing"),
      Example("navsh check --definitions shop.proto", "without exploring"),
      Example("navsh check shop.proto --full --stack 3 --format json", "exact figures"),
    ]
  ) { invocation, console in
    guard !invocation.operands.isEmpty else {
      return console.wants("a FILE", in: invocation)
    }
    var run = CheckRun(invocation, console)
    return run.perform()
  }
}
