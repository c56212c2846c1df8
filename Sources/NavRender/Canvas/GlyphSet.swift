/// The characters a drawing is made of.
package enum GlyphSet: Hashable, Sendable {
  case unicode
  /// For terminals without UTF-8: nothing but printable ASCII leaves the drawing.
  case ascii
}

extension GlyphSet {
  private func pick(_ unicode: String, _ ascii: String) -> String {
    self == .unicode ? unicode : ascii
  }
  private func pick(_ unicode: Character, _ ascii: Character) -> Character {
    self == .unicode ? unicode : ascii
  }

  // Frames.
  var horizontal: Character { pick("─", "-") }
  var vertical: Character { pick("│", "|") }
  /// Between rows.
  var lightLine: Character { pick("┄", ".") }
  var topLeft: Character { pick("╭", "+") }
  var topRight: Character { pick("╮", "+") }
  var bottomLeft: Character { pick("╰", "+") }
  var bottomRight: Character { pick("╯", "+") }
  var teeLeft: Character { pick("├", "+") }
  var teeRight: Character { pick("┤", "+") }
  var teeDown: Character { pick("┬", "+") }
  var teeUp: Character { pick("┴", "+") }
  var arrowUp: Character { pick("▲", "^") }
  var arrowDown: Character { pick("▼", "v") }
  var arrowLeft: Character { pick("◀", "<") }
  var arrowRight: Character { pick("▶", ">") }

  // Marks.
  var back: String { pick("‹", "<") }
  var disclosure: String { pick("›", ">") }
  /// Around what is chosen.
  var chosenStart: String { pick("▐", "[") }
  var chosenEnd: String { pick("▌", "]") }
  var check: String { pick("✓", "x") }
  var badge: String { pick("●", "*") }
  var info: String { pick("ⓘ", "(i)") }
  var moveHandle: String { pick("≡", "=") }
  var deleteControl: String { pick("⊖", "(-)") }
  var warning: String { pick("⚠", "!") }
  var ellipsis: String { pick("…", "...") }
  /// Before what says how many rows there are beyond.
  var beyond: String { pick("⋮", ":") }
  var link: String { pick("↗", "^") }
  /// Where nothing is chosen.
  var none: String { pick("–", "-") }
  var image: String { pick("▧", "#") }

  // Search.
  var search: String { pick("⌕", "/") }
  var clear: String { pick("✕", "x") }
  var bookmarks: String { pick("⚑", "#") }
  var recent: String { pick("↺", "@") }
  var shortcut: String { pick("→", ">") }

  // Controls.
  var buttonStart: String { pick("[ ", "< ") }
  var buttonEnd: String { pick(" ]", " >") }
  var fieldStart: String { pick("▏", "[") }
  var fieldEnd: String { pick("▕", "]") }
  /// Fills a field while nothing is typed into it.
  var fieldBlank: Character { pick("·", ".") }
  var cursor: String { "_" }
  var on: String { pick("◉ on ", "[x] on ") }
  var off: String { pick("○ off", "[ ] off") }
  var trackBefore: Character { pick("━", "=") }
  var trackKnob: Character { pick("●", "O") }
  var trackAfter: Character { pick("─", "-") }
  var stepper: String { pick("[ − │ + ]", "[ - | + ]") }
  var menu: String { pick("▾", "v") }
}
