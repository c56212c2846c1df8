internal import NavShell

extension Subcommand {
  static let plugin = Subcommand(
    "plugin", "make, test, list and trust plugins",
    synopsis: "VERB [NAME...]", operands: .words(PluginVerb.all.map { $0.name }),
    options: [.python, .json, .trustLock, .writeLock],
    discussion: PluginVerb.all.map { "\($0.synopsis): \($0.summary)." } + [
      "A plugin in Lua is closed in and needs no trust. One that is a program runs with all your "
        + "rights, so it runs only after 'navsh plugin trust', and only as it was then."
    ],
    examples: [
      Example("navsh plugin new stars", "a component in plugins/stars"),
      Example("navsh plugin test plugins/stars", "its flows, then the contract"),
      Example("navsh plugin trust shop.proto", "see what would run, and agree to it"),
    ]
  ) { invocation, console in
    guard let word = invocation.operands.first else {
      return console.wants("a VERB", in: invocation)
    }
    guard let verb = PluginVerb.all.first(where: { $0.name == word }) else {
      console.complain(
        UsageError(
          "plugin can't '\(word)'", advice: "it is \(alternatives(PluginVerb.all.map { $0.name }))",
          topic: "plugin"))
      return .wrongCommandLine
    }
    return verb.perform(Array(invocation.operands.dropFirst()), invocation, console)
  }
}

/// What `navsh plugin` can do.
struct PluginVerb: Sendable {
  let name: String
  let synopsis: String
  let summary: String
  let perform: @Sendable (_ operands: [String], Invocation, Console) -> ExitStatus

  static let all: [PluginVerb] = [
    PluginVerb(
      name: "new", synopsis: "new NAME", summary: "writes one that works, with a flow",
      perform: PluginNew.perform),
    PluginVerb(
      name: "test", synopsis: "test DIR...",
      summary: "runs the flows in its folder, then tries whether it keeps the contract",
      perform: PluginTesting.perform),
    PluginVerb(
      name: "list", synopsis: "list", summary: "names the plugins that a prototype here could use",
      perform: PluginListing.list),
    PluginVerb(
      name: "info", synopsis: "info NAME", summary: "says what a plugin is and what it may use",
      perform: PluginListing.info),
    PluginVerb(
      name: "trust", synopsis: "trust [FILE...]",
      summary: "shows which programs the prototypes, or the plugins here, would run, and asks",
      perform: PluginTrusting.perform),
  ]
}
