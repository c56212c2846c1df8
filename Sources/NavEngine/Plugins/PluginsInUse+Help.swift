internal import NavModel

/// Help on what plugins add, in the form of the help on what is built in.
extension PluginsInUse {
  /// A line for each component, its actions, each command and exporter; examples are set in.
  var help: [Listing.Entry] { interfaces.flatMap { help(of: $0) } }

  /// What there is to say of a plugin, a component, an action or a command.
  func help(on word: String) -> [Listing.Entry] {
    for interface in interfaces where interface.name == word { return help(of: interface) }
    var entries: [Listing.Entry] = []
    for interface in interfaces {
      for component in interface.components {
        if component.word == word { entries += help(of: component) }
        for action in component.actions where action.name == word {
          entries.append(help(of: action))
        }
      }
      for command in interface.commands + interface.exporters where command.name == word {
        entries += help(of: command)
      }
    }
    return entries
  }

  private func help(of interface: PluginInterface) -> [Listing.Entry] {
    var entries: [Listing.Entry] = []
    for component in interface.components { entries += help(of: component) }
    for command in interface.commands { entries += help(of: command) }
    for exporter in interface.exporters {
      entries.append(
        Listing.Entry("export " + exporter.signature, exporter.summary))
    }
    return entries
  }

  private func help(of kind: ComponentKind) -> [Listing.Entry] {
    var entries: [Listing.Entry] = [
      Listing.Entry("\(kind.word) [NAME] [TITLE]", "\(kind.summary) (plugin \(kind.plugin))")
    ]
    for property in kind.properties {
      let detail: String = property.summary.isEmpty ? property.type.words : property.summary
      entries.append(Listing.Entry("  \(property.name) VALUE", detail))
    }
    for action in kind.actions { entries.append(help(of: action)) }
    return entries
  }

  private func help(of action: ComponentKind.Action) -> Listing.Entry {
    let words: [String] = [action.name, "COMPONENT"] + action.parameters.map { $0.signature }
    return Listing.Entry(words.joined(separator: " "), action.summary)
  }

  private func help(of command: PluginCommand) -> [Listing.Entry] {
    var entries: [Listing.Entry] = [Listing.Entry(command.signature, command.summary)]
    for example in command.examples {
      entries.append(Listing.Entry("  " + example.line, example.summary))
    }
    return entries
  }
}

extension PluginCommand {
  /// How it is written: `words TEXT [LIMIT]`.
  package var signature: String {
    ([name] + parameters.map { $0.signature }).joined(separator: " ")
  }

  /// The arguments from what follows it in a script, or what is wrong with them.
  func arguments(_ values: [Value]) throws(Failure) -> [Value.Entry] {
    guard values.count <= parameters.count else {
      throw Failure(
        "argument-count",
        "\(name) takes \(counted(parameters.count, "argument")), not \(values.count)",
        help: "it is written `\(signature)`")
    }
    var arguments: [Value.Entry] = []
    for (index, parameter) in parameters.enumerated() {
      guard index < values.count else {
        if parameter.isRequired {
          throw Failure(
            "argument-count", "\(name) wants \(parameter.name), \(parameter.type.words)",
            help: "it is written `\(signature)`")
        }
        arguments.append(Value.Entry(parameter.name, parameter.standard))
        continue
      }
      if let problem = parameter.problem(with: values[index]) {
        throw Failure("wrong-value", "\(parameter.name) \(problem)")
      }
      arguments.append(Value.Entry(parameter.name, values[index]))
    }
    return arguments
  }
}

extension ComponentKind.Parameter {
  /// How a signature writes it.
  fileprivate var signature: String {
    let word: String = name.uppercased()
    return isRequired ? word : "[\(word)]"
  }
}
