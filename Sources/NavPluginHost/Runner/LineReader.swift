internal import Glibc

/// Reads lines from a descriptor that blocks.
struct LineReader {
  let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the first line begins that wasn't given out yet.
  private var start = 0

  /// Creates a reader.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line feed; nothing when the other side has hung up.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched: Int = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      guard fill() else { return nil }
    }
  }

  private mutating func fill() -> Bool {
    let chunk = 1 << 14
    return withUnsafeTemporaryAllocation(byteCount: chunk, alignment: 1) { space in
      while true {
        let count: Int = read(descriptor, space.baseAddress, chunk)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        buffer.append(contentsOf: space[..<count])
        return true
      }
    }
  }
}
