extension Layout {
  /// Writes what stands in a block or file, each line ended.
  ///
  /// A block that stood on one line and doesn't fit has a line for each statement.
  mutating func items(of parent: Int, indent: Int, until limit: UInt32, apart: Bool = false) {
    let end: Int = end(parent)
    var item: Int = parent + 1
    var isFirst = true
    while item < end {
      ownLineComments(before: span(item).start, indent: indent, isFirst: &isFirst)
      if !isFirst, blankLineStands(before: span(item).start) { newline() }
      isFirst = false
      let next: Int =
        apart ? alone(item, indent: indent) : line(from: item, to: end, indent: indent)
      trailingComments(behind: span(lastItem(from: item, before: next)).end)
      newline()
      item = next
    }
    ownLineComments(before: limit, indent: indent, isFirst: &isFirst)
  }

  /// Writes one statement and returns the index behind it.
  private mutating func alone(_ item: Int, indent: Int) -> Int {
    indentation(indent)
    self.item(item, indent: indent)
    return end(item)
  }

  private func lastItem(from first: Int, before next: Int) -> Int {
    var last: Int = first
    while end(last) < next { last = end(last) }
    return last
  }

  /// Writes the statements that stood on one line, and returns the index behind them.
  private mutating func line(from first: Int, to end: Int, indent: Int) -> Int {
    var next: Int = self.end(first)
    var last: Int = first
    while next < end, !breaks(from: span(last).end, to: span(next).start) {
      last = next
      next = self.end(next)
    }
    indentation(indent)
    if last > first, staysTogether(from: first, to: next, last: last),
      fits({ layout in layout.sequence(from: first, to: next, indent: indent) })
    {
      return next
    }
    var item: Int = first
    while item < next {
      self.item(item, indent: indent)
      item = self.end(item)
      if item < next {
        newline()
        indentation(indent)
      }
    }
    return next
  }

  /// Whether statements of one line stay on one line.
  private func staysTogether(from first: Int, to end: Int, last: Int) -> Bool {
    var item: Int = first
    while item < end {
      let detail = Int(records[item].detail)
      if records[item].kind == .statement, detail < defines.count, defines[detail] { return false }
      item = self.end(item)
    }
    return !breaks(from: span(first).start, to: span(last).end)
  }

  /// Writes statements with `;` between.
  private mutating func sequence(from first: Int, to end: Int, indent: Int) {
    var item: Int = first
    while item < end, !hasFailed {
      if item > first { write("; ") }
      self.item(item, indent: indent)
      item = self.end(item)
    }
  }

  /// Writes a block, on the line that has been begun if it stood on one and fits.
  mutating func block(_ node: Int, indent: Int) {
    let span: Span = span(node)
    if records[node].size == 1, !commentStands(before: span.end) {
      write("{ }")
      return
    }
    let isOneLine: Bool = !breaks(from: span.start, to: span.end)
    if isOneLine,
      fits({ layout in
        layout.write("{ ")
        layout.sequence(from: node + 1, to: layout.end(node), indent: indent)
        layout.write(" }")
      })
    {
      return
    }
    if isFlat {
      hasFailed = true
      return
    }
    write(0x7B)
    trailingComments(behind: span.start + 1)
    newline()
    items(of: node, indent: indent + 2, until: span.end, apart: isOneLine)
    indentation(indent)
    write(0x7D)
  }

  // MARK: - Comments

  /// Whether a comment that hasn't been written stands before an offset.
  func commentStands(before offset: UInt32) -> Bool {
    nextComment < comments.count && comments[nextComment].start < offset
  }

  /// Writes the comments before an offset, each on a line of its own.
  private mutating func ownLineComments(before offset: UInt32, indent: Int, isFirst: inout Bool) {
    while commentStands(before: offset) {
      let comment: Span = comments[nextComment]
      if !isFirst, blankLineStands(before: comment.start) { newline() }
      isFirst = false
      indentation(indent)
      self.comment()
      newline()
    }
  }

  /// Writes the comment on the rest of the line at whose end something stood.
  private mutating func trailingComments(behind offset: UInt32) {
    guard nextComment < comments.count, comments[nextComment].start >= offset,
      !breaks(from: offset, to: comments[nextComment].start),
      !hasCode(from: offset, to: comments[nextComment].start)
    else { return }
    write("  ")
    comment()
  }

  private func hasCode(from start: UInt32, to end: UInt32) -> Bool {
    for at in Int(start)..<Int(end) where bytes[at] > 0x20 && bytes[at] != 0x3B { return true }
    return false
  }

  /// Writes the next comment, without white space at its end.
  mutating func comment() {
    let comment: Span = comments[nextComment]
    var end: UInt32 = comment.end
    while end > comment.start, bytes[Int(end) - 1] <= 0x20 { end -= 1 }
    write(from: comment.start, to: end)
    nextComment += 1
  }
}
