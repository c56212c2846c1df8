/// Lays a source out in the canonical way; doing it again changes nothing.
///
/// Comments and single blank lines stay, and so does the meaning. A block that was on one line stays on
/// one line while it fits, else each of its statements has a line; in blocks of several lines
/// gestures and the like that `;` divides stay together while they fit, definitions and clauses don't.
/// The tree should come from a source without errors: a statement with an error is left as it was.
package func format(_ tree: SyntaxTree) -> String {
  tree.source.bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) -> String in
    var layout = Layout(tree, bytes)
    layout.items(of: 0, indent: 0, until: UInt32(bytes.count))
    return String(decoding: layout.output, as: UTF8.self)
  }
}

/// The state of laying out one source.
struct Layout {
  /// The columns of a line, in scalars.
  static let width: Int = 100

  let bytes: UnsafeBufferPointer<UInt8>
  let records: [NodeRecord]
  let comments: [Span]
  let keywords: KeywordTable
  /// The nodes that couldn't be understood, in the order of the text.
  let broken: [Int]
  /// For each form whether it is a definition or a clause.
  let defines: [Bool]

  var output: [UInt8] = []
  /// How many scalars the last line of the output has.
  var column: Int = 0
  /// The first comment that hasn't been written.
  var nextComment: Int = 0
  /// Whether all has to go on the line that has been begun.
  var isFlat: Bool = false
  /// Set when it didn't; what was written since is to be taken back.
  var hasFailed: Bool = false

  init(_ tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    records = tree.records
    comments = tree.comments
    keywords = CompiledGrammar.shared.keywords
    var broken: [Int] = []
    for (index, record) in tree.records.enumerated() where record.kind == .broken {
      broken.append(index)
    }
    self.broken = broken
    var defines: [Bool] = Array(repeating: false, count: FormID.allCases.count)
    for form in Grammar.forms where form.kind == .definition || form.kind == .clause {
      defines[Int(form.id.rawValue)] = true
    }
    self.defines = defines
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }
}

// MARK: - Writing

extension Layout {
  /// Writes bytes of the source.
  mutating func write(from start: UInt32, to end: UInt32) {
    for at in Int(start)..<max(Int(start), min(Int(end), bytes.count)) { write(bytes[at]) }
  }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    output.append(byte)
    if byte & 0xC0 != 0x80 {
      column += 1
      if isFlat, column > Layout.width { hasFailed = true }
    }
  }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { buffer in
      for byte in buffer { write(byte) }
    }
  }

  mutating func newline() {
    output.append(0x0A)
    column = 0
  }

  mutating func indentation(_ indent: Int) {
    for _ in 0..<indent { write(0x20) }
  }

  /// Writes something on the line that has been begun, or takes it back and returns false.
  mutating func fits(_ attempt: (inout Layout) -> Void) -> Bool {
    let outer: (Bool, Bool) = (isFlat, hasFailed)
    let mark: (output: Int, column: Int, comment: Int) = (output.count, column, nextComment)
    (isFlat, hasFailed) = (true, false)
    attempt(&self)
    let failed: Bool = hasFailed
    (isFlat, hasFailed) = outer
    if failed {
      output.removeLast(output.count - mark.output)
      (column, nextComment) = (mark.column, mark.comment)
    }
    return !failed
  }
}

// MARK: - The source

extension Layout {
  func span(_ node: Int) -> Span { records[node].span }

  /// The index behind a node and all below it.
  func end(_ node: Int) -> Int { node + Int(records[node].size) }

  /// Whether a line break stands between two offsets.
  func breaks(from start: UInt32, to end: UInt32) -> Bool {
    var at = Int(start)
    let last: Int = min(Int(end), bytes.count)
    while at < last {
      if bytes[at] == 0x0A { return true }
      at += 1
    }
    return false
  }

  /// Whether a blank line stands before an offset at which something begins its line.
  func blankLineStands(before offset: UInt32) -> Bool {
    var at = Int(offset)
    var lineBreaks = 0
    while at > 0 {
      switch bytes[at - 1] {
      case 0x0A: lineBreaks += 1
      case 0x20, 0x09, 0x0D: break
      default: return lineBreaks > 1
      }
      at -= 1
    }
    return lineBreaks > 1
  }
}
