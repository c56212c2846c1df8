internal import NavEngine
internal import NavModel
internal import NavShell
internal import NavSyntax

/// The flows of some files, chosen and run.
struct TestRun {
  private let invocation: Invocation
  private let console: Console
  private var status = ExitStatus.success
  private var report: FlowReport
  private var isOver = false

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
    let format = invocation.value(.format).flatMap { FlowReport.Format(rawValue: $0) } ?? .pretty
    report = FlowReport(format, console)
  }

  /// Runs everything and returns how it went.
  mutating func perform() -> ExitStatus {
    for path in invocation.operands {
      for file in files(at: path) {
        if isOver { break }
        run(file)
      }
    }
    report.finish()
    if report.flowCount == 0, status == .success, isChoosy {
      console.complain("no flow was chosen", advice: "look at --filter, --tag and --on")
      note(.wrongCommandLine)
    }
    return status
  }

  private var isChoosy: Bool {
    invocation.has(.filter) || invocation.has(.tag) || invocation.has(.on)
  }

  private mutating func note(_ other: ExitStatus) { status = status.joined(with: other) }

  /// The files that a path of the command line stands for.
  private mutating func files(at path: String) -> [String] {
    guard File.isFolder(path) else { return [path] }
    do throws(FileProblem) {
      let found: [String] = try PrototypeSearch.prototypes(below: path)
      if found.isEmpty {
        console.complain("there are no prototypes in '\(path)'", advice: "they end with .proto")
        note(.wrongCommandLine)
      }
      return found
    } catch {
      console.complain(error.message(for: path))
      note(.failedRunning)
      return []
    }
  }

  private mutating func run(_ file: String) {
    let bench = Workbench(console, files: [file])
    guard bench.load(file, runsStatements: false, .diagnosticsOnly) else {
      note(bench.status)
      report.add(unreadable: file)
      isOver = isOver || invocation.has(.stopAtFirst)
      return
    }
    let device: String? = invocation.value(.on)
    guard bench.knowsDevice(device, subcommand: "test") else {
      note(bench.status)
      isOver = true
      return
    }
    let program: Program = bench.session.program
    for flow in program.flows where isChosen(flow) {
      for name in devices(of: flow, in: program) where !isOver {
        let result: FlowResult = program.run(flow, on: name) { Interruption.isRequested }
        report.add(result, file: file)
        note(ExitStatus(result.verdict))
        if result.verdict != .fine && invocation.has(.stopAtFirst) { isOver = true }
        if result.verdict == .interrupted || console.results.condition != .open { isOver = true }
      }
    }
  }

  private func isChosen(_ flow: Flow) -> Bool {
    if let text = invocation.value(.filter), !occurs(text, in: flow.title) { return false }
    let tags: [String] = invocation.values(.tag)
    return tags.isEmpty || tags.contains { flow.tags.contains($0) }
  }

  private func devices(of flow: Flow, in program: Program) -> [String] {
    guard let wanted = invocation.value(.on) else { return program.devices(of: flow) }
    return flow.devices.isEmpty || flow.devices.contains(wanted) ? [wanted] : []
  }

  /// Whether a text occurs in a title as search on a screen would find it: by folded letters.
  private func occurs(_ text: String, in title: String) -> Bool {
    foldedContains(fold(title), fold(text))
  }
}
