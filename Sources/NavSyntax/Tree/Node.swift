/// A node of a syntax tree: a view, cheap to copy.
package struct Node: Sendable {
  package let tree: SyntaxTree
  package let index: Int

  /// Creates a view of the record at an index.
  package init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  package var record: NodeRecord { tree.records[index] }
  package var kind: NodeKind { tree.records[index].kind }
  package var role: Role { tree.records[index].role }
  package var span: Span { tree.records[index].span }
  package var source: SourceText { tree.source }
  /// The text of the node as it was written.
  package var text: String { tree.source.text(span) }

  /// Which form a statement has.
  package var form: FormID? {
    kind == .statement ? FormID(rawValue: tree.records[index].detail) : nil
  }
  package var unary: UnaryOperator? { UnaryOperator(rawValue: tree.records[index].detail) }
  package var binary: BinaryOperator? { BinaryOperator(rawValue: tree.records[index].detail) }
  package var predicate: Predicate? { Predicate(rawValue: tree.records[index].detail) }
  package var destination: DestinationKind? {
    DestinationKind(rawValue: tree.records[index].detail)
  }

  /// The children in the order of the text.
  package var children: Children { Children(node: self) }

  /// The first child in a role.
  package func child(_ role: Role) -> Node? {
    for child in children where child.role == role { return child }
    return nil
  }

  /// The children in a role.
  package func children(_ role: Role) -> [Node] {
    var found: [Node] = []
    for child in children where child.role == role { found.append(child) }
    return found
  }

  /// Whether a word of the grammar that may be left out was written.
  package func has(_ word: StaticString) -> Bool {
    for child in children where child.kind == .word && child.isWord(word) { return true }
    return false
  }

  /// Whether the node's text is a word.
  package func isWord(_ word: StaticString) -> Bool {
    let length: Int = Int(span.end) - Int(span.start)
    guard length == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<length where tree.source.bytes[Int(span.start) + offset] != buffer[offset] {
        return false
      }
      return true
    }
  }
}

extension Node {
  /// The children of a node, found by hopping from subtree to subtree.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    private let tree: SyntaxTree
    private var next_: Int
    private let end: Int

    init(node: Node) {
      tree = node.tree
      next_ = node.index + 1
      end = node.index + Int(node.tree.records[node.index].size)
    }

    package mutating func next() -> Node? {
      guard next_ < end else { return nil }
      let node = Node(tree: tree, index: next_)
      next_ += Int(tree.records[next_].size)
      return node
    }
  }
}
