/// One option out of several, or any number of them; its state is the list of those chosen, in the
/// order of the options.
enum Choice: Control {
  static func initial(_ properties: ControlProperties) -> Value {
    let starts: [String] = properties.texts("starts")
    let chosen: [String] = options(properties).filter { starts.contains($0) }
    return list(properties.has("multiple") ? chosen : Array(chosen.prefix(1)))
  }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    options(properties).map { .choose($0) }
  }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    switch action {
    case .choose(let option): return try choose(option, properties, state)
    case .set(.text(let option)), .set(.name(let option)):
      if properties.has("multiple") { return try set([.text(option)], properties) }
      return try choose(option, properties, state)
    case .set(.list(let values)) where properties.has("multiple"):
      return try set(values, properties)
    case .set(.none):
      return ControlUpdate(.list([]))
    default:
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a choice",
        help: "one of its options can be chosen: \(offer(properties))")
    }
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    let chosen: [String] = chosen(properties, state)
    switch name {
    case "value":
      if properties.has("multiple") { return list(chosen) }
      return chosen.first.map { .text($0) } ?? Value.none
    case "count": return .number(Double(chosen.count))
    case "options": return list(options(properties))
    default: return nil
    }
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    let options: [String] = options(properties)
    let chosen: [String] = chosen(properties, state)
    return .choice(
      options: options, chosen: options.indices.filter { chosen.contains(options[$0]) },
      isMenu: properties.has("menu"), isSegmented: properties.has("segmented"))
  }

  static func check(_ properties: ControlProperties) -> [ComponentFinding] {
    let options: [String] = options(properties)
    guard !options.isEmpty else {
      return [
        ComponentFinding(
          id: "no-options", severity: .error, message: "a choice needs options",
          help: "such as `of \"Small\" \"Large\"`")
      ]
    }
    var findings: [ComponentFinding] = []
    for (index, option) in options.enumerated() where options[..<index].contains(option) {
      findings.append(
        ComponentFinding(
          id: "duplicate-option", severity: .error,
          message: "there are two options \(quoted(option))", subject: "of"))
      break
    }
    for start in properties.texts("starts") where !options.contains(start) {
      findings.append(
        ComponentFinding(
          id: "unknown-option", severity: .error, message: "there is no option \(quoted(start))",
          help: nearest(to: start, in: options).map { "did you mean \(quoted($0))?" }
            ?? "its options are \(offer(properties))", subject: "starts"))
    }
    if properties.has("menu"), properties.has("segmented") {
      findings.append(
        ComponentFinding(
          id: "two-kinds", severity: .error, message: "`menu` and `segmented` don't go together",
          subject: "segmented"))
    }
    return findings
  }

  private static func options(_ properties: ControlProperties) -> [String] {
    properties.texts("of")
  }

  private static func chosen(_ properties: ControlProperties, _ state: Value) -> [String] {
    guard case .list(let values) = state else { return [] }
    return values.map { $0.displayText }
  }

  private static func list(_ texts: [String]) -> Value { .list(texts.map { .text($0) }) }

  private static func choose(_ option: String, _ properties: ControlProperties, _ state: Value)
    throws(Refusal) -> ControlUpdate
  {
    try check(option, properties)
    guard properties.has("multiple") else { return ControlUpdate(list([option]), isPick: true) }
    var chosen: [String] = chosen(properties, state)
    if chosen.contains(option) {
      chosen.removeAll { $0 == option }
    } else {
      chosen.append(option)
    }
    return ControlUpdate(list(options(properties).filter { chosen.contains($0) }))
  }

  private static func set(_ values: [Value], _ properties: ControlProperties) throws(Refusal)
    -> ControlUpdate
  {
    let chosen: [String] = values.map { $0.displayText }
    for option in chosen { try check(option, properties) }
    return ControlUpdate(list(options(properties).filter { chosen.contains($0) }))
  }

  private static func check(_ option: String, _ properties: ControlProperties) throws(Refusal) {
    let options: [String] = options(properties)
    guard !options.contains(option) else { return }
    let help: String
    if let near = nearest(to: option, in: options) {
      help = "did you mean \(quoted(near))?"
    } else {
      help = "its options are \(offer(properties))"
    }
    throw Refusal(
      .absent, "\(quoted(properties.label)) has no option \(quoted(option))", help: help)
  }

  private static func offer(_ properties: ControlProperties) -> String {
    options(properties).map { quoted($0) }.joined(separator: ", ")
  }
}
