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
  ) { _, console in
    console.complain("this version can't lay files out")
    return .wrongCommandLine
  }
}
