internal import NavEngine
internal import NavExplore
internal import NavGuidelines
internal import NavModel
internal import NavRender
internal import NavShell

/// The prototypes of a command line, checked one by one.
struct CheckRun {
  private let invocation: Invocation
  private let console: Console
  private var status = ExitStatus.success
  /// When to end, of the clock that never goes back.
  private let deadline: ContinuousClock.Instant?

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
    deadline = invocation.number(.time).map { ContinuousClock.now + .seconds($0) }
  }

  /// Checks everything and returns how it went.
  mutating func perform() -> ExitStatus {
    for file in invocation.operands {
      check(file)
      if Interruption.isRequested {
        note(.interrupted)
        break
      }
    }
    return status
  }

  private mutating func note(_ other: ExitStatus) { status = status.joined(with: other) }

  private mutating func check(_ file: String) {
    let bench = Workbench(console, files: [file])
    guard bench.load(file, runsStatements: false, .diagnosticsOnly),
      bench.knowsDevice(invocation.value(.on), subcommand: "check")
    else { return note(bench.status) }
    let program: Program = bench.session.program
    let devices: [Device] = program.prototype.definitions.devices
    let device: Int =
      devices.firstIndex { $0.name == invocation.value(.on) }
      ?? program.prototype.definitions.device
    let deadline: ContinuousClock.Instant? = deadline
    let check = Check(program, device: device, options: options) {
      if Interruption.isRequested { return .interrupted }
      if let deadline, ContinuousClock.now >= deadline { return .time }
      return nil
    }
    let started: ContinuousClock.Instant = .now
    var report: CheckReport = check.run()
    report.name = file
    if console.results.isTerminal || invocation.has(.timing) {
      report.effort = CheckReport.Effort(
        seconds: started.duration(to: .now) / .seconds(1), bytes: Memory.peak)
    }
    switch invocation.value(.format) {
    case "json": console.results.write(report.json.text)
    default:
      console.results.write(report.text(on: console.style.page(colors: console.results.usesColor)))
    }
    note(ExitStatus(report.verdict))
  }

  private var options: CheckOptions {
    var options = CheckOptions()
    if invocation.has(.full) { options.mode = .full }
    if invocation.has(.definitions) { options.mode = .definitions }
    if let stack = invocation.number(.stack) { options.bounds.stack = stack }
    options.bounds.depth = invocation.number(.depth)
    if let states = invocation.number(.states) { options.bounds.states = states }
    options.only = invocation.values(.only)
    options.except = invocation.values(.except)
    return options
  }
}
