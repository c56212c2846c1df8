package import NavModel

/// What a plugin may use, in time and space.
package struct PluginLimits: Hashable, Sendable {
  /// Bytes of memory.
  package var memory = 64 << 20
  /// Bytes of an answer.
  package var answer = 1 << 20
  /// How deep arrays and objects of an answer may stand inside each other.
  package var depth = 32
  /// Bytes of log in a second; what is more is dropped.
  package var log = 64 << 10
  /// Milliseconds for a component's answers.
  package var update = 250
  /// Milliseconds for a drawing.
  package var draw = 250
  /// Milliseconds for a command, a guideline, an exporter or the rows of a table.
  package var run = 2000

  /// Milliseconds for the greeting.
  package static let hello = 2000
  /// Milliseconds for completing a word.
  package static let complete = 50
  /// Milliseconds between hanging up and being killed.
  package static let leaving = 500

  /// Creates the limits that hold where a manifest names no others.
  package init() {}

  /// The milliseconds within which a question must be answered.
  package func milliseconds(for method: PluginMethod) -> Int {
    switch method {
    case .hello: Self.hello
    case .initial, .actions, .update, .check, .riddle: update
    case .draw: draw
    case .complete: Self.complete
    case .run, .inspect, .export, .rows: run
    }
  }

  /// The limits as the greeting tells them.
  package var json: JSONValue {
    .object([
      .init("memory", .number(Double(memory))),
      .init("answer", .number(Double(answer))),
      .init("depth", .number(Double(depth))),
      .init("log", .number(Double(log))),
      .init("update", .number(Double(update))),
      .init("draw", .number(Double(draw))),
      .init("run", .number(Double(run))),
    ])
  }
}
