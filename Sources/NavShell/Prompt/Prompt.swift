/// What stands before an entry: where the prototype is, and a mark.
enum Prompt {
  /// The mark a prompt ends with.
  static func mark(isUnicode: Bool) -> String { isUnicode ? "❯" : ">" }

  /// The prompt at a location such as `Library › Songs ⌃Sort by`.
  static func text(location: String, isUnicode: Bool) -> StyledText {
    var prompt = StyledText()
    let place: String = isUnicode ? location : ascii(location)
    prompt.append(place.isEmpty ? "navsh" : place, .accent)
    prompt.append(" ")
    prompt.append(mark(isUnicode: isUnicode), .strong)
    prompt.append(" ")
    return prompt
  }

  /// The signs of a location in ASCII; titles stay as they are.
  private static func ascii(_ location: String) -> String {
    var text: String = ""
    for character in location {
      switch character {
      case "›": text.append(">")
      case "⌃": text.append("^")
      case "…": text += "..."
      default: text.append(character)
      }
    }
    return text
  }
}
