extension CompletionScript {
  /// One `_arguments` for the program and one for each subcommand.
  static var zshText: String {
    """
    #compdef navsh
    # Completion of navsh for zsh.
    _navsh_prototypes() { _files -g '*.(proto|navproto)' }
    _navsh_subcommands() {
      local -a subcommands=(
    \(Subcommand.all.dropFirst().map(described).joined())  )
      _describe subcommand subcommands
    }
    _navsh_start() { _alternative 'subcommands: :_navsh_subcommands' 'files: :_navsh_prototypes' }
    _navsh() {
      local command word
      for word in ${words[2,CURRENT-1]}; do
        if [[ $word == (\(Subcommand.names.joined(separator: "|"))) ]]; then
          command=$word
          break
        fi
      done
      case $command in
    \(Subcommand.all.map(arguments).joined())  esac
    }
    if [[ $funcstack[1] == _navsh ]]; then _navsh "$@"; else compdef _navsh navsh; fi

    """
  }

  private static func described(_ subcommand: Subcommand) -> String {
    "    \(zshQuoted("\(subcommand.name):\(subcommand.summary)"))\n"
  }

  private static func arguments(of subcommand: Subcommand) -> String {
    var lines: [String] = subcommand.allOptions.flatMap { option in
      spellings(of: option).map { specification(of: option, spelled: $0) }
    }
    switch subcommand.operands {
    case .none: break
    case .name: lines.append("':name: '")
    case .prototypes where subcommand.name.isEmpty: lines.append("'*: :_navsh_start'")
    case .prototypes: lines.append("'*: :_navsh_prototypes'")
    case .words(let words): lines.append("':word:(\(words.joined(separator: " ")))'")
    case .topic: lines.append("':topic:_navsh_subcommands'")
    }
    // The subcommand itself is an operand of the program's line, so it is taken off first.
    let shift: String =
      subcommand.name.isEmpty ? "" : "shift words; (( CURRENT-- )); "
    let options: String = lines.map { " \\\n      \($0)" }.joined()
    return "    '\(subcommand.name)') \(shift)_arguments -s\(options) ;;\n"
  }

  private static func specification(of option: CommandOption, spelled: String) -> String {
    let star: String = option.repeats ? "*" : ""
    let summary: String = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    var text: String = "\(star)\(spelled)[\(summary)]"
    if let word = option.placeholder {
      text += ":\(word.lowercased()):"
      text += option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
    }
    return zshQuoted(text)
  }

  private static func zshQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
  }
}
