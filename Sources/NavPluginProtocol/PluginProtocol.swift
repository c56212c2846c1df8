/// The protocol between host and plugin: one JSON object a line, over a socket.
///
/// Its number has nothing to do with the version of the program.
package enum PluginProtocol {
  /// The versions that this host speaks.
  package static let versions: ClosedRange<Int> = 1...1
  /// The descriptor on which a plugin finds the socket.
  package static let descriptor: Int32 = 3
  /// The environment variable that says so.
  package static let variable = "NAVSH_PLUGIN_FD"
  /// What the host can do beyond the first version, by name.
  package static let features: [String] = []
}

/// What a host asks.
package enum PluginMethod: String, Hashable, Sendable, CaseIterable {
  /// Greets; always the first.
  case hello
  /// The state of a component nobody has touched.
  case initial
  /// What can be done to a component now.
  case actions
  /// What an action makes of a component.
  case update
  /// What a component looks like.
  case draw
  /// What a component has to say about its properties.
  case check
  /// What a command answers.
  case run
  /// The words that could complete a command.
  case complete
  /// What a guideline finds in a prototype.
  case inspect
  /// A prototype as text of another kind.
  case export
  /// The rows of a table.
  case rows
  /// What no plugin knows: the tests of a plugin ask it, and it answers with an error.
  case riddle
}

/// How a plugin is run.
package enum PluginRuntime: String, Hashable, Sendable, CaseIterable {
  /// One file of Lua in a closed process of this program.
  case lua
  /// A program that speaks the protocol itself, with all rights of the person who trusted it.
  case executable
}
