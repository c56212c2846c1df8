internal import NavModel

/// What a plugin wrote to standard output and standard error: its latest lines.
package struct PluginLog: Sendable {
  /// How many lines are kept.
  static let lineLimit = 500
  /// How many bytes of a line are kept.
  static let lengthLimit = 2000

  /// The lines, oldest first, fit to be shown.
  package private(set) var lines: [String] = []
  /// The bytes of a line that hasn't ended yet.
  private var rest: [UInt8] = []
  /// Bytes a second; what is more is dropped.
  private let rate: Int
  private let now: @Sendable () -> Int
  private var second = Int.min
  private var countInSecond = 0
  private var dropped = 0

  /// Creates an empty log with a clock of milliseconds.
  init(rate: Int, now: @escaping @Sendable () -> Int) {
    self.rate = rate
    self.now = now
  }

  /// Appends what came.
  mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let current: Int = now() / 1000
    if current != second {
      endDropping()
      second = current
      countInSecond = 0
    }
    let allowed: Int = max(0, rate - countInSecond)
    countInSecond = min(countInSecond, rate) + bytes.count
    dropped += max(0, bytes.count - allowed)
    for byte in bytes.prefix(allowed) {
      if byte == 0x0A { endLine() } else if rest.count < Self.lengthLimit { rest.append(byte) }
    }
  }

  /// The last line that says something; nothing when there is none.
  package var lastWords: String? {
    let unfinished: String = shown(rest)
    return unfinished.isEmpty ? lines.last { !$0.isEmpty } : unfinished
  }

  /// Ends a line that has none, because the process has ended.
  mutating func close() {
    if !rest.isEmpty { endLine() }
    endDropping()
  }

  private mutating func endDropping() {
    guard dropped > 0 else { return }
    keep("… \(dropped) bytes dropped: more than \(rate) in a second")
    dropped = 0
  }

  private mutating func endLine() {
    keep(shown(rest))
    rest.removeAll(keepingCapacity: true)
  }

  private mutating func keep(_ line: String) {
    if lines.count >= Self.lineLimit { lines.removeFirst(Self.lineLimit / 4) }
    lines.append(line)
  }

  private func shown(_ bytes: [UInt8]) -> String { visible(String(decoding: bytes, as: UTF8.self)) }
}
