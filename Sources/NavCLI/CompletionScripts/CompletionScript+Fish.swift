extension CompletionScript {
  /// One `complete` line for each subcommand and option.
  static var fishText: String {
    """
    # Completion of navsh for fish.
    function __navsh_subcommand
        for word in (commandline -opc)[2..-1]
            if contains -- $word \(Subcommand.names.joined(separator: " "))
                echo $word
                return
            end
        end
    end
    function __navsh_prototypes
        __fish_complete_path (commandline -ct) |
            string match -r '^[^\\t]*(?:\\.proto|\\.navproto|/)(?:\\t.*)?$'
    end
    complete -c navsh -f
    \(Subcommand.all.map(subcommandLines).joined())
    """
  }

  private static func subcommandLines(of subcommand: Subcommand) -> String {
    let isProgram: Bool = subcommand.name.isEmpty
    let condition: String =
      isProgram
      ? "not test (count (__navsh_subcommand)) -gt 0"
      : "test \"$(__navsh_subcommand)\" = \(subcommand.name)"
    let start: String = "complete -c navsh -n '\(condition)'"
    var lines: String = ""
    if isProgram {
      for other in Subcommand.all.dropFirst() {
        lines += "\(start) -a \(other.name) -d \(fishQuoted(other.summary))\n"
      }
    }
    switch subcommand.operands {
    case .none, .name: break
    case .prototypes: lines += "\(start) -a '(__navsh_prototypes)'\n"
    case .words(let words): lines += "\(start) -a '\(words.joined(separator: " "))'\n"
    case .topic: lines += "\(start) -a '\(Subcommand.names.joined(separator: " "))'\n"
    }
    for option in subcommand.allOptions {
      lines += start
      if let short = option.short { lines += " -s \(short)" }
      lines += " -l \(option.name.rawValue)"
      if option.argument != .none { lines += " -x" }
      if !option.choices.isEmpty { lines += " -a '\(option.choices.joined(separator: " "))'" }
      lines += " -d \(fishQuoted(option.summary))\n"
    }
    return lines
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
