internal import NavModel

/// Names, words and parameters: what several parts of a manifest are made of.
extension ManifestReader {
  /// Checks that an object has only members that a manifest knows: a misspelt one would do nothing.
  static func check(_ shape: JSONShape, _ known: [String]) throws(JSONShape.Mismatch) {
    for (name, value) in try shape.members() where !known.contains(name) {
      let close: String? = nearest(to: name, in: known)
      throw value.mismatch(
        "is nothing a manifest knows" + (close.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
  }

  /// A name that a script can say.
  static func name(
    _ shape: JSONShape, allowsHyphen: Bool = false
  ) throws(JSONShape.Mismatch) -> String {
    let name: String = try line(shape)
    var isFirst = true
    for scalar in name.unicodeScalars {
      let isLetter: Bool = scalar.properties.isAlphabetic
      let isOther: Bool =
        scalar == "_" || ("0"..."9").contains(scalar) || (allowsHyphen && scalar == "-")
      guard isLetter || (!isFirst && isOther) else { break }
      isFirst = false
      if scalar == name.unicodeScalars.last { return name }
    }
    throw shape.mismatch("is no name: a letter, then letters, digits and _")
  }

  /// Text on one line that may be shown.
  static func line(_ shape: JSONShape) throws(JSONShape.Mismatch) -> String {
    let text: String = try shape.text()
    guard visible(text) == text else { throw shape.mismatch("holds control characters") }
    return text
  }

  /// Words, each of a fixed set.
  static func words(
    _ shape: JSONShape, of known: [String]
  ) throws(JSONShape.Mismatch) -> [String] {
    var words: [String] = []
    for element in try shape.elements() {
      let word: String = try element.text()
      guard known.contains(word) else { throw element.mismatch(element.notOneOf(known, word)) }
      words.append(word)
    }
    return words
  }

  /// Parameters of an action or command, or properties of a component.
  static func parameters(
    _ shape: JSONShape, reserved: [String] = []
  ) throws(JSONShape.Mismatch) -> [ComponentKind.Parameter] {
    var parameters: [ComponentKind.Parameter] = []
    for element in try shape.elements() {
      let parameter = try parameter(element)
      if reserved.contains(parameter.name) {
        throw element["name"].mismatch("is \"\(parameter.name)\", which the host gives itself")
      }
      parameters.append(parameter)
    }
    try checkUnique(shape, parameters.map { $0.name })
    return parameters
  }

  /// Checks that no name occurs twice.
  static func checkUnique(_ shape: JSONShape, _ names: [String]) throws(JSONShape.Mismatch) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw (try shape.elements())[index].mismatch("is the second one of the name \"\(name)\"")
    }
  }

  private static func parameter(
    _ shape: JSONShape
  ) throws(JSONShape.Mismatch) -> ComponentKind.Parameter {
    try check(
      shape, ["name", "type", "summary", "default", "required", "least", "most", "options"])
    let type: ComponentKind.ValueType = try valueType(shape)
    let standard = Value(shape["default"].value ?? .null)
    let parameter = ComponentKind.Parameter(
      try name(shape["name"]), type,
      summary: shape["summary"].isMissing ? "" : try line(shape["summary"]), standard: standard,
      isRequired: try shape["required"].flag(),
      least: shape["least"].isMissing ? nil : try shape["least"].number(),
      most: shape["most"].isMissing ? nil : try shape["most"].number())
    if standard != .none, let problem = parameter.problem(with: standard) {
      throw shape["default"].mismatch(problem)
    }
    return parameter
  }

  private static func valueType(
    _ shape: JSONShape
  ) throws(JSONShape.Mismatch) -> ComponentKind.ValueType {
    let types: [(String, ComponentKind.ValueType)] = [
      ("boolean", .boolean), ("number", .number), ("integer", .integer), ("text", .text),
      ("duration", .duration), ("name", .name), ("list", .list), ("any", .any),
    ]
    let text: String = try shape["type"].text()
    if text == "word" {
      var options: [String] = []
      for option in try shape["options"].elements() { options.append(try name(option)) }
      guard !options.isEmpty else { throw shape["options"].mismatch("names no words") }
      return .word(options)
    }
    for (name, type) in types where name == text { return type }
    throw shape["type"].mismatch(shape.notOneOf(types.map { $0.0 } + ["word"], text))
  }
}
