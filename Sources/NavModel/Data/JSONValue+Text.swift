/// Writing values as JSON.
extension JSONValue {
  /// The value as JSON on one line, without spaces.
  package var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as JSON on one line, without spaces.
  ///
  /// A number that is not finite is `null`: JSON has no such thing.
  package func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): appendNumber(value, to: &bytes)
    case .string(let value): bytes += jsonQuoted(value).utf8
    case .array(let values):
      bytes.append(0x5B)
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        value.append(to: &bytes)
      }
      bytes.append(0x5D)
    case .object(let members):
      bytes.append(0x7B)
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        bytes += jsonQuoted(member.key).utf8
        bytes.append(0x3A)
        member.value.append(to: &bytes)
      }
      bytes.append(0x7D)
    }
  }

  private func appendNumber(_ value: Double, to bytes: inout [UInt8]) {
    if let whole = Int(exactly: value), abs(value) < 1e15 {
      bytes += String(whole).utf8
    } else if value.isFinite {
      bytes += value.description.utf8
    } else {
      bytes += "null".utf8
    }
  }

  /// How deep arrays and objects stand inside each other: 0 for a plain value.
  package var depth: Int {
    switch self {
    case .array(let values): 1 + (values.lazy.map { $0.depth }.max() ?? 0)
    case .object(let members): 1 + (members.lazy.map { $0.value.depth }.max() ?? 0)
    default: 0
    }
  }
}
