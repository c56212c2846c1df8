internal import NavModel

/// The help of a subcommand, made from its declaration; ASCII only, so that it reads in any locale.
enum HelpPage {
  private static let width = 79

  /// The page of a subcommand; that of the shell is the program's.
  static func text(of subcommand: Subcommand) -> String {
    let isProgram: Bool = subcommand.name.isEmpty
    var page: String = isProgram ? "navsh" : "navsh \(subcommand.name)"
    page += ": \(subcommand.summary)\n"
    page += "\nUsage\n" + usage(of: subcommand)
    if isProgram {
      page += "\nSubcommands\n" + columns(Subcommand.all.dropFirst().map { ($0.name, $0.summary) })
    }
    page += "\nOptions\n" + columns(subcommand.allOptions.map { (spelling(of: $0), words(on: $0)) })
    for sentence in subcommand.discussion {
      page += "\n" + wrapped(sentence, to: width).joined(separator: "\n") + "\n"
    }
    page += "\nExamples\n" + columns(subcommand.examples.map { ($0.line, $0.summary) }, upTo: 44)
    if isProgram {
      page +=
        "\nExit status\n" + columns(ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) })
    }
    return page
  }

  private static func usage(of subcommand: Subcommand) -> String {
    var line: String = "  navsh"
    if !subcommand.name.isEmpty { line += " " + subcommand.name }
    if !subcommand.options.isEmpty { line += " [OPTION...]" }
    if !subcommand.synopsis.isEmpty { line += " " + subcommand.synopsis }
    if subcommand.name.isEmpty { line += "\n  navsh SUBCOMMAND [OPTION...] ..." }
    return line + "\n"
  }

  /// Both forms of an option and its argument: `-c, --command STATEMENTS`.
  static func spelling(of option: CommandOption) -> String {
    var text: String = option.short.map { "-\($0), " } ?? ""
    text += option.long
    if let word = option.placeholder { text += " \(word)" }
    return text
  }

  private static func words(on option: CommandOption) -> String {
    var text: String = option.summary
    if !option.choices.isEmpty, option.name != .color {
      text += ": \(alternatives(option.choices))"
    }
    if option.repeats { text += "; may be repeated" }
    return text
  }

  /// Two columns, the second wrapped; a long entry of the first has a line of its own.
  private static func columns(_ rows: [(String, String)], upTo limit: Int = 28) -> String {
    let widest: Int = min(limit, rows.map { displayWidth($0.0) }.max() ?? 0)
    let indent = String(repeating: " ", count: widest + 4)
    var text: String = ""
    for (first, second) in rows {
      let fits: Bool = displayWidth(first) <= widest
      text += "  " + (fits ? padded(first, to: widest) + "  " : first + "\n" + indent)
      text += wrapped(second, to: width - widest - 4).joined(separator: "\n" + indent) + "\n"
    }
    return text
  }
}
