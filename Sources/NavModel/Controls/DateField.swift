/// A date; its state is its text, `2026-11-30`.
enum DateField: Control {
  static func initial(_ properties: ControlProperties) -> Value {
    let starts: String = properties.text("starts") ?? ""
    return .text(isDate(starts) ? starts : "")
  }

  static func actions(_ properties: ControlProperties, state: Value) -> [ControlAction] {
    [.set(.text("2001-01-01"))].filter { $0 != .set(state) }
  }

  static func update(
    _ properties: ControlProperties, state: Value, action: ControlAction
  ) throws(Refusal) -> ControlUpdate {
    switch action {
    case .set(.text(let text)):
      guard isDate(text) else {
        throw Refusal(
          .restricted, "\(quoted(text)) is not a date", help: "a date is written \"2026-11-30\"")
      }
      if let from = properties.text("from"), text < from { throw outside(text, properties) }
      if let to = properties.text("to"), text > to { throw outside(text, properties) }
      return ControlUpdate(.text(text))
    case .set(.none): return ControlUpdate(.text(""))
    default:
      throw Refusal(
        .unsupported, "\(quoted(properties.label)) is a date", help: "it can be set to one")
    }
  }

  static func read(_ name: String, _ properties: ControlProperties, state: Value) -> Value? {
    guard case .text(let text) = state else { return nil }
    switch name {
    case "text": return state
    case "value": return text.isEmpty ? Value.none : state
    default: return nil
    }
  }

  static func draw(_ properties: ControlProperties, state: Value) -> ControlFace {
    .date(state.displayText)
  }

  static func check(_ properties: ControlProperties) -> [ComponentFinding] {
    ["from", "to", "starts"].compactMap { name in
      guard let day = properties.text(name), !isDate(day) else { return nil }
      return ComponentFinding(
        id: "not-a-date", severity: .error, message: "\(quoted(day)) is not a date",
        help: "a date is written \"2026-11-30\"", subject: name)
    }
  }

  private static func outside(_ text: String, _ properties: ControlProperties) -> Refusal {
    let from: String = properties.text("from").map { " from \($0)" } ?? ""
    let to: String = properties.text("to").map { " to \($0)" } ?? ""
    return Refusal(
      .restricted, "\(text) lies outside \(quoted(properties.label))",
      help: "it goes\(from)\(to)")
  }

  /// Whether a text is a day of the Gregorian calendar, as ISO 8601 writes it.
  private static func isDate(_ text: String) -> Bool {
    let bytes: [UInt8] = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), month >= 1, month <= 12, day >= 1
    else { return false }
    let isLeap: Bool = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days: [Int] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= days[month - 1]
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}
