internal import NavModel

/// Drafts the pieces of a drawing.
///
/// Each piece is a block as wide as the frame that it will stand in is inside, with a column of padding
/// at both sides.
struct Drafter {
  let glyphs: GlyphSet
  /// Whether bars look as they do on an iPad.
  let isPad: Bool
  /// Draws components of plugins.
  let components: ComponentService

  /// A text of the prototype as it can stand in a drawing.
  func shown(_ text: String) -> String { glyphs.shown(text) }

  /// What ends a text that is cut to a width; where three dots would take most of it, one abbreviates.
  func ellipsis(at width: Int) -> String {
    glyphs == .ascii && width < 8 ? "." : glyphs.ellipsis
  }

  /// The text cut to a width.
  func cut(_ text: String, to width: Int) -> String {
    truncated(text, to: max(0, width), ellipsis: ellipsis(at: width))
  }

  /// The styled text cut to a width.
  func cut(_ text: StyledText, to width: Int) -> StyledText {
    guard text.width > width else { return text }
    var result = StyledText()
    let ellipsis: String = ellipsis(at: width)
    let budget: Int = max(0, width - displayWidth(ellipsis))
    for part in text.parts {
      let rest: Int = budget - result.width
      if displayWidth(part.text) <= rest {
        result.append(part.text, part.style)
      } else {
        result.append(clipped(part.text, to: rest), part.style)
        result.append(clipped(ellipsis, to: width - result.width), part.style)
        break
      }
    }
    return result
  }

  /// A title with the marks of its state: parentheses when it is disabled, `!` when it destroys.
  ///
  /// What doesn't fit is cut from the title, never from the marks.
  func marked(
    _ title: String, isEnabled: Bool, isDestructive: Bool = false, style: CellStyle = .action,
    width: Int = Int.max
  ) -> StyledText {
    let marks: Int = (isEnabled ? 0 : 2) + (isDestructive ? 2 : 0)
    let text: String = cut(shown(title), to: width - marks) + (isDestructive ? " !" : "")
    if !isEnabled { return StyledText("(" + text + ")", .quiet) }
    return StyledText(text, isDestructive ? .danger : style)
  }

  /// Puts the marks of what is chosen around a text, or as much space.
  func chosen(_ text: StyledText, _ isChosen: Bool) -> StyledText {
    var result = StyledText(isChosen ? glyphs.chosenStart : " ", .strong)
    result.append(text)
    result.append(isChosen ? glyphs.chosenEnd : " ", .strong)
    return result
  }

  /// A badge with its mark; nothing without a badge.
  func badge(_ badge: String?) -> StyledText {
    guard let badge else { return StyledText() }
    return StyledText(glyphs.badge + shown(badge), .danger)
  }

  /// Adds a light line between rows.
  func addLightLine(to block: inout Block) {
    let y: Int = block.canvas.addLines()
    block.canvas.fill(glyphs.lightLine, x: 1, y: y, count: block.width - 2, style: .quiet)
  }

  /// Adds a light line from edge to edge, where a group begins or ends.
  func addGroupLine(to block: inout Block) {
    let y: Int = block.canvas.addLines()
    block.canvas.fill(glyphs.lightLine, x: 0, y: y, count: block.width, style: .quiet)
  }

  /// Adds the lines of a text, broken between words.
  func addLines(
    of text: String, to block: inout Block, style: CellStyle = .plain,
    alignment: TextAlignment = .leading, indent: Int = 0
  ) {
    let width: Int = block.width - 2 - indent * 2
    // Each paragraph by itself: `shown` would make its line breaks visible.
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      for line in wrapped(shown(String(paragraph)), to: width) {
        let y: Int = block.canvas.addLines()
        let missing: Int = max(0, width - displayWidth(line))
        let x: Int =
          switch alignment {
          case .leading: 1
          case .center: 1 + missing / 2
          case .trailing: 1 + missing
          }
        block.canvas.write(line, x: x + indent, y: y, style: style)
      }
    }
  }
}
