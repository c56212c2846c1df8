internal import Synchronization

/// Answers whether a pattern occurs in a text; each pattern is read once.
package final class PatternCache: Sendable {
  /// A pattern, or nothing for one that can't be read.
  ///
  /// It is only ever touched under the lock.
  private struct Compiled: @unchecked Sendable {
    let pattern: Regex<AnyRegexOutput>?
  }

  private let patterns = Mutex<[String: Compiled]>([:])
  /// A pattern made from data could be a new one each time.
  private static let capacity = 1000

  /// Creates an empty cache.
  package init() {}

  /// Whether the pattern occurs in the text; nothing when it isn't a pattern.
  package func matches(_ pattern: String, _ text: String) -> Bool? {
    patterns.withLock { patterns in
      let compiled: Compiled
      if let known = patterns[pattern] {
        compiled = known
      } else {
        compiled = Compiled(pattern: try? Regex(pattern))
        if patterns.count >= Self.capacity { patterns.removeAll() }
        patterns[pattern] = compiled
      }
      guard let regex = compiled.pattern else { return nil }
      let match: Regex<AnyRegexOutput>.Match? = try? regex.firstMatch(in: text)
      return match != nil
    }
  }
}
