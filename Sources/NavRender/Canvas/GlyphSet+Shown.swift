internal import NavModel

extension GlyphSet {
  /// A text of the prototype as it can stand in a drawing: nothing in it acts on the terminal, and
  /// without UTF-8 it is ASCII of the same width.
  func shown(_ text: String) -> String {
    let safe: String = visible(text)
    return self == .unicode ? safe : ascii(safe)
  }

  /// The text in ASCII, each character in as many columns as it takes: letters lose their accents,
  /// usual signs become their likes, and everything else is `?`.
  private func ascii(_ text: String) -> String {
    var result = ""
    for character in text {
      if let value = character.asciiValue, value >= 0x20, value < 0x7F {
        result.append(character)
        continue
      }
      let columns: Int = displayWidth(character)
      if columns == 1, let like = likeness(of: character) {
        result.append(like)
      } else {
        result += String(repeating: "?", count: columns)
      }
    }
    return result
  }

  /// One ASCII character that a reader takes for this one.
  private func likeness(of character: Character) -> Character? {
    switch character {
    case "‘", "’", "‚", "′": return "'"
    case "“", "”", "„", "″": return "\""
    case "–", "—", "‐", "‑", "−", "─": return "-"
    case "•", "●", "·", "∙", "✓", "★", "♥", "■", "▪", "◆": return "*"
    case "☆", "♡", "□", "▫", "◇", "○": return "-"
    case "━", "═", "█": return "="
    case "▶", "▸": return ">"
    case "‖", "│", "┃": return "|"
    case "…": return "."
    case "▌", "▐": return "|"
    case "╭", "╮", "╰", "╯", "├", "┤", "┬", "┴", "┼", "┌", "┐", "└", "┘": return "+"
    case "‹", "«", "←": return "<"
    case "›", "»", "→": return ">"
    case "⌃": return "^"
    case "×", "✕": return "x"
    case "\u{A0}", "\u{2009}", "\u{202F}": return " "
    default: break
    }
    let folded: [UInt8] = fold(String(character))
    guard folded.count == 1, folded[0] >= 0x61, folded[0] <= 0x7A else { return nil }
    let isUpper: Bool = character.isUppercase
    return Character(Unicode.Scalar(isUpper ? folded[0] - 0x20 : folded[0]))
  }
}
