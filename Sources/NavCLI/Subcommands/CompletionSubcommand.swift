internal import NavModel
internal import NavShell

extension Subcommand {
  static let completion = Subcommand(
    "completion", "print the completion script of a shell",
    synopsis: "bash|zsh|fish", operands: .words(CompletionScript.allCases.map { $0.rawValue }),
    examples: [
      Example("source <(navsh completion bash)", "for this bash"),
      Example("navsh completion fish > ~/.config/fish/completions/navsh.fish", "for every fish"),
    ]
  ) { invocation, console in
    let names: [String] = CompletionScript.allCases.map { $0.rawValue }
    guard invocation.operands.count == 1, let name = invocation.operands.first else {
      console.complain(
        UsageError(
          "completion wants one shell", advice: "it is \(alternatives(names))", topic: "completion")
      )
      return .wrongCommandLine
    }
    guard let script = CompletionScript(rawValue: name) else {
      let meant: String? = nearest(to: name, in: names)
      console.complain(
        "there are no completions for '\(name)'",
        advice: meant.map { "did you mean '\($0)'?" } ?? "there are for \(alternatives(names))")
      return .wrongCommandLine
    }
    console.results.write(script.text)
    return .success
  }
}
