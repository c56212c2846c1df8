package import NavModel
internal import NavSyntax

/// A step of the history with what it changed.
package struct TimelineStep: Sendable {
  /// Its number, as `go @3` takes it.
  package let number: Int
  /// The statement; nothing for definitions that took effect.
  package let text: String?
  package let events: [Event]
  /// Where it led.
  package let machine: Machine
}

/// Looking at other points in time, and going there.
extension Runner {
  /// How many steps a listing goes back.
  static let shownSteps = 1000

  /// Goes to a mark, or to a step of the history.
  mutating func go(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let place: Node = try child(.value, of: node)
    if place.isStep {
      try travel(to: stepNumber(place))
    } else {
      restore(try marked(place))
      history.mustKeep = true
    }
    receive(travelled(to: node))
  }

  /// The state at a mark or a step of the history.
  func point(_ node: Node) throws(Ending) -> Snapshot {
    node.isStep ? try state(at: stepNumber(node)) : try marked(node)
  }

  /// The number in `@3`.
  private func stepNumber(_ node: Node) throws(Ending) -> Int {
    if let number = Int(node.text.dropFirst()), number <= history.entries.count { return number }
    let last: Int = history.entries.count
    throw failure(
      "unknown-step", at: node, "there is no step \(node.text)", .failed,
      help: last == 0 ? "nothing has been done yet" : "the last is @\(last); @0 is the start")
  }

  /// `history`: what was done, and what could be done again.
  func historyListing() -> Listing {
    let entries: [Listing.Entry] = history.statements(last: Runner.shownSteps).map {
      Listing.Entry("@\($0.number)", shownText(of: $0.statement))
    }
    return Listing("history", entries)
  }

  /// `branches`: what was left by going on otherwise.
  func branchListing() -> Listing {
    let entries: [Listing.Entry] = history.branches.map { branch in
      let last: String =
        history.statement(branch.tip).map { shownText(of: $0) } ?? "other definitions"
      return Listing.Entry(
        "@\(branch.tip)", "\(counted(branch.count, "step")) from @\(branch.fork), the last: \(last)")
    }
    return Listing("branches", entries)
  }

  /// `timeline`: what each step changed, found by doing them again.
  func timeline() throws(Ending) -> [TimelineStep] {
    let path: [Int] = history.path(to: history.current, last: Runner.shownSteps)
    guard let first = path.first else { return [] }
    var replay: Runner = self
    replay.restore(try state(at: history.parent(of: first)))
    return path.map { number in
      var events: [Event] = []
      let statement: Node? = history.statement(number)
      if let statement {
        try? replay.run(statement) { answer in
          if case .changed(let some) = answer.content { events += some }
          if case .intercepted(let some) = answer.content { events += some }
        }
      }
      if let snapshot = history.snapshot(number) { replay.restore(snapshot) }
      return TimelineStep(
        number: number, text: statement.map { shownText(of: $0) }, events: events,
        machine: replay.machine)
    }
  }
}

extension Node {
  /// Whether it is the number of a step: `@3`.
  var isStep: Bool { kind == .word && source.bytes[Int(span.start)] == 0x40 }
}
