/// A version: `1`, `1.2` or `1.2.3`.
package struct PluginVersion: Hashable, Comparable, Sendable {
  /// One to three numbers.
  private let parts: [Int]

  /// Creates a version from its text; nothing when it isn't one.
  package init?(_ text: String) {
    var parts: [Int] = []
    for word in text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false) {
      guard word.count <= 9, let part = Int(String(decoding: Array(word), as: UTF8.self)),
        part >= 0, word.first != 0x2B
      else { return nil }
      parts.append(part)
    }
    guard parts.count <= 3 else { return nil }
    self.parts = parts
  }

  /// The version as it was written.
  package var text: String { parts.map { String($0) }.joined(separator: ".") }

  /// Where missing parts are 0.
  private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }

  package static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) }

  package static func < (a: Self, b: Self) -> Bool {
    for index in 0..<3 where a.part(index) != b.part(index) { return a.part(index) < b.part(index) }
    return false
  }

  package func hash(into hasher: inout Hasher) {
    for index in 0..<3 { hasher.combine(part(index)) }
  }
}
