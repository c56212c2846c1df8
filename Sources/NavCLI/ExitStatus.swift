/// What the program tells the one who started it.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  /// The command line was wrong.
  case wrongCommandLine = 1
  /// A syntax or definition error.
  case wrongDefinition = 2
  /// A refused gesture, an error while running, a file, a plugin.
  case failedRunning = 3
  /// An expectation, rule or guideline of severity error is not met.
  case notMet = 4
  /// A plugin that is not trusted.
  case notTrusted = 5
  /// Ended by Ctrl-C.
  case interrupted = 130

  /// How serious it is: of several, the program leaves with the most serious.
  private var seriousness: Int {
    switch self {
    case .success: 0
    case .notMet: 1
    case .failedRunning: 2
    case .notTrusted: 3
    case .wrongDefinition: 4
    case .wrongCommandLine: 5
    case .interrupted: 6
    }
  }

  /// The more serious of two.
  package func joined(with other: ExitStatus) -> ExitStatus {
    other.seriousness > seriousness ? other : self
  }

  /// One line for the help.
  package var summary: String {
    switch self {
    case .success: "all is well"
    case .wrongCommandLine: "the command line is wrong"
    case .wrongDefinition: "a syntax or definition error"
    case .failedRunning: "something failed while running: a refused gesture, a file, a plugin"
    case .notMet: "an expectation, rule or guideline is not met"
    case .notTrusted: "a plugin is not trusted"
    case .interrupted: "interrupted"
    }
  }
}
