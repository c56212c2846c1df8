/// How far exploring goes; what lies beyond is said, never left out in silence.
package struct Bounds: Hashable, Sendable {
  /// The greatest number of screens on a stack.
  package var stack = 4
  /// Whether somebody asked for that number; what can show is explored on stacks of any height else.
  package var isStackSet = false
  /// The greatest number of gestures from the start; nothing means any.
  package var depth: Int?
  /// The greatest number of states.
  package var states = 2_000_000
  /// How many rows of a table are tried.
  package var rows = 2

  /// Creates the usual bounds.
  package init() {}
}

/// Why a part of the state space was left out.
package enum Limit: UInt8, Hashable, Sendable, CaseIterable {
  case stack, growth, depth, states, time, interrupted
}

extension Limit {
  /// What is said of a part that was left out for it, as one sentence without a full stop.
  ///
  /// Names are those of values that grew on.
  package func text(_ count: Int, _ bounds: Bounds, growing: [String]) -> String {
    let names: String = growing.joined(separator: ", ")
    let verb: String = growing.count == 1 ? "grows" : "grow"
    return switch self {
    case .stack:
      "gestures that make a stack of more than \(bounds.stack) screens, \(count) of them (--stack)"
    case .growth:
      "what follows \(count) gestures, where \(names) \(verb) beyond \(Growth.mostNumbers) values"
    case .depth:
      "what follows \(count) states, \(bounds.depth ?? 0) gestures from the start (--depth)"
    case .states:
      "what follows \(count) states, after \(bounds.states) (--states)"
        + (growing.isEmpty ? "" : "; \(names) \(verb)")
    case .time: "what follows \(count) states, when the time was over (--time)"
    case .interrupted: "what follows \(count) states, when you ended it"
    }
  }
}
