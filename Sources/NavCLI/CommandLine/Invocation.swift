/// The words of a command line, understood but not yet acted upon.
package struct Invocation: Sendable {
  /// What is run; nothing means the shell.
  package var subcommand: Subcommand
  /// The arguments of the options in their order; a switch has an empty one.
  package var options: [(name: CommandOption.Name, value: String)] = []
  /// Files, names and topics.
  package var operands: [String] = []
  /// Whether `--` stood before the first operand, so that it can't be a subcommand.
  package var endsOptions = false

  /// Creates an invocation without options.
  package init(subcommand: Subcommand) { self.subcommand = subcommand }

  /// Whether an option was given.
  package func has(_ name: CommandOption.Name) -> Bool {
    options.contains { $0.name == name }
  }

  /// The argument of an option; of several, the last.
  package func value(_ name: CommandOption.Name) -> String? {
    options.last { $0.name == name }?.value
  }

  /// The arguments of an option that may stand more than once.
  package func values(_ name: CommandOption.Name) -> [String] {
    options.filter { $0.name == name }.map { $0.value }
  }

  /// The argument of an option that is a number; parsing has made sure of it.
  package func number(_ name: CommandOption.Name) -> Int? {
    value(name).flatMap { Int($0) }
  }
}

/// What is wrong with a command line.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong: lower case, no full stop.
  package let message: String
  /// What to do; nothing when the help is all there is to say.
  package let advice: String?
  /// The subcommand whose help says more; empty for the program's.
  package let topic: String

  init(_ message: String, advice: String? = nil, topic: String = "") {
    self.message = message
    self.advice = advice
    self.topic = topic
  }
}
