internal import NavModel
internal import Synchronization

/// Answers whether a pattern occurs in a text; each pattern is read once.
package final class PatternCache: Sendable {
  /// Patterns by their text, and nothing for what is none.
  private let patterns = Mutex<[String: Pattern?]>([:])
  /// A pattern made from data could be a new one each time.
  private static let capacity = 1000

  /// Creates an empty cache.
  package init() {}

  /// Whether the pattern occurs in the text; nothing when it isn't a pattern.
  package func matches(_ pattern: String, _ text: String) -> Bool? {
    let known: Pattern? = patterns.withLock { patterns in
      if let known = patterns[pattern] { return known }
      let new = Pattern(pattern)
      if patterns.count >= Self.capacity { patterns.removeAll() }
      patterns[pattern] = .some(new)
      return new
    }
    return known?.occurs(in: text)
  }
}
