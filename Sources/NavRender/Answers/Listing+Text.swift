package import NavEngine
internal import NavModel

extension Listing {
  /// The terms in a column, beside them what there is to say; long words go on below.
  package func text(on page: Page) -> String {
    guard !entries.isEmpty else { return page.line("no \(subject)", .quiet) }
    let terms: [String] = entries.map { page.glyphs.shown($0.term) }
    let widest: Int = terms.map { displayWidth($0) }.max() ?? 0
    let most: Int = max(12, page.width / 2)
    let column: Int = min(widest, most) + 2
    let room: Int = max(16, page.width - 2 - column)
    var result = ""
    for (term, entry) in zip(terms, entries) {
      let detail: [String] =
        entry.detail.isEmpty ? [] : wrapped(page.glyphs.shown(entry.detail), to: room)
      var lines: ArraySlice<String> = detail[...]
      let isLong: Bool = displayWidth(term) > column - 2
      let first: String = isLong ? "" : lines.popFirst() ?? ""
      result += "  " + page.styled(term, .action)
      if !first.isEmpty {
        result += String(repeating: " ", count: column - displayWidth(term))
        result += page.styled(first, .quiet)
      }
      result += "\n"
      for line in lines {
        result += String(repeating: " ", count: column + 2) + page.styled(line, .quiet) + "\n"
      }
    }
    return result
  }
}
