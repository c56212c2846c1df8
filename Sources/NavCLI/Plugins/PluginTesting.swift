internal import NavEngine
internal import NavModel
internal import NavPluginHost
internal import NavShell

/// `navsh plugin test DIR...`: a plugin's own flows, then the contract.
///
/// Who names a folder here wants what is in it to run.
enum PluginTesting {
  static func perform(
    _ operands: [String], _ invocation: Invocation, _ console: Console
  ) -> ExitStatus {
    guard !operands.isEmpty else { return console.wants("a DIR", in: invocation) }
    var status = ExitStatus.success
    for folder in operands { status = status.joined(with: test(folder, console)) }
    return status
  }

  private static func test(_ folder: String, _ console: Console) -> ExitStatus {
    guard let path = File.resolved(folder), File.isFolder(path) else {
      console.complain("'\(folder)' is no folder")
      return .failedRunning
    }
    let content: String = PluginContent.digest(of: path) ?? ""
    let host: PluginHost = .system(
      console.variables, alsoTrusted: [PluginTrust.Entry(path, content: content)])
    defer { host.stop() }
    let plugin: Plugin
    do throws(PluginHost.Problem) {
      plugin = try host.find(FilePath.name(of: path), root: path)
    } catch {
      console.complain(error.message, advice: error.help)
      return .wrongDefinition
    }
    console.results.writeLine("\(plugin.manifest.name) \(plugin.manifest.version.text)")
    var status: ExitStatus = runFlows(path, host, console)
    var contract = ContractTest(plugin)
    contract.run()
    for check in contract.checks {
      let mark: String = console.style.isUnicode ? (check.problem == nil ? "✓" : "✗") : "-"
      let result: String = check.problem.map { ": " + visible($0) } ?? ""
      console.results.writeLine("\(mark) \(check.title)\(result)")
    }
    let failed: Int = contract.checks.filter { $0.problem != nil }.count
    console.results.writeLine(
      "\(contract.checks.count) checks: \(contract.checks.count - failed) passed"
        + (failed > 0 ? ", \(failed) failed" : ""))
    if failed > 0 { status = status.joined(with: .notMet) }
    return status
  }

  private static func runFlows(
    _ folder: String, _ host: PluginHost, _ console: Console
  ) -> ExitStatus {
    var report = FlowReport(.pretty, console)
    var status = ExitStatus.success
    let files: [String]
    do throws(FileProblem) {
      files = try PrototypeSearch.prototypes(below: folder)
    } catch {
      console.complain(error.message(for: folder))
      return .failedRunning
    }
    for file in files {
      let bench = Workbench(console, files: [file], plugins: host)
      guard bench.load(file, runsStatements: false, .diagnosticsOnly) else {
        report.add(unreadable: file)
        status = status.joined(with: bench.status)
        continue
      }
      let program: Program = bench.session.program
      for flow in program.flows {
        for device in program.devices(of: flow) {
          let result: FlowResult = program.run(flow, on: device) { Interruption.isRequested }
          report.add(result, file: file)
          status = status.joined(with: ExitStatus(result.verdict))
        }
      }
    }
    if report.flowCount > 0 || status != .success { report.finish() }
    return status
  }
}
