internal import NavShell

extension Subcommand {
  static let shell = Subcommand(
    "", "a scriptable shell for navigation prototypes of iPhone and iPad apps",
    synopsis: "[FILE...]", operands: .prototypes,
    options: [.command, .interactive, .version],
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
    return .success
  }
}
