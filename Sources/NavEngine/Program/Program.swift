package import NavModel
package import NavSyntax

/// A lowered prototype with everything that can run on it: immutable, safe to share between threads.
package final class Program: Sendable {
  package let prototype: Prototype
  package let names: NameIndex
  package let services: Services
  /// The flows, in the order of definition.
  package let flows: [Flow]
  /// The definitions it was made of.
  let catalogue: Catalogue
  /// The plugins in use.
  let plugins: PluginsInUse
  /// Rules, and what else `check` looks at.
  package let checks: Checks
  /// Events to run before each flow of a file.
  let setups: [Definition]
  /// Reusable gestures, by name; never iterated.
  private let steps: [String: Definition]
  /// What was said about it that is no error.
  let remarks: [Diagnostic]
  /// The number that the next body of a handler gets.
  let nextBody: Int32

  init(
    prototype: Prototype, names: NameIndex, services: Services, catalogue: Catalogue,
    plugins: PluginsInUse = PluginsInUse(), rows: [FlowRows] = [], checks: Checks = Checks(),
    remarks: [Diagnostic], nextBody: Int32
  ) {
    self.prototype = prototype
    self.names = names
    self.services = services
    self.catalogue = catalogue
    self.plugins = plugins
    self.checks = checks
    self.remarks = remarks
    self.nextBody = nextBody
    var flows: [Flow] = []
    var steps: [String: Definition] = [:]
    var setups: [Definition] = []
    for definition in catalogue.definitions {
      switch definition.node.form {
      case .flow: flows += Flow.flows(definition, rows: rows)
      case .steps: steps[definition.name] = definition
      case .setup: setups.append(definition)
      default: break
      }
    }
    self.flows = flows
    self.steps = steps
    self.setups = setups
  }

  /// The steps with a name.
  func steps(named name: String) -> Definition? { steps[name] }

  /// The text of a source by its number in a `Place`.
  package func source(_ number: Int32) -> SourceText? {
    let index = Int(number)
    return catalogue.sources.indices.contains(index) ? catalogue.sources[index].text : nil
  }

  /// The devices a flow runs on: its own, else the app's.
  package func devices(of flow: Flow) -> [String] {
    if !flow.devices.isEmpty { return flow.devices }
    let devices: [Device] = prototype.definitions.devices
    let index: Int = prototype.definitions.device
    return [devices.indices.contains(index) ? devices[index].name : "iphone"]
  }
}
