/// The numbers a slider or stepper can have, and how one becomes the next.
struct NumberRange {
  let least: Double
  let greatest: Double
  let step: Double

  /// Reads `from … to …` and `step …`; a range without a step has the step that is given.
  init(_ properties: ControlProperties, step otherwise: (Double, Double) -> Double) {
    let from: Double = properties.number("from") ?? 0
    let to: Double = properties.number("to") ?? max(100, from)
    least = min(from, to)
    greatest = max(from, to)
    let wanted: Double = properties.number("step") ?? 0
    step = wanted > 0 ? wanted : otherwise(least, greatest)
  }

  /// What is wrong with the numbers that say what the range is.
  static func check(_ properties: ControlProperties) -> [ComponentFinding] {
    var findings: [ComponentFinding] = []
    if let from = properties.number("from"), let to = properties.number("to"), from >= to {
      findings.append(
        ComponentFinding(
          id: "empty-range", severity: .error,
          message: "there is nothing between \(numberText(from)) and \(numberText(to))",
          help: "the smaller number comes first", subject: "from"))
    } else if let starts = properties.number("starts"), properties["to"] != nil {
      let range = NumberRange(properties) { _, _ in 1 }
      if range.clamped(starts) != starts {
        findings.append(
          ComponentFinding(
            id: "out-of-range", severity: .error,
            message: "\(numberText(starts)) lies outside",
            help: "it goes from \(numberText(range.least)) to \(numberText(range.greatest))",
            subject: "starts"))
      }
    }
    if let step = properties.number("step"), step <= 0 {
      findings.append(
        ComponentFinding(
          id: "out-of-range", severity: .error, message: "a step is more than 0", subject: "step"))
    }
    return findings
  }

  /// The number nearest to one that is in the range.
  func clamped(_ number: Double) -> Double { min(max(number, least), greatest) }

  /// The number at first.
  func initial(_ properties: ControlProperties) -> Double {
    clamped(properties.number("starts") ?? least)
  }

  /// The number that a state is.
  func number(_ state: Value) -> Double {
    if case .number(let number) = state { return clamped(number) }
    return least
  }

  /// The number one step up or down; at the end it stays refused, naming the limit.
  func stepped(_ state: Value, up: Bool, _ label: String) throws(Refusal) -> Double {
    let now: Double = number(state)
    guard up ? now < greatest : now > least else {
      let limit: String = numberText(up ? greatest : least)
      throw Refusal(
        .restricted, "\(quoted(label)) is at its \(up ? "greatest" : "least") value, \(limit)",
        help: up ? "it can be decreased" : "it can be increased")
    }
    return clamped(up ? now + step : now - step)
  }

  /// The number that is set, refused when it isn't one or lies outside.
  func set(_ value: Value, _ label: String) throws(Refusal) -> Double {
    guard case .number(let number) = value else {
      throw Refusal(.restricted, "\(quoted(label)) takes a number, not \(value.kindText)")
    }
    guard number >= least, number <= greatest else {
      throw Refusal(
        .restricted, "\(numberText(number)) lies outside \(quoted(label))",
        help: "it goes from \(numberText(least)) to \(numberText(greatest))")
    }
    return number
  }
}
