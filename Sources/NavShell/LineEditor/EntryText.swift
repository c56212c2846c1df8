/// A text being edited and the place of the cursor in it, both counted in Unicode scalars.
///
/// Moves and deletions go by characters as a person sees them, however many scalars they take.
struct EntryText: Equatable {
  var scalars: [Unicode.Scalar]
  /// Between 0 and the number of scalars.
  var cursor: Int

  init(_ scalars: [Unicode.Scalar] = [], cursor: Int? = nil) {
    self.scalars = scalars
    self.cursor = min(max(0, cursor ?? scalars.count), scalars.count)
  }

  init(_ text: String) {
    self.init(Array(text.unicodeScalars))
  }

  var isEmpty: Bool { scalars.isEmpty }
  var string: String { Self.string(scalars[...]) }
  var beforeCursor: String { Self.string(scalars[..<cursor]) }
  var isAtEnd: Bool { cursor == scalars.count }

  /// The cursor in UTF-8 bytes, as the hooks count.
  var cursorUTF8: Int {
    scalars[..<cursor].reduce(0) { $0 + UTF8.width($1) }
  }

  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Returns the index of the scalar that begins at or contains the UTF-8 offset.
  func index(ofUTF8 offset: Int) -> Int {
    var rest: Int = offset
    for (index, scalar) in scalars.enumerated() {
      if rest <= 0 { return index }
      rest -= UTF8.width(scalar)
    }
    return scalars.count
  }

  mutating func insert(_ text: some Collection<Unicode.Scalar>) {
    scalars.insert(contentsOf: text, at: cursor)
    cursor += text.count
  }

  /// Removes the range and leaves the cursor on the character it was on, or where the range began.
  @discardableResult mutating func remove(_ range: Range<Int>) -> [Unicode.Scalar] {
    let range: Range<Int> = range.clamped(to: 0..<scalars.count)
    let removed: [Unicode.Scalar] = Array(scalars[range])
    scalars.removeSubrange(range)
    if cursor >= range.upperBound {
      cursor -= range.count
    } else if cursor > range.lowerBound {
      cursor = range.lowerBound
    }
    return removed
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    remove(range)
    cursor = min(range.lowerBound, scalars.count)
    insert(Array(text.unicodeScalars))
  }
}
