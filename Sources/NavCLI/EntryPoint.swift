internal import Glibc
internal import NavPluginHost
internal import NavShell

/// The program: options in, exit status out.
package enum EntryPoint {
  /// Runs the program with the words after its name and returns its exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    if arguments.first == PluginRunner.word {
      return PluginRunner.run(Array(arguments.dropFirst()))
    }
    signal(SIGPIPE, SIG_IGN)  // a write to a closed pipe answers EPIPE instead of ending us
    do throws(UsageError) {
      let invocation: Invocation = try .parse(arguments)
      let color = invocation.value(.color).flatMap { ColorChoice(rawValue: $0) } ?? .auto
      guard
        let lock = Console.lock(
          invocation, complain: { Console(color: color, environment: .process).complain($0) })
      else { return ExitStatus.failedRunning.rawValue }
      let console = Console(
        color: color, environment: .process, plugins: .system(.process, lock: lock))
      return console.finish(run(invocation, console)).rawValue
    } catch {
      let console = Console(color: .auto, environment: .process)
      console.complain(error)
      return console.finish(.wrongCommandLine).rawValue
    }
  }

  private static func run(_ invocation: Invocation, _ console: Console) -> ExitStatus {
    if invocation.has(.help) {
      console.results.write(HelpPage.text(of: invocation.subcommand))
      return .success
    }
    return invocation.subcommand.perform(invocation, console)
  }
}

extension Console {
  /// Says what is wrong with the command line, and where to read on.
  func complain(_ error: UsageError) {
    let page: String = error.topic.isEmpty ? "navsh help" : "navsh help \(error.topic)"
    complain(error.message, advice: error.advice ?? "see '\(page)'")
  }
}
