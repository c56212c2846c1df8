internal import NavModel
internal import NavSyntax

/// Going on with another prototype.
extension Session {
  /// What became of moving over.
  enum Move {
    /// Done; a note for each thing that was dropped.
    case moved([Diagnostic])
    case failed(Diagnostic)
  }

  /// Goes on with a new prototype from where the old one is.
  func migrate(to next: Program) -> Move {
    let isFirst: Bool = program.catalogue.definitions.isEmpty
    do throws(Failure) {
      if isFirst {
        runner.startDevice = try startDevice(in: next)
        runner.machine = try Machine.start(
          next.prototype, services: next.services, device: runner.startDevice)
        runner.program = next
        runner.beginHistory()
        return .moved([])
      }
      let (machine, dropped): (Machine, [String]) = try Migration.migrate(
        runner.machine, to: next)
      runner.machine = machine
      runner.program = next
      runner.history.add(nil, effort: runner.effort, runner.snapshot)
      return .moved(
        dropped.map { Diagnostic("dropped", .note, source: nil, span: Span(0, 0), message: $0) })
    } catch {
      let source: SourceText? = error.place.flatMap { next.source($0.source) }
      let span: Span = error.place.map { Span($0.start, $0.end) } ?? Span(0, 0)
      return .failed(
        Diagnostic(
          error.id, source: source, span: span, message: error.message, help: error.help))
    }
  }

  /// The number of the device that was asked for on the command line.
  private func startDevice(in program: Program) throws(Failure) -> Int? {
    guard let device else { return nil }
    let devices: [Device] = program.prototype.definitions.devices
    if let index = devices.firstIndex(where: { $0.name == device }) { return index }
    let names: [String] = devices.map { $0.name }
    throw Failure(
      "unknown-device", "there is no device called \(device)",
      help: didYouMean(device, names) ?? "the devices are \(names.joined(separator: ", "))")
  }
}
