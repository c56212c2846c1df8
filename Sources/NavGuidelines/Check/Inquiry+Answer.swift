package import NavEngine
internal import NavExplore
internal import NavModel

extension Inquiry {
  /// The answer, found by exploring.
  package func answer() -> Answer {
    switch subject {
    case .check(let full):
      var options = CheckOptions()
      if full { options.mode = .full }
      let report: CheckReport = Check(
        program, device: startDevice, options: options, ending: ending
      ).run()
      return Answer(.report(report), verdict: report.verdict)
    case .path(let goal, let name, let fromStart): return path(to: goal, name, fromStart)
    case .cover, .missingFlows, .graph, .map: return Answer(.silent)
    }
  }

  var ending: () -> Limit? {
    let isInterrupted: @Sendable () -> Bool = isInterrupted
    return { isInterrupted() ? .interrupted : nil }
  }

  var startDevice: Int { device ?? program.prototype.definitions.device }

  /// A machine at the start.
  func startMachine() throws(Failure) -> Machine {
    try Machine.start(program.prototype, services: program.services, device: startDevice)
  }

  private func path(to goal: Goal, _ name: String, _ fromStart: Bool) -> Answer {
    let start: Machine
    do throws(Failure) { start = fromStart ? try startMachine() : machine } catch {
      return Answer(.text(error.message), verdict: .failed)
    }
    let place: String = fromStart ? "the start" : "here"
    let text: String
    switch PathSearch(from: start, bounds: Bounds(), ending: ending).path(to: goal) {
    case .there: text = "\(name) is so already"
    case .found(let flow): text = flow.lines.joined(separator: "\n")
    case .unconfirmed: text = "no way to \(name) was found, though one isn't ruled out"
    case .none(isComplete: true): text = "nothing leads from \(place) to \(name)"
    case .none(isComplete: false):
      text = "nothing from \(place) to \(name) in the part that was explored"
    }
    return Answer(.text(text))
  }
}
