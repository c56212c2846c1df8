package import NavModel
package import NavSyntax

/// A lowered prototype with everything that can run on it: immutable, safe to share between threads.
package final class Program: Sendable {
  package let prototype: Prototype
  /// The sources so far; a `Place` names them by index.
  package let sources: [SourceText]
  package let flows: [Flow]
  package let services: Services

  /// Creates a program.
  init(prototype: Prototype, sources: [SourceText], flows: [Flow], services: Services) {
    self.prototype = prototype
    self.sources = sources
    self.flows = flows
    self.services = services
  }
}

extension Program {
  /// The devices a flow runs on: its own, else the app's.
  package func devices(of flow: Flow) -> [String] {
    if !flow.devices.isEmpty { return flow.devices }
    let devices: [Device] = prototype.definitions.devices
    let index: Int = prototype.definitions.device
    return [devices.indices.contains(index) ? devices[index].name : "iphone"]
  }

  /// Runs a flow from the fresh state; safe to call from several threads at once.
  package func run(
    _ flow: Flow, on device: String, isInterrupted: @Sendable () -> Bool = { false }
  ) -> FlowResult {
    FlowResult(
      flow: flow, device: device, outcome: .skipped("flows don't run yet"),
      machine: Machine(
        prototype: prototype, services: services,
        state: State(device: 0, app: Surface(stacks: []))))
  }
}
