/// One option of the command line: parsing, help, completion scripts and tests read this and nothing else.
package struct CommandOption: Sendable {
  /// Every option, by its long name.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case ascii, baseline, check, color, command, definitions, depth, except, filter, format, full
    case help, interactive, json
    case keepGoing = "keep-going"
    case on, only, python, screen, stack, states
    case stopAtFirst = "stop-at-first"
    case tag, time, timing, to
    case trustLock = "trust-lock"
    case version, width
    case writeLock = "write-lock"
  }

  /// What stands after an option.
  package enum Argument: Equatable, Sendable {
    case none
    /// Any text; the word stands for it in the help.
    case text(String)
    /// One of these words.
    case choice(String, [String])
    /// A whole number from 1 to the limit.
    case number(String, limit: Int)
  }

  package let name: Name
  /// The letter after one hyphen.
  package let short: Character?
  package let argument: Argument
  /// Whether it may stand more than once.
  package let repeats: Bool
  package let summary: String

  init(
    _ name: Name, short: Character? = nil, taking argument: Argument = .none, repeats: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.repeats = repeats
    self.summary = summary
  }

  /// The long form as it is typed.
  package var long: String { "--\(name.rawValue)" }

  /// The word for what stands after it; nothing for a switch.
  package var placeholder: String? {
    switch argument {
    case .none: nil
    case .text(let word), .choice(let word, _), .number(let word, _): word
    }
  }

  /// The words its argument can be; empty when it can be any.
  package var choices: [String] {
    if case .choice(_, let words) = argument { return words }
    return []
  }
}

extension CommandOption {
  // Options that every subcommand takes.
  static let color = CommandOption(
    .color, taking: .choice("WHEN", ["auto", "always", "never"]),
    "use colors: on a terminal (auto), always or never")
  static let help = CommandOption(.help, short: "h", "say what this does and how it is written")
  /// Those that every subcommand takes.
  static let everywhere: [CommandOption] = [color, help]

  static let ascii = CommandOption(.ascii, "draw with ASCII characters only")
  static let check = CommandOption(
    .check, "list the files that are laid out differently, and change nothing")
  static let baseline = CommandOption(
    .baseline, taking: .text("FILE"),
    "report only what FILE doesn't have: the JSON of an earlier check")
  static let checkFormat = CommandOption(
    .format, taking: .choice("FORMAT", ["pretty", "json", "sarif"]), "how to write the findings")
  static let depth = CommandOption(
    .depth, taking: .number("GESTURES", limit: 1_000_000), "explore so many gestures from the start"
  )
  static let except = CommandOption(
    .except, taking: .text("ID"), repeats: true, "leave these findings out")
  static let full = CommandOption(.full, "explore every state, hidden stacks included")
  static let only = CommandOption(.only, taking: .text("ID"), repeats: true, "only these findings")
  static let stack = CommandOption(
    .stack, taking: .number("SCREENS", limit: 1000), "explore stacks of at most so many screens")
  static let states = CommandOption(
    .states, taking: .number("COUNT", limit: 1_000_000_000), "explore at most so many states")
  static let time = CommandOption(
    .time, taking: .number("SECONDS", limit: 1_000_000), "explore for at most so long")
  static let timing = CommandOption(.timing, "say how long it took and how much memory")
  static let command = CommandOption(
    .command, short: "c", taking: .text("STATEMENTS"), repeats: true,
    "run these statements after the files, and leave")
  static let definitions = CommandOption(
    .definitions, "check the syntax and the definitions, without exploring")
  static let device = CommandOption(
    .on, taking: .text("DEVICE"),
    "the device to use: iphone, ipad, ipadpro or one that the file defines")
  static let drawingFormat = CommandOption(
    .format, taking: .choice("FORMAT", ["text"]), "how to draw")
  static let filter = CommandOption(
    .filter, taking: .text("TEXT"), "run the flows whose name contains the text")
  static let goal = CommandOption(
    .to, taking: .text("X"), "the screen, popover, alert, tab or condition to get to")
  static let interactive = CommandOption(
    .interactive, short: "i", "open the prompt after the files and statements")
  static let json = CommandOption(.json, "write JSON")
  static let keepGoing = CommandOption(
    .keepGoing, "go on after an error; the exit status still tells")
  static let resultFormat = CommandOption(
    .format, taking: .choice("FORMAT", ["pretty", "json"]), "how to write the results")
  static let screen = CommandOption(
    .screen, taking: .text("SCREEN"), repeats: true, "draw this screen, popover or sheet instead")
  static let stopAtFirst = CommandOption(.stopAtFirst, "stop at the first flow that fails")
  static let tag = CommandOption(
    .tag, taking: .text("TAG"), repeats: true, "run the flows that have the tag")
  static let python = CommandOption(.python, "write the plugin in Python instead of Lua")
  static let trustLock = CommandOption(
    .trustLock, taking: .text("FILE"), "trust the plugins that a lock file names, as they are there"
  )
  static let version = CommandOption(.version, "print the version")
  static let writeLock = CommandOption(
    .writeLock, taking: .text("FILE"), "write a lock file that names the plugins as they are now")
  static let width = CommandOption(
    .width, taking: .number("COLUMNS", limit: 1000), "draw at most so many columns wide")
}
