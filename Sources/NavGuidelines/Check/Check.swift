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
      start = try Machine.start(program.prototype, services: program.services, device: device)
    } catch {
      report.findings.append(
        Finding(error.id, .error, error.message, at: error.place, help: error.help))
      return report
    }
    var findings: [Finding] = []
    let exploration: Exploration?
    switch options.mode {
    case .definitions: exploration = nil
    case .visible:
      exploration = Exploration(
        visible: start, bounds: options.bounds, conditions: program.checks.conditions,
        ending: ending)
    case .full: exploration = Exploration(full: start, bounds: options.bounds, ending: ending)
    }
    if let exploration {
      report.figures = CheckReport.Figures(exploration)
      findings += StateFindings(exploration, of: program).all()
    }
    findings += guidelines(start, exploration)
    report.take(findings, options)
    return report
  }

  /// Where the guidelines of the prototype's era aren't followed.
  private func guidelines(_ start: Machine, _ exploration: Exploration?) -> [Finding] {
    let definitions: Definitions = program.prototype.definitions
    guard definitions.devices.indices.contains(device) else { return [] }
    let subject = Subject(program.prototype, on: definitions.devices[device])
    let era = Era(year: definitions.guidelines)
    var findings: [Finding] = []
    for guideline in Guideline.all where guideline.applies(to: subject.device, in: era) {
      guard options.wants(guideline.id) else { continue }
      switch guideline.check {
      case .definitions(let look):
        for remark in look(subject) {
          findings.append(guideline.finding(remark, flow: nil, isConfirmed: true))
        }
      case .states(let look):
        guard let exploration else { continue }
        findings += states(guideline, look, subject, exploration)
      }
    }
    return findings
  }

  private func states(
    _ guideline: Guideline, _ look: (Subject, Machine) -> [Remark], _ subject: Subject,
    _ exploration: Exploration
  ) -> [Finding] {
    var remarks: [(remark: Remark, views: [Int])] = []
    var machine: Machine = exploration.start
    for (view, state) in exploration.states.enumerated() {
      machine.state = state
      for remark in look(subject, machine) {
        if let index = remarks.firstIndex(where: { $0.remark == remark }) {
          remarks[index].views.append(view)
        } else {
          remarks.append((remark, [view]))
        }
      }
    }
    return remarks.map { found in
      let flow: Exploration.Flow? = exploration.flow(to: found.views) { machine in
        look(subject, machine).contains(found.remark)
      }
      return guideline.finding(found.remark, flow: flow?.lines, isConfirmed: flow != nil)
    }
  }
}

extension Guideline {
  /// A finding for one place where it isn't followed.
  fileprivate func finding(_ remark: Remark, flow: [String]?, isConfirmed: Bool) -> Finding {
    Finding(
      id, severity, remark.message, at: remark.place, help: remark.help ?? message, flow: flow,
      isConfirmed: isConfirmed)
  }
}

extension Checks {
  /// Everything that is read in every state.
  var conditions: [Expression] {
    var conditions: [Expression] = rules.map { $0.condition }
    for reach in reaches {
      if case .condition(let condition) = reach.goal { conditions.append(condition) }
    }
    return conditions
  }
}

extension CheckReport.Figures {
  /// The figures of an exploration.
  init(_ exploration: Exploration) {
    self.init()
    states = exploration.stateCount
    transitions = exploration.transitionCount
    depth = exploration.depth
    bytesPerState = exploration.bytesPerState
    for limit in Limit.allCases {
      guard let count = exploration.limits[limit] else { continue }
      let text: String = limit.text(count, exploration.bounds, growing: exploration.growing)
      unexplored.append(CheckReport.Unexplored("\(limit)", count, text))
    }
  }
}
