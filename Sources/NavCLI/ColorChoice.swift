/// When colors are used; decided for each output.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether an output gets colors: the option, then `NO_COLOR`, then `CLICOLOR_FORCE`, then the terminal.
  package func usesColor(isTerminal: Bool, environment: ProcessVariables) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb" && environment["TERM"] != nil
  }
}
