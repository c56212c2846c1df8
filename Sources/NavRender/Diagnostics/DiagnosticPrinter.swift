internal import NavModel
internal import NavSyntax

/// Writes the parts of a diagnostic.
struct DiagnosticPrinter {
  let width: Int
  let glyphs: GlyphSet
  let colors: Bool

  /// A text with a style where there are colours.
  func styled(_ text: String, _ style: CellStyle) -> String {
    guard colors, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.parameters)m" + text + "\u{1B}[0m"
  }

  /// `music.proto:71:10: error[expectation]: what is wrong`; further lines of the message are indented.
  func head(
    source: SourceText?, span: Span, kind: String, style: CellStyle, message: String
  ) -> String {
    var place = ""
    if let source {
      let position: Position = source.position(of: span.start)
      let line = SourceLine(source, span, position)
      place = glyphs.shown(source.name) + ":\(position.line):\(line.column): "
    }
    var lines: [Substring] = message.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first: String = lines.isEmpty ? "" : String(lines.removeFirst())
    var result: String = styled(place, .strong) + styled(kind + ":", style) + " "
    result += glyphs.shown(first) + "\n"
    for line in lines { result += "  " + glyphs.shown(String(line)) + "\n" }
    return result
  }

  /// A text by itself.
  func paragraph(_ text: String, indent: Int) -> String {
    var result = ""
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      result += String(repeating: " ", count: indent) + glyphs.shown(String(line)) + "\n"
    }
    return result
  }

  /// A line as it stands; what a difference takes away or adds has its colour.
  func line(_ text: String) -> String {
    let style: CellStyle =
      switch text.first {
      case "-": .danger
      case "+": .success
      default: .plain
      }
    return "  " + styled(glyphs.shown(text), style) + "\n"
  }

  /// The line of a place, and under it carets with the label.
  func excerpt(_ source: SourceText, _ span: Span, label: String?, style: CellStyle) -> String {
    let position: Position = source.position(of: span.start)
    let line = SourceLine(source, span, position)
    let number = String(position.line)
    let gutter: String = number + " | "
    let blank: String = String(repeating: " ", count: number.count) + " | "

    let before: String = expand(line.before, from: 0)
    let start: Int = displayWidth(before)
    let marked: String = expand(line.marked, from: start)
    let length: Int = max(1, displayWidth(marked))
    let after: String = expand(line.after, from: start + displayWidth(marked))
    let text: String = before + marked + after
    let window = window(
      start: start, length: length, total: displayWidth(text), room: width - gutter.count)

    var result: String = styled(gutter, .quiet) + cut(text, to: window) + "\n"
    let carets: Int = max(1, min(length, window.end - start))
    result += styled(blank, .quiet) + String(repeating: " ", count: max(0, start - window.start))
    var mark: String = String(repeating: "^", count: carets)
    if let label, !label.isEmpty { mark += " " + glyphs.shown(label) }
    return result + styled(mark, style) + "\n"
  }

  /// Columns of a line that show.
  private struct Window {
    var start: Int
    var end: Int
    var total: Int
  }

  /// The part of a long line that has what is meant in it, with as much before as there is room for.
  private func window(start: Int, length: Int, total: Int, room: Int) -> Window {
    let room: Int = max(8, room)
    guard total > room else { return Window(start: 0, end: max(total, start + 1), total: total) }
    let shown: Int = min(length, room / 2)
    let lead: Int = min(start, max(0, (room - shown) / 2))
    let first: Int = max(0, min(start - lead, total - room))
    return Window(start: first, end: first + room, total: total)
  }

  /// The columns of a window; where more follows or precedes, an ellipsis stands.
  private func cut(_ text: String, to window: Window) -> String {
    var canvas = Canvas(width: window.end - window.start, height: 1)
    var column: Int = -window.start
    for character in text {
      let columns: Int = displayWidth(character)
      if column >= 0 { canvas.write(String(character), x: column, y: 0) }
      column += columns
      if column >= canvas.width { break }
    }
    let mark: String = glyphs == .unicode ? "…" : "."
    if window.start > 0 { canvas.write(mark, x: 0, y: 0, style: .quiet) }
    if window.end < window.total { canvas.write(mark, x: canvas.width - 1, y: 0, style: .quiet) }
    var line: String = canvas.text(colors: colors)
    while line.last == "\n" || line.last == " " { line.removeLast() }
    return line
  }

  /// The text with tabs as spaces up to the next of the stops, which are four columns apart.
  private func expand(_ text: String, from start: Int) -> String {
    var result = ""
    var column: Int = start
    for character in text {
      let part: String =
        character == "\t"
        ? String(repeating: " ", count: 4 - column % 4) : glyphs.shown(String(character))
      result += part
      column += displayWidth(part)
    }
    return result
  }
}

/// A line of a source in three parts: before what is meant, that, and the rest.
struct SourceLine {
  var before: String
  var marked: String
  var after: String

  init(_ source: SourceText, _ span: Span, _ position: Position) {
    let range: Range<Int> = position.lineRange
    func clamped(_ offset: UInt32) -> Int {
      max(range.lowerBound, min(range.upperBound, Int(offset)))
    }
    let start: Int = clamped(span.start)
    let end: Int = max(start, clamped(span.end))
    func text(_ from: Int, _ to: Int) -> String {
      source.text(Span(UInt32(clamping: from), UInt32(clamping: to)))
    }
    before = text(range.lowerBound, start)
    marked = text(start, end)
    after = text(end, range.upperBound)
  }

  /// The column as editors count: characters, from 1.
  var column: Int { before.count + 1 }
}
