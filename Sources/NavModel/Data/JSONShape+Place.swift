/// Finding the place of a mismatch again.
///
/// Values don't carry their places; only an error asks, so the text is read once more for it.
extension JSONShape.Mismatch {
  /// The mismatch as an error in the text; a missing member is placed at what should hold it.
  package func error(in bytes: [UInt8]) -> DataError {
    DataError(message, at: offset(in: bytes), in: bytes)
  }

  private func offset(in bytes: [UInt8]) -> Int {
    guard var reader = try? JSONReader(bytes) else { return 0 }
    var offset: Int = reader.index
    for step in path {
      guard let found = try? reader.enter(step), found else { break }
      offset = reader.index
    }
    return offset
  }
}

extension JSONReader {
  /// Moves to a part of the value that comes next; false when it has no such part.
  fileprivate mutating func enter(_ step: JSONShape.Step) throws(DataError) -> Bool {
    switch step {
    case .member(let name):
      guard skip(0x7B), next == 0x22 else { return false }
      repeat {
        let key: String = try readString()
        guard skip(0x3A) else { return false }
        if key == name { return true }
        _ = try readValue(depth: 0)
      } while skip(0x2C)
    case .element(let number):
      guard skip(0x5B) else { return false }
      for _ in 0..<number {
        _ = try readValue(depth: 0)
        guard skip(0x2C) else { return false }
      }
      return true
    }
    return false
  }
}
