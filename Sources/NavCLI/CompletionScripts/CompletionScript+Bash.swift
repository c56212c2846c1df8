extension CompletionScript {
  /// What is left is done by `_navsh_prototypes`; needs nothing but bash itself.
  static var bashText: String {
    """
    # Completion of navsh for bash.
    _navsh_prototypes() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(
        compgen -d -- "$1"
        compgen -f -X '!*.proto' -- "$1"
        compgen -f -X '!*.navproto' -- "$1")
    }
    _navsh() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(Subcommand.names.joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
        esac
      done
      case $command:$before in
    \(Subcommand.all.map { argumentCases(of: $0) }.joined())  esac
      case $command:$word in
    \(Subcommand.all.map { optionCase(of: $0) }.joined())\
    \(Subcommand.all.map { operandCase(of: $0) }.joined())  esac
    }
    complete -F _navsh navsh

    """
  }

  private static func argumentCases(of subcommand: Subcommand) -> String {
    var cases: String = ""
    for option in subcommand.allOptions where option.argument != .none {
      let patterns: [String] = spellings(of: option).map { "\(subcommand.name):\($0)" }
      let answer: String = option.choices.isEmpty ? "" : bashWords(option.choices) + "; "
      cases += "    \(patterns.joined(separator: "|"))) \(answer)return ;;\n"
    }
    return cases
  }

  private static func optionCase(of subcommand: Subcommand) -> String {
    let options: [String] = subcommand.allOptions.flatMap { spellings(of: $0) }
    return "    \(subcommand.name):-*) \(bashWords(options)) ;;\n"
  }

  private static func operandCase(of subcommand: Subcommand) -> String {
    let answer: String
    switch subcommand.operands {
    case .prototypes where subcommand.name.isEmpty:
      answer = bashWords(Subcommand.names) + "; _navsh_prototypes \"$word\""
    case .prototypes: answer = "_navsh_prototypes \"$word\""
    case .words(let words): answer = bashWords(words)
    case .topic: answer = bashWords(Subcommand.names)
    case .none, .name: return ""
    }
    return "    \(subcommand.name):*) \(answer) ;;\n"
  }

  private static func bashWords(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
  }

  /// `-c` and `--command`.
  static func spellings(of option: CommandOption) -> [String] {
    (option.short.map { ["-\($0)"] } ?? []) + [option.long]
  }
}
