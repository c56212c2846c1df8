internal import NavModel
internal import NavShell

extension Subcommand {
  static let help = Subcommand(
    "help", "say how something is written and what it does",
    synopsis: "[TOPIC]", operands: .topic,
    discussion: [
      "A topic is a subcommand or a word of the language; the prompt knows 'help' too."
    ],
    examples: [
      Example("navsh help test", "how flows are run"),
      Example("navsh help tap", "a word of the language"),
    ]
  ) { invocation, console in
    guard let first = invocation.operands.first else {
      console.results.write(HelpPage.text(of: .shell))
      return .success
    }
    if invocation.operands.count == 1, let subcommand = Subcommand.named(first) {
      console.results.write(HelpPage.text(of: subcommand))
      return .success
    }
    let topic: String = invocation.operands.joined(separator: " ")
    if let later = Announced.subcommand(topic) {
      console.complain(later)
      return .wrongCommandLine
    }
    let meant: String? = nearest(to: topic, in: Subcommand.names)
    console.complain(
      "there is no help on '\(topic)'",
      advice: meant.map { "did you mean '\($0)'?" } ?? "see 'navsh help'")
    return .wrongCommandLine
  }
}
