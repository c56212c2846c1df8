import NavSyntax

/// Returns a tree as text: of each node its kind, form or operator, of a leaf what was written.
func outline(_ node: Node) -> String {
  var head: String
  switch node.kind {
  case .statement: head = node.form.map { "\($0)" } ?? "?"
  case .unary: head = node.unary.map { "\($0)" } ?? "?"
  case .binary: head = node.binary.map { "\($0)" } ?? "?"
  case .predicate: head = node.predicate.map { "\($0)" } ?? "?"
  case .destination: head = node.destination.map { "\($0)" } ?? "?"
  case .name, .word, .number, .duration, .boolean, .none: head = node.text
  case .stringPiece: head = "'\(node.stringPieceValue)'"
  default: head = "\(node.kind)"
  }
  let children: [String] = node.children.map(outline)
  return children.isEmpty ? head : "(\(head) \(children.joined(separator: " ")))"
}

/// Returns the outlines of the statements of a text.
func outlines(_ text: String) -> [String] {
  parse(SourceText(name: "test", text: text)).tree.root.children.map(outline)
}

/// Returns what is not as it must be in a tree, whatever it was made from.
func inconsistencies(_ tree: SyntaxTree) -> [String] {
  var found: [String] = []
  let length: UInt32 = UInt32(tree.source.bytes.count)
  func check(_ index: Int, _ end: Int, _ depth: Int) {
    let record: NodeRecord = tree.records[index]
    if record.span.start > record.span.end || record.span.end > length {
      found.append("node \(index): span \(record.span.start)..<\(record.span.end)")
    }
    if record.size < 1 || index + Int(record.size) > end {
      found.append("node \(index): size \(record.size)")
      return
    }
    if depth > 450 { found.append("node \(index): depth \(depth)") }
    var child: Int = index + 1
    var last: UInt32 = record.span.start
    while child < index + Int(record.size) {
      let inner: NodeRecord = tree.records[child]
      if inner.span.start < last || inner.span.end > record.span.end {
        found.append("node \(child) (\(inner.kind)): not inside its parent, or out of order")
      }
      last = inner.span.end
      check(child, index + Int(record.size), depth + 1)
      child += max(1, Int(inner.size))
    }
  }
  guard let root = tree.records.first else { return ["no root"] }
  if Int(root.size) != tree.records.count { found.append("root: size \(root.size)") }
  check(0, tree.records.count, 0)
  var last: UInt32 = 0
  for comment in tree.comments {
    if comment.start < last || comment.end > length || comment.start >= comment.end {
      found.append("comment at \(comment.start)")
    }
    last = comment.end
  }
  return found
}
