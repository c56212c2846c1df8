/// A value of JSON; objects keep the order of their members.
package indirect enum JSON: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// An object without those members that have no value.
  package static func members(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The value as text, ended by a line break.
  ///
  /// Two spaces indent, and an empty array or object stands on one line. The same value is always the
  /// same bytes.
  package var text: String {
    var result = ""
    write(to: &result, indent: 0)
    return result + "\n"
  }

  private func write(to result: inout String, indent: Int) {
    switch self {
    case .null: result += "null"
    case .boolean(let isTrue): result += isTrue ? "true" : "false"
    case .integer(let integer): result += String(integer)
    case .number(let number): result += JSON.text(of: number)
    case .string(let string): JSON.write(string, to: &result)
    case .array(let values):
      JSON.write(values.count, "[", "]", to: &result, indent: indent) { index, result in
        values[index].write(to: &result, indent: indent + 1)
      }
    case .object(let members):
      JSON.write(members.count, "{", "}", to: &result, indent: indent) { index, result in
        JSON.write(members[index].0, to: &result)
        result += ": "
        members[index].1.write(to: &result, indent: indent + 1)
      }
    }
  }

  private static func write(
    _ count: Int, _ start: String, _ end: String, to result: inout String, indent: Int,
    _ part: (Int, inout String) -> Void
  ) {
    result += start
    for index in 0..<count {
      result += index == 0 ? "\n" : ",\n"
      result += String(repeating: "  ", count: indent + 1)
      part(index, &result)
    }
    if count > 0 { result += "\n" + String(repeating: "  ", count: indent) }
    result += end
  }

  /// A number as JSON has them; what JSON has no number for is null.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let integer = Int(exactly: number), integer.magnitude < 1 << 53 { return String(integer) }
    return number.description
  }

  private static func write(_ string: String, to result: inout String) {
    result += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Not only controls: the others would act on a terminal or end a line in some readers.
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits: String = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
