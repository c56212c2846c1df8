/// One subcommand: help, completion scripts, parsing and tests read this and nothing else.
package struct Subcommand: Sendable {
  /// What its operands are, for completion.
  package enum Operands: Sendable, Equatable {
    case none
    /// Prototypes, and for `test` folders with prototypes.
    case prototypes
    /// A name to make up.
    case name
    /// One of these words.
    case words([String])
    /// A subcommand or a word of the language.
    case topic
  }

  /// A command line and what it does.
  package struct Example: Sendable {
    package let line: String
    package let summary: String

    init(_ line: String, _ summary: String) {
      self.line = line
      self.summary = summary
    }
  }

  /// The word it is called by; empty for the shell.
  package let name: String
  /// One line: what it does.
  package let summary: String
  /// Its operands as the help writes them.
  package let synopsis: String
  package let operands: Operands
  /// Its own options, without those that every subcommand takes.
  package let options: [CommandOption]
  /// Sentences that the help shows below the options.
  package let discussion: [String]
  package let examples: [Example]
  /// What it does.
  package let perform: @Sendable (Invocation, Console) -> ExitStatus

  init(
    _ name: String, _ summary: String, synopsis: String, operands: Operands,
    options: [CommandOption] = [], discussion: [String] = [], examples: [Example],
    perform: @escaping @Sendable (Invocation, Console) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.synopsis = synopsis
    self.operands = operands
    self.options = options
    self.discussion = discussion
    self.examples = examples
    self.perform = perform
  }

  /// Every option it takes.
  package var allOptions: [CommandOption] { options + CommandOption.everywhere }

  /// Every subcommand, the shell first.
  package static let all: [Subcommand] = [
    .shell, .new, .run, .test, .check, .path, .draw, .tree, .format, .plugin, .help, .completion,
  ]

  /// The subcommand of a name.
  package static func named(_ name: String) -> Subcommand? {
    all.first { $0.name == name && !name.isEmpty }
  }

  /// The names of all but the shell.
  package static var names: [String] { all.map { $0.name }.filter { !$0.isEmpty } }
}

extension CommandOption {
  /// Every option of every subcommand; one that several take is there once for each.
  package static var all: [CommandOption] {
    Subcommand.all.flatMap { $0.options } + everywhere
  }
}
