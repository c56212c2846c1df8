/// What is wrong with a file of rows, and where.
package struct DataError: Error, Hashable, Sendable {
  /// What is wrong, without the place.
  package let message: String
  /// The line of the file, from 1.
  package let line: Int
  /// The column in that line, from 1, in Unicode scalars.
  package let column: Int

  /// Creates an error at a place that is known.
  package init(_ message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// Creates an error at a byte of a file; lines end with LF, CRLF or CR.
  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    var line: Int = 1
    var column: Int = 1
    var previous: UInt8 = 0
    for byte in bytes.prefix(offset).dropFirst(lengthOfByteOrderMark(bytes)) {
      switch byte {
      case 0x0A where previous == 0x0D:
        break
      case 0x0A, 0x0D:
        line += 1
        column = 1
      case 0x80...0xBF:
        break
      default:
        column += 1
      }
      previous = byte
    }
    self.init(message, line: line, column: column)
  }
}

/// Returns 3 when the bytes begin with the byte order mark of UTF-8, else 0.
func lengthOfByteOrderMark(_ bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Throws unless the bytes are UTF-8 without a NUL and of a size that a table can hold.
func checkText(_ bytes: [UInt8]) throws(DataError) {
  guard bytes.count <= 1 << 30 else {
    throw DataError("the file is larger than 1 GB", line: 1, column: 1)
  }
  guard let broken = bytes.withUnsafeBufferPointer({ firstBrokenByte($0) }) else { return }
  let message: String = bytes[broken] == 0 ? "a NUL byte is no text" : "the bytes are not UTF-8"
  throw DataError(message, at: broken, in: bytes)
}
