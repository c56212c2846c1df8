internal import Glibc
internal import NavPluginHost
package import NavShell

/// What the program talks to: results on one output, diagnostics on the other.
package final class Console {
  package let results: Output
  package let diagnostics: Output

  let variables: ProcessVariables
  /// The plugins of everything that runs here.
  let plugins: PluginHost

  /// Creates a console on standard output and standard error.
  package convenience init(color: ColorChoice, environment: ProcessVariables) {
    self.init(color: color, environment: environment, plugins: .system(environment))
  }

  /// Creates a console with plugins of its own.
  init(color: ColorChoice, environment: ProcessVariables, plugins: PluginHost) {
    variables = environment
    self.plugins = plugins
    results = Output(
      descriptor: STDOUT_FILENO,
      usesColor: color.usesColor(isTerminal: isatty(STDOUT_FILENO) == 1, environment: environment))
    diagnostics = Output(
      descriptor: STDERR_FILENO,
      usesColor: color.usesColor(isTerminal: isatty(STDERR_FILENO) == 1, environment: environment))
  }

  /// How answers look here: in the terminal's width, with the characters the locale has.
  var style: PrintStyle {
    PrintStyle(
      isUnicode: Locale.isUnicode(variables, isTerminal: results.isTerminal),
      width: results.isTerminal ? Terminal.columns(results.descriptor) : nil)
  }

  /// Writes a line about the program itself, after everything that was written before it.
  package func complain(_ message: String, advice: String? = nil) {
    results.flush()
    diagnostics.write("navsh: \(message)")
    if let advice { diagnostics.write("; \(advice)") }
    diagnostics.write("\n")
    diagnostics.flush()
  }

  /// Writes everything out; a reader that went away is no failure.
  package func finish(_ status: ExitStatus) -> ExitStatus {
    plugins.stop()
    results.flush()
    if case .failed(let code) = results.condition {
      complain("can't write the results: \(systemMessage(code))")
      diagnostics.flush()
      return status.joined(with: .failedRunning)
    }
    diagnostics.flush()
    return status
  }
}

/// The system's words for an `errno`.
func systemMessage(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  let message = String(cString: text)
  return message.prefix(1).lowercased() + message.dropFirst()
}
