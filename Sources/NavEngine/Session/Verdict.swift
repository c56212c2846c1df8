/// How a run went, by the classes that exit statuses tell apart.
package enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
  case fine
  /// A syntax or definition error.
  case wrongDefinition
  /// A plugin that nobody has agreed to.
  case notTrusted
  /// Failed while running: a refused gesture, a failed event, a file.
  case failed
  /// An expectation wasn't met.
  case notAsExpected
  /// Somebody pressed Ctrl-C.
  case interrupted

  /// The exit status of a program that ends with it.
  package var exitStatus: Int32 {
    switch self {
    case .fine: 0
    case .wrongDefinition: 2
    case .notTrusted: 5
    case .failed: 3
    case .notAsExpected: 4
    case .interrupted: 130
    }
  }

  /// The more serious of two; an interruption outweighs everything.
  package func joined(with other: Verdict) -> Verdict {
    switch (self, other) {
    case (.interrupted, _), (_, .interrupted): .interrupted
    case (.fine, _): other
    case (_, .fine): self
    default: rawValue <= other.rawValue ? self : other
    }
  }
}
