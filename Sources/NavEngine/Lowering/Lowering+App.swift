internal import NavModel
internal import NavSyntax

/// The app, its devices, its start and its variables.
extension Lowering {
  /// There is one version of the language so far.
  mutating func checkVersion(_ node: Node) {
    guard let number = node.child(.number), number.text != "1" else { return }
    error(
      "unknown-version", at: number, "this navsh knows version 1 of the language",
      help: "say `navsh 1`, or take a newer navsh")
  }

  mutating func app(_ node: Node) {
    if let title = node.child(.title), let text = plainText(title) { output.title = text }
    for clause in node.clauses {
      switch clause.form {
      case .appGuidelines:
        output.guidelines = clause.child(.number).flatMap { plainNumber($0, 1984...9999) }
      default: break
      }
    }
  }

  /// `device fold "Fold" like ipad { tabs 6; width 700 }`.
  mutating func device(_ node: Node) {
    guard let name = node.child(.name), let like = node.child(.device) else { return }
    guard let model = deviceIndex(like) else { return }
    var device: Device = output.devices[model]
    device.name = name.text
    device.title = node.child(.title).flatMap { plainText($0) } ?? name.text
    for clause in node.clauses {
      guard let number = clause.child(.number) else { continue }
      switch clause.form {
      case .tabCapacity: device.tabCapacity = plainNumber(number, 2...100) ?? device.tabCapacity
      case .deviceWidth: device.width = plainNumber(number, 100...10_000) ?? device.width
      default: break
      }
    }
    if let same = output.devices.firstIndex(where: { $0.name == device.name }) {
      output.devices[same] = device
    } else {
      output.devices.append(device)
    }
  }

  /// The number of a device by its name.
  mutating func deviceIndex(_ node: Node) -> Int? {
    let word: String = nameText(node)
    if let index = output.devices.firstIndex(where: { $0.name == word }) { return index }
    let known: [String] = output.devices.map { $0.name }
    error(
      "unknown-device", at: node, "there is no device called \(word)",
      help: didYouMean(word, known) ?? "the devices are \(known.joined(separator: ", "))")
    return nil
  }

  mutating func variable(_ node: Node) -> Variable? {
    guard let name = node.child(.name), let value = node.child(.value) else { return nil }
    let word: String = name.text
    if Grammar.modelValues.contains(word) {
      error(
        "reserved-name", at: name, "a variable can't be called \(word), a value of the model",
        help: "give it another name, such as `my\(word.prefix(1).uppercased())\(word.dropFirst())`")
    }
    return Variable(name: symbol(name), initial: expression(value), place: place(name))
  }

  /// What the app holds at first, and the device it starts on; known when all else is.
  mutating func setStart(_ definitions: [Definition]) {
    for definition in definitions where definition.node.form == .app {
      source = definition.source
      if let device = definition.node.child(.device), let index = deviceIndex(device) {
        output.device = index
      }
    }
    if case .tabs = output.app {
      for definition in definitions where definition.node.form == .startAt {
        error(
          "start-with-tabs", at: definition.node,
          "an app with tabs starts with its first one", help: "put that tab first")
      }
      return
    }
    for definition in definitions where definition.node.form == .startAt {
      source = definition.source
      guard let node = definition.node.child(.screen) else { continue }
      if let id = screenID(node, "an app starts with a screen") {
        output.app = .stack(id, arguments: [])
        if output.screens[Int(id.index)].parameters.isEmpty { return }
        error("argument-count", at: node, "the screen an app starts with takes no arguments")
      }
      return
    }
    if let first = output.screens.firstIndex(where: { !$0.isImplicit && $0.parameters.isEmpty }) {
      output.app = .stack(ScreenID(first), arguments: [])
    }
  }

  /// The number of a screen by its name, once all screens are lowered.
  mutating func screenID(_ node: Node, _ rule: String) -> ScreenID? {
    let word: String = nameText(node)
    if let symbol = names.symbol(word),
      let index = output.screens.firstIndex(where: { $0.name == symbol && !$0.isImplicit })
    {
      return ScreenID(index)
    }
    let isOther: Bool =
      names.symbol(word).map { !names.kinds(of: $0).isDisjoint(with: .presentation) } ?? false
    if isOther {
      error("not-a-screen", at: node, "\(word) is not a screen; \(rule)")
    } else {
      unknown(
        "unknown-screen", at: node, "there is no screen called \(word)",
        help: didYouMean(word, names.names(.screen)))
    }
    return nil
  }
}
