internal import NavEngine
internal import NavModel
internal import NavRender
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
    let listing: Listing = Help.topic(topic)
    if !listing.entries.isEmpty {
      let page: Page = console.style.page(colors: console.results.usesColor)
      console.results.write(listing.text(on: page))
      return .success
    }
    let meant: String? = nearest(to: topic, in: Subcommand.names)
    console.complain(
      "there is no help on '\(topic)'",
      advice: meant.map { "did you mean '\($0)'?" } ?? "see 'navsh help'")
    return .wrongCommandLine
  }
}
