import NavModel

/// The part of JSON Schema that the schema of the protocol uses.
struct Schema {
  private let root: JSONValue

  init(parsing text: String) throws {
    root = try JSONValue(parsing: Array(text.utf8))
  }

  /// The names of all definitions.
  var definitions: [String] {
    guard case .object(let members)? = root["$defs"] else { return [] }
    return members.map { $0.key }
  }

  /// What is wrong with a value by a definition; empty when nothing is.
  func problems(of value: JSONValue, by definition: String) -> [String] {
    guard let schema = root["$defs"]?[definition] else { return ["no definition \(definition)"] }
    return problems(value, schema, "")
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let rules) = schema else { return [] }
    var found: [String] = []
    for rule in rules {
      switch (rule.key, rule.value) {
      case ("$ref", .string(let reference)):
        let name = String(reference.dropFirst("#/$defs/".count))
        guard let target = root["$defs"]?[name] else { return ["\(path): no \(reference)"] }
        found += problems(value, target, path)
      case ("type", .string(let type)): found += check(value, types: [.string(type)], path)
      case ("type", .array(let types)): found += check(value, types: types, path)
      case ("const", let constant) where value != constant:
        found.append("\(path): not \(constant.text)")
      case ("enum", .array(let words)) where !words.contains(value):
        found.append("\(path): \(value.text) is not one of \(JSONValue.array(words).text)")
      case ("not", let schema) where problems(value, schema, path).isEmpty:
        found.append("\(path): is what it may not be")
      case ("anyOf", .array(let choices)):
        let all: [[String]] = choices.map { problems(value, $0, path) }
        if !all.contains(where: { $0.isEmpty }) { found += all.flatMap { $0 } }
      default: found += checkParts(of: value, rule, path)
      }
    }
    return found
  }

  private func checkParts(
    of value: JSONValue, _ rule: JSONValue.Member, _ path: String
  ) -> [String] {
    switch (rule.key, rule.value, value) {
    case ("properties", .object(let properties), _):
      return properties.flatMap { property in
        value[property.key].map { problems($0, property.value, path + "." + property.key) } ?? []
      }
    case ("required", .array(let names), .object):
      return names.compactMap { name in
        guard case .string(let name) = name, value[name] == nil else { return nil }
        return "\(path): \(name) is missing"
      }
    case ("items", let schema, .array(let elements)):
      return elements.enumerated().flatMap { problems($1, schema, path + "[\($0)]") }
    case ("minItems", .number(let least), .array(let elements)) where elements.count < Int(least),
      ("maxItems", .number(let least), .array(let elements)) where elements.count > Int(least):
      return ["\(path): \(elements.count) elements"]
    case ("maxProperties", .number(let most), .object(let members)) where members.count > Int(most):
      return ["\(path): \(members.count) members"]
    case ("minimum", .number(let least), .number(let number)) where number < least:
      return ["\(path): \(number) is less than \(least)"]
    default: return []
    }
  }

  private func check(_ value: JSONValue, types: [JSONValue], _ path: String) -> [String] {
    let actual: [String] =
      switch value {
      case .null: ["null"]
      case .bool: ["boolean"]
      case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
      case .string: ["string"]
      case .array: ["array"]
      case .object: ["object"]
      }
    if actual.contains(where: { types.contains(.string($0)) }) { return [] }
    return ["\(path): \(actual[0]) instead of \(JSONValue.array(types).text)"]
  }
}
