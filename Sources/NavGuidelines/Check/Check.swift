package import NavEngine
package import NavExplore
internal import NavModel

/// Looks at a prototype on one device: its states, its rules, the guidelines.
package struct Check {
  let program: Program
  let device: Int
  let options: CheckOptions
  /// Why exploring should end now; nothing while it may go on.
  let ending: () -> Limit?

  /// Prepares to check a program on a device, by its number.
  package init(
    _ program: Program, device: Int, options: CheckOptions, ending: @escaping () -> Limit?
  ) {
    self.program = program
    self.device = device
    self.options = options
    self.ending = ending
  }

  /// Checks, and says what was found.
  package func run() -> CheckReport {
    let devices: [Device] = program.prototype.definitions.devices
    var report = CheckReport(
      program, mode: options.mode,
      device: devices.indices.contains(device) ? devices[device].name : "")
    let start: Machine
    do throws(Failure) {
      start = try Machine.start(
        program.prototype, services: program.services, device: device)
    } catch {
      report.findings.append(
        Finding(error.id, .error, error.message, at: error.place, help: error.help))
      return report
    }
    let explorer = Explorer(start, bounds: options.bounds)
    var figures = CheckReport.Figures()
    switch options.mode {
    case .definitions: return report
    case .visible:
      let result: VisibleResult = explorer.exploreViews(ending: ending)
      figures.states = result.states
      figures.transitions = result.transitions
      figures.depth = result.depth
    case .full:
      let result: FullResult = explorer.exploreAll(ending: ending)
      figures.states = result.states
      figures.transitions = result.transitions
      figures.depth = result.depth
      figures.bytesPerState = result.bytesPerState
    }
    for limit in Limit.allCases {
      guard let count = explorer.limits[limit] else { continue }
      figures.unexplored.append(
        CheckReport.Unexplored("\(limit)", count, limit.text(count, options.bounds)))
    }
    report.figures = figures
    return report
  }
}
