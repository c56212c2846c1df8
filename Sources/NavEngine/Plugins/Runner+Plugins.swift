internal import NavModel
internal import NavSyntax

/// Commands and exporters of plugins, and what is asked about plugins themselves.
extension Runner {
  /// Whether a statement is a command of a plugin.
  func isCommand(_ node: Node) -> Bool {
    guard node.form == .call, let word = node.child(.flag) else { return false }
    return program.plugins.command(word.text) != nil
  }

  /// Runs a command of a plugin; false when the statement is none.
  func command(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) -> Bool {
    guard let word = node.child(.flag), let (plugin, command) = program.plugins.command(word.text)
    else { return false }
    guard suffix(of: node) == .none else {
      throw failure(
        "command-refused", at: node, "a command changes nothing, so it isn't refused",
        .wrongDefinition)
    }
    var values: [Value] = []
    for operand in node.children(.operand) { values.append(try value(operand)) }
    do throws(Failure) {
      let question = PluginQuestion(
        plugin, command.name, arguments: try command.arguments(values), prototype: whereabouts)
      receive(Answer(.text(try program.plugins.service.run(question)), to: node))
    } catch {
      throw ending(error, at: node)
    }
    return true
  }

  /// What a command is told of the prototype.
  private var whereabouts: JSONValue {
    var tree: JSONValue = .null
    do throws(DataError) { tree = try JSONValue(parsing: Array(machine.outline.json.utf8)) } catch {
    }
    return .object([.init("location", .string(machine.location)), .init("tree", tree)])
  }

  /// `export NAME …` writes what an exporter makes of the navigation map.
  func export(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let operands: [Node] = node.children(.operand)
    guard let first = operands.first, let (plugin, exporter) = program.plugins.exporter(first.text)
    else {
      let names: [String] = program.plugins.interfaces.flatMap { $0.exporters.map { $0.name } }
      throw failure(
        "unknown-exporter", at: operands.first ?? node,
        operands.isEmpty ? "`export` wants the name of an exporter" : "there is no such exporter",
        .wrongDefinition,
        help: names.isEmpty
          ? "`use PLUGIN` loads those of a plugin" : "there is \(names.joined(separator: ", "))")
    }
    var values: [Value] = []
    for operand in operands.dropFirst() { values.append(try value(operand)) }
    do throws(Failure) {
      let question = PluginQuestion(
        plugin, exporter.name, arguments: try exporter.arguments(values),
        prototype: program.prototype.map)
      receive(Answer(.text(try program.plugins.service.export(question)), to: node))
    } catch {
      throw ending(error, at: node)
    }
  }

  /// `plugins` and `plugin info|restart|log|trace NAME`.
  func managePlugins(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let words: [String] = node.children(.operand).map { $0.plainString ?? $0.text }
    do throws(Failure) {
      receive(Answer(.listing(try program.plugins.service.manage(words)), to: node))
    } catch {
      throw ending(error, at: node)
    }
  }
}
