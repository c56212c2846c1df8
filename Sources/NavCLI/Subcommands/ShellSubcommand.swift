internal import Glibc
internal import NavEngine
internal import NavModel
internal import NavShell
internal import NavSyntax

extension Subcommand {
  static let shell = Subcommand(
    "", "a scriptable shell for navigation prototypes of iPhone and iPad apps",
    synopsis: "[FILE...]", operands: .prototypes,
    options: [.command, .interactive, .trustLock, .version],
    discussion: [
      "Without a subcommand it opens the shell on the prototype in FILE. When standard input is no "
        + "terminal, it reads statements from there. A FILE called - is standard input; -- ends the "
        + "options."
    ],
    examples: [
      Example("navsh new shop", "begin with a small prototype"),
      Example("navsh shop.proto", "use a prototype"),
      Example("navsh -c 'tap \"Cart\"; show' shop.proto", "run statements and leave"),
      Example("navsh test .", "run every flow here and below"),
    ]
  ) { invocation, console in
    if invocation.has(.version) {
      console.results.writeLine(Version.line)
      return .success
    }
    if let complaint = complaint(about: invocation) {
      console.complain(complaint)
      return .wrongCommandLine
    }
    let bench = Workbench(console, files: invocation.operands)
    let statements: [String] = invocation.values(.command)
    let readsInput: Bool = statements.isEmpty && !invocation.operands.contains("-")
    let isTerminal: Bool = isatty(STDIN_FILENO) == 1
    let prompts: Bool = invocation.has(.interactive) || readsInput && isTerminal

    var goesOn = true
    for file in invocation.operands where goesOn { goesOn = bench.load(file) || prompts }
    for text in statements where goesOn {
      goesOn = bench.enter(SourceText(name: "-c", text: text)) || prompts
    }
    guard goesOn, !bench.session.hasQuit, console.results.condition == .open else {
      return bench.status
    }
    if prompts { return bench.prompt(file: invocation.operands.first { $0 != "-" }) }
    if readsInput { bench.enterStandardInput() }
    return bench.status
  }

  /// What is wrong with the first operand when it is meant for a subcommand and is none.
  private static func complaint(about invocation: Invocation) -> UsageError? {
    guard let word = invocation.operands.first, !invocation.endsOptions,
      !FilePath.isPrototype(word), !word.utf8.contains(0x2F), !File.exists(word), word != "-"
    else { return nil }
    let meant: String? = nearest(to: word, in: Subcommand.names)
    return UsageError(
      "there is no file or subcommand '\(word)'", advice: meant.map { "did you mean '\($0)'?" })
  }
}
