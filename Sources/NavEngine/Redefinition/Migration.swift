internal import NavModel
internal import NavSyntax

/// Moves a state from one prototype to another by the names of things.
///
/// What still is there keeps its place and its values; what is gone is told in a line each.
struct Migration {
  let old: Machine
  var machine: Machine
  private(set) var dropped: [String] = []
  let map: NameMap

  /// A state of the new prototype that is as much like the old one as can be.
  static func migrate(_ old: Machine, to program: Program) throws(Failure) -> (Machine, [String]) {
    var migration = Migration(old, program)
    do throws(Halt) { try migration.run() } catch {
      switch error {
      case .failed(let failure): throw failure
      case .refused(let refusal): throw Failure("refused", refusal.message)
      }
    }
    return (migration.machine, migration.dropped)
  }

  private init(_ old: Machine, _ program: Program) {
    self.old = old
    map = NameMap(from: old.prototype, to: program.prototype)
    let device: Int = map.device(Int(old.state.device)) ?? program.prototype.definitions.device
    var state = State(device: Int16(truncatingIfNeeded: device), app: Surface(stacks: []))
    state.isLandscape = old.state.isLandscape
    state.clock = old.state.clock
    state.timers = old.state.timers
    state.tooltip = old.state.tooltip
    machine = Machine(prototype: program.prototype, services: program.services, state: state)
  }

  mutating func drop(_ what: String) { dropped.append(what) }

  private mutating func run() throws(Halt) {
    if map.device(Int(old.state.device)) == nil {
      drop("the device \(old.device.name) is gone; it goes on on \(machine.device.name)")
    }
    try variables()
    keptControls()
    machine.state.app = try surface(
      old.state.app, old.prototype.definitions.app, machine.prototype.definitions.app, number: 0,
      what: "the app")
    try presented()
    machine.begin()
    for number in 0...machine.state.presented.count {
      do throws(Failure) { try machine.recompute(number) } catch { throw .failed(error) }
    }
  }

  /// A variable starts again only when its first value changed.
  private mutating func variables() throws(Halt) {
    let before: [Variable] = old.prototype.definitions.variables
    for variable in machine.prototype.definitions.variables {
      if let index = before.firstIndex(where: { $0.name == variable.name }),
        before[index].initial == variable.initial, old.state.variables.indices.contains(index)
      {
        machine.state.variables.append(old.state.variables[index])
        continue
      }
      do throws(Failure) {
        machine.state.variables.append(try machine.evaluate(variable.initial, in: Scope()))
      } catch {
        throw .failed(error)
      }
    }
    for variable in before
    where machine.prototype.variable(named: variable.name) == nil {
      drop("the variable \(old.prototype.text(variable.name)) is gone")
    }
  }

  /// What popovers were left with.
  private mutating func keptControls() {
    for kept in old.state.kept {
      guard let id = map.presentation(kept.presentation) else { continue }
      let before: Screen = old.prototype[old.prototype[kept.presentation].root]
      let after: Screen = machine.prototype[machine.prototype[id].root]
      let elements: [Int?] = NameMap.elements(from: before, to: after)
      var controls = [Value](repeating: .none, count: after.elements.count)
      for (index, value) in kept.controls.enumerated() where elements.indices.contains(index) {
        if let new = elements[index] { controls[new] = value }
      }
      machine.state.kept.append(State.Kept(presentation: id, controls: controls))
    }
  }

  /// What is presented stays while it exists; the first that doesn't closes with all above it.
  private mutating func presented() throws(Halt) {
    for (index, presented) in old.state.presented.enumerated() {
      let before: Presentation = old.prototype[presented.presentation]
      let name: String = old.prototype.text(before.name)
      guard let id = map.presentation(presented.presentation) else {
        drop("\(name) is gone and was closed")
        if index + 1 < old.state.presented.count { drop("what stood above \(name) was closed") }
        return
      }
      let number: Int = index + 1
      let surface: Surface = try surface(
        presented.surface, before.content, machine.prototype[id].content, number: number,
        what: name)
      var moved: Presented = presented
      moved.presentation = id
      moved.surface = surface
      moved.source = source(presented)
      machine.state.presented.append(moved)
    }
  }

  /// The control that a presentation points to, found again.
  private func source(_ presented: Presented) -> Presented.Source? {
    guard var source = presented.source else { return nil }
    let number = Int(presented.presenter)
    let path = InstancePath(surface: number, stack: Int(source.stack), depth: Int(source.depth))
    guard let before = old.screen(at: path) else { return nil }
    guard source.element >= 0 else { return source }
    let tabs: [Int32] = old.tabs(onSurface: number)
    if !tabs.isEmpty {
      guard tabs.indices.contains(path.stack) else { return nil }
      let symbol: Symbol = old.prototype.definitions.tabs[Int(tabs[path.stack])].name
      guard let tab = machine.tabNumber(symbol, onSurface: number) else { return nil }
      source.stack = Int16(truncatingIfNeeded: tab)
    }
    let now = InstancePath(surface: number, stack: Int(source.stack), depth: path.depth)
    guard let after = machine.screen(at: now),
      before.elements.indices.contains(Int(source.element)),
      let element = NameMap.elements(from: before, to: after)[Int(source.element)]
    else { return nil }
    source.element = Int16(truncatingIfNeeded: element)
    return source
  }
}

extension Machine {
  /// Brings the overflow of tabs in order without telling anybody.
  fileprivate mutating func recompute(_ number: Int) throws(Failure) {
    do throws(Halt) { try recomputeMore(onSurface: number) } catch {
      if case .failed(let failure) = error { throw failure }
    }
  }
}
