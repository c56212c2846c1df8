internal import Glibc
internal import NavShell
internal import NavSyntax

extension Subcommand {
  static let format = Subcommand(
    "format", "lay files out in the one canonical way",
    synopsis: "FILE...", operands: .prototypes, options: [.check],
    discussion: [
      "Files are written back, comments kept; - reads standard input and writes to standard output. "
        + "With --check nothing is written: files that would change are listed, with exit status 4."
    ],
    examples: [
      Example("navsh format shop.proto", "lay a file out"),
      Example("navsh format --check *.proto", "for continuous integration"),
    ]
  ) { invocation, console in
    guard !invocation.operands.isEmpty else {
      return console.wants("a FILE", in: invocation)
    }
    let printer = AnswerPrinter(
      results: console.results, diagnostics: console.diagnostics, style: console.style)
    var status = ExitStatus.success
    for file in invocation.operands {
      let one: ExitStatus = layOut(file, onlyChecks: invocation.has(.check), console, printer)
      status = status.joined(with: one)
    }
    return status
  }

  /// Lays one file out, or says that it is laid out differently; one with errors is left alone.
  private static func layOut(
    _ file: String, onlyChecks: Bool, _ console: Console, _ printer: AnswerPrinter
  ) -> ExitStatus {
    do throws(FileProblem) {
      let isInput: Bool = file == "-"
      let bytes: [UInt8] = try isInput ? File.readAll(STDIN_FILENO) : File.read(file)
      let parsed: Parsed = parse(SourceText(name: file, bytes: bytes))
      guard parsed.completeness == .complete else {
        for diagnostic in parsed.diagnostics { printer.print(diagnostic) }
        return .wrongDefinition
      }
      let text: String = NavSyntax.format(parsed.tree)
      let isLaidOut: Bool = Array(text.utf8) == bytes
      if onlyChecks {
        if !isLaidOut { console.results.writeLine(file) }
        return isLaidOut ? .success : .notMet
      }
      if isInput {
        console.results.write(text)
      } else if !isLaidOut {
        try File.replace(file, with: Array(text.utf8))
      }
      return .success
    } catch {
      console.complain(error.message(for: file))
      return .failedRunning
    }
  }
}
