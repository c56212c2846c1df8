/// A value that a JSON text holds.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text; no key occurs twice.
  case object([Member])

  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    /// Creates a member.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// How deep arrays and objects may stand inside each other.
  static let deepestNesting: Int = 128

  /// Creates the value that a JSON text is.
  package init(parsing bytes: [UInt8]) throws(DataError) {
    var reader = try JSONReader(bytes)
    self = try reader.readValue(depth: 0)
    try reader.expectEnd()
  }

  /// The value of a key, when this is an object that has it.
  package subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.key == key { return member.value }
    return nil
  }
}

extension JSONReader {
  /// Reads a value of any kind.
  mutating func readValue(depth: Int) throws(DataError) -> JSONValue {
    guard depth <= JSONValue.deepestNesting else {
      throw error("arrays and objects nest deeper than \(JSONValue.deepestNesting)")
    }
    switch next {
    case 0x22: return .string(try readString())
    case 0x5B: return .array(try readArray(depth: depth))
    case 0x7B: return .object(try readObject(depth: depth))
    default: break
    }
    let start: Int = index
    if let text = try readNumber() {
      guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
        throw error("the number is too large", at: start)
      }
      return .number(number)
    }
    switch readWord() {
    case 0x74: return .bool(true)
    case 0x66: return .bool(false)
    case 0x6E: return .null
    default: throw error("a value is missing")
    }
  }

  mutating func readString() throws(DataError) -> String {
    var text: [UInt8] = []
    try readString(into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readArray(depth: Int) throws(DataError) -> [JSONValue] {
    var values: [JSONValue] = []
    try expect(0x5B, "'[' is missing")
    if skip(0x5D) { return values }
    repeat {
      values.append(try readValue(depth: depth + 1))
    } while skip(0x2C)
    try expect(0x5D, "',' or ']' is missing")
    return values
  }

  private mutating func readObject(depth: Int) throws(DataError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    try expect(0x7B, "'{' is missing")
    if skip(0x7D) { return members }
    repeat {
      let start: Int = index
      guard next == 0x22 else { throw error("a key in quotes is missing") }
      let key: String = try readString()
      guard keys.insert(key).inserted else {
        throw error("the key \(visible(jsonQuoted(key))) occurs twice", at: start)
      }
      try expect(0x3A, "':' is missing after the key")
      members.append(JSONValue.Member(key, try readValue(depth: depth + 1)))
    } while skip(0x2C)
    try expect(0x7D, "',' or '}' is missing")
    return members
  }
}
