package import NavEngine
package import NavModel

/// What is wrong with the states of a prototype, whatever guideline is followed.
package struct StateFindings {
  let exploration: Exploration
  let program: Program
  var prototype: Prototype { program.prototype }

  /// Prepares to look at what exploring a program found.
  package init(_ exploration: Exploration, of program: Program) {
    self.exploration = exploration
    self.program = program
  }

  /// All of them; each kind in the order of definition.
  package func all() -> [Finding] {
    brokenLaws() + failures() + traps() + brokenRules() + distantGoals() + unreachable()
      + deadEnds()
  }

  /// A machine in one of the states that were found.
  func machine(in view: Int) -> Machine {
    var machine: Machine = exploration.start
    machine.state = exploration.states[view]
    return machine
  }

  // MARK: Failures

  /// Handlers and arrows that fail, told at their own place.
  private func failures() -> [Finding] {
    exploration.failures.map { found in
      let flow: Exploration.Flow? = exploration.flow(to: [found.view]) { machine in
        var trial: Machine = machine
        guard case .failed(let failure) = trial.perform(found.step) else { return false }
        return failure.id == found.failure.id && failure.place == found.failure.place
      }
      return Finding(
        found.failure.id, .error, found.failure.message, at: found.failure.place,
        help: found.failure.help, flow: (flow?.lines ?? []) + [found.step.line],
        isConfirmed: flow != nil)
    }
  }

  // MARK: Traps

  private func traps() -> [Finding] {
    exploration.traps.map { trap in
      let name: String
      let place: Place
      switch trap.subject {
      case .presentation(let id):
        let presentation: Presentation = prototype[id]
        name = "the \(presentation.kind.word) \(prototype.text(presentation.name))"
        place = presentation.place
      case .screen(let id):
        name = "the screen \(prototype[id].name.map { prototype.text($0) } ?? "")"
        place = prototype[id].place
      }
      let flow: Exploration.Flow? = exploration.flow(to: [trap.view]) { machine in
        switch trap.subject {
        case .presentation(let id): machine.meets(.presentation(id))
        case .screen(let id): machine.meets(.screen(id))
        }
      }
      return Finding(
        "no-way-out", .error, "\(name) can't be left", at: place,
        help: "give it a button that closes it or goes back, and that can be tapped",
        flow: flow?.lines, isConfirmed: flow != nil)
    }
  }

  // MARK: Rules

  private func brokenRules() -> [Finding] {
    var findings: [Finding] = []
    for rule in program.checks.rules {
      func breaks(_ machine: Machine) -> Bool {
        do throws(Failure) {
          return try machine.holds(rule.condition, in: Scope()) == rule.isForbidden
        } catch { return false }
      }
      let title: String = Value.text(rule.title).literal
      var broken: [Int] = []
      var failed: (view: Int, failure: Failure)?
      for view in exploration.states.indices {
        do throws(Failure) {
          if try machine(in: view).holds(rule.condition, in: Scope()) == rule.isForbidden {
            broken.append(view)
          }
        } catch { failed = failed ?? (view, error) }
      }
      if let failed {
        let flow: Exploration.Flow? = exploration.flow(to: [failed.view]) { machine in
          do throws(Failure) {
            _ = try machine.holds(rule.condition, in: Scope())
            return false
          } catch { return error.id == failed.failure.id }
        }
        findings.append(
          Finding(
            "unreadable-rule", .error,
            "the rule \(title) can't be read everywhere: \(failed.failure.message)",
            at: rule.place, help: failed.failure.help, flow: flow?.lines,
            isConfirmed: flow != nil))
      }
      guard !broken.isEmpty else { continue }
      let flow: Exploration.Flow? = exploration.flow(to: broken, holds: breaks)
      findings.append(
        Finding(
          "broken-rule", .error,
          rule.isForbidden ? "what must never be so is: \(title)" : "the rule \(title) is broken",
          at: rule.place, flow: flow?.lines, isConfirmed: flow != nil))
    }
    return findings
  }

  private func distantGoals() -> [Finding] {
    var findings: [Finding] = []
    for reach in program.checks.reaches {
      let views: [Int] = exploration.states.indices.filter { machine(in: $0).meets(reach.goal) }
      guard !views.isEmpty else {
        findings.append(
          Finding("too-far", .error, "\(reach.name) can't be reached", at: reach.place))
        continue
      }
      let flow: Exploration.Flow? = exploration.flow(to: views) { $0.meets(reach.goal) }
      if let flow, flow.steps.count <= reach.taps { continue }
      let least: Int? = views.compactMap { exploration.leastDepth(of: $0) }.min()
      let count: Int = flow?.steps.count ?? least ?? 0
      findings.append(
        Finding(
          "too-far", .error,
          "\(reach.name) takes \(count) gestures, more than \(reach.taps)", at: reach.place,
          flow: flow?.lines, isConfirmed: flow?.isShortest ?? false))
    }
    return findings
  }
}

extension Presentation.Kind {
  /// What it is called in the language.
  package var word: String {
    switch self {
    case .popover: "popover"
    case .sheet: "sheet"
    case .alert: "alert"
    case .actions: "action sheet"
    }
  }
}
