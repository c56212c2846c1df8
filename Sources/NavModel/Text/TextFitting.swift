/// The place where text too long for its width is cut.
package enum TruncationMode: Sendable {
  /// The beginning goes, the end stays.
  case head
  /// The middle goes.
  case middle
  /// The end goes, the beginning stays.
  case tail
}

/// The side of a line on which text stands.
package enum TextAlignment: Sendable {
  /// At the beginning of the line.
  case leading
  /// In the middle of the line, one column nearer to the beginning where it can't be exact.
  case center
  /// At the end of the line.
  case trailing
}

/// Returns the text when it fits, else its longest part that fits together with the ellipsis.
///
/// No character is ever halved, so the result may be one column narrower than asked for.
package func truncated(
  _ text: String, to width: Int, at mode: TruncationMode = .tail, ellipsis: String = "…"
) -> String {
  // No character takes more columns than bytes.
  if text.utf8.count <= width || displayWidth(text) <= width { return text }
  let budget: Int = width - displayWidth(ellipsis)
  if budget <= 0 { return clipped(ellipsis, to: width) }
  switch mode {
  case .tail:
    return clipped(text, to: budget) + ellipsis
  case .head:
    return ellipsis + clippedAtHead(text, to: budget)
  case .middle:
    let start: String = clipped(text, to: (budget + 1) / 2)
    return start + ellipsis + clippedAtHead(text, to: budget - displayWidth(start))
  }
}

/// Returns the longest beginning of the text that fits, with nothing to show that it was cut.
package func clipped(_ text: String, to width: Int) -> String {
  var used: Int = 0
  var end: String.Index = text.startIndex
  while end < text.endIndex {
    used += displayWidth(text[end])
    if used > width { break }
    end = text.index(after: end)
  }
  return String(text[..<end])
}

/// Returns the longest end of the text that fits.
package func clippedAtHead(_ text: String, to width: Int) -> String {
  var used: Int = 0
  var start: String.Index = text.endIndex
  while start > text.startIndex {
    let before: String.Index = text.index(before: start)
    used += displayWidth(text[before])
    if used > width { break }
    start = before
  }
  return String(text[start...])
}

/// Returns the text with spaces up to the width; text that is wider stays as it is.
package func padded(
  _ text: String, to width: Int, alignment: TextAlignment = .leading
) -> String {
  let missing: Int = width - displayWidth(text)
  if missing <= 0 { return text }
  switch alignment {
  case .leading:
    return text + spaces(missing)
  case .trailing:
    return spaces(missing) + text
  case .center:
    return spaces(missing / 2) + text + spaces(missing - missing / 2)
  }
}

/// Returns the text cut and padded to exactly the width.
package func fitted(
  _ text: String, to width: Int, at mode: TruncationMode = .tail,
  alignment: TextAlignment = .leading, ellipsis: String = "…"
) -> String {
  padded(
    truncated(text, to: width, at: mode, ellipsis: ellipsis), to: width, alignment: alignment)
}

private func spaces(_ count: Int) -> String {
  String(repeating: " ", count: count)
}
