/// A command of a `console` block with the output that the document shows for it.
struct ConsoleCommand {
  var commandLine: String
  var output: [String]

  /// The commands of a block: `$ ` begins one, `> ` continues it, everything else is output.
  static func all(in block: MarkdownBlock) -> [ConsoleCommand] {
    var commands: [ConsoleCommand] = []
    for line in block.content {
      if line.hasPrefix("$ ") {
        commands.append(ConsoleCommand(commandLine: String(line.dropFirst(2)), output: []))
      } else if let last = commands.indices.last {
        if line.hasPrefix("> ") && commands[last].output.isEmpty {
          commands[last].commandLine += "\n\(line.dropFirst(2))"
        } else {
          commands[last].output.append(String(line))
        }
      }
    }
    return commands
  }

  /// Whether the output is the one shown, where a line `…` stands for any number of lines.
  func matches(_ actual: [String]) -> Bool {
    Self.matches(output[...], actual[...])
  }

  private static func matches(_ shown: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return actual.isEmpty }
    guard first == "…" else {
      return first == actual.first && matches(shown.dropFirst(), actual.dropFirst())
    }
    return (actual.startIndex...actual.endIndex).contains {
      matches(shown.dropFirst(), actual[$0...])
    }
  }
}
