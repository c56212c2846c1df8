package import NavModel

/// Reading results: what the protocol says about each, and nothing shown that a terminal could obey.
package enum PluginResult {
  /// What a plugin says of itself.
  package struct Greeting: Hashable, Sendable {
    package var version: Int
    package var name: String
    package var pluginVersion: String
    package var features: [String]
  }

  /// Reads the result of `hello`.
  package static func hello(_ shape: JSONShape) throws(JSONShape.Mismatch) -> Greeting {
    var features: [String] = []
    for feature in try shape["features"].elements() { features.append(try feature.text()) }
    return Greeting(
      version: try shape["protocol"].integer(), name: try shape["name"].text(),
      pluginVersion: try shape["version"].text(), features: features)
  }

  /// Reads the result of `initial`.
  package static func initial(_ shape: JSONShape) throws(JSONShape.Mismatch) -> Value {
    Value(shape["state"].value ?? .null)
  }

  /// Reads the result of `actions`.
  package static func actions(
    _ shape: JSONShape
  ) throws(JSONShape.Mismatch) -> [ComponentAction] {
    var actions: [ComponentAction] = []
    for element in try shape["actions"].elements() { actions.append(try action(element)) }
    return actions
  }

  /// What `update` made of an action.
  package enum Update: Hashable, Sendable {
    case updated(ComponentUpdate)
    case refused(message: String, help: String?)
  }

  /// Reads the result of `update`.
  package static func update(_ shape: JSONShape) throws(JSONShape.Mismatch) -> Update {
    let refusal: JSONShape = shape["refusal"]
    if !refusal.isMissing {
      return .refused(
        message: try line(refusal["message"]), help: try optionalLine(refusal["help"]))
    }
    var events: [ComponentEvent] = []
    for element in try shape["events"].elements() { events.append(try event(element)) }
    guard events.count <= 100 else { throw shape["events"].mismatch("holds more than 100") }
    return .updated(
      ComponentUpdate(
        Value(shape["state"].value ?? .null), events: events,
        error: try optionalLine(shape["error"]), keepsFocus: try shape["keepFocus"].flag(),
        isPick: try shape["pick"].flag()))
  }

  /// Reads the result of `draw`.
  package static func draw(_ shape: JSONShape) throws(JSONShape.Mismatch) -> ComponentDrawing {
    var lines: [[ComponentDrawing.Span]] = []
    for element in try shape["lines"].elements() {
      guard case .string? = element.value else {
        var spans: [ComponentDrawing.Span] = []
        for part in try element.elements() { spans.append(try span(part)) }
        lines.append(spans)
        continue
      }
      lines.append([ComponentDrawing.Span(try line(element))])
    }
    guard lines.count <= 1000 else { throw shape["lines"].mismatch("has more than 1000 lines") }
    return ComponentDrawing(lines: lines)
  }

  /// Reads the result of `check` and of `inspect`.
  package static func findings(
    _ shape: JSONShape
  ) throws(JSONShape.Mismatch) -> [ComponentFinding] {
    var findings: [ComponentFinding] = []
    for element in try shape["findings"].elements() {
      findings.append(
        ComponentFinding(
          id: try line(element["id"]),
          severity: element["severity"].isMissing
            ? .warning : try element["severity"].word(of: ComponentFinding.Severity.self),
          message: try line(element["message"]), help: try optionalLine(element["help"]),
          subject: try optionalLine(element["subject"])))
    }
    return findings
  }

  /// Reads the result of `run` and of `export`: lines of text.
  package static func text(_ shape: JSONShape) throws(JSONShape.Mismatch) -> String {
    try checked(shape["text"], allowsLines: true)
  }

  /// Reads the result of `complete`.
  package static func words(_ shape: JSONShape) throws(JSONShape.Mismatch) -> [String] {
    var words: [String] = []
    for element in try shape["words"].elements() { words.append(try line(element)) }
    return words
  }

  /// Reads the result of `rows`: numbers and truths become the texts that they read as.
  package static func rows(_ shape: JSONShape) throws(JSONShape.Mismatch) -> DataTable {
    var columns: [String] = []
    for element in try shape["columns"].elements() { columns.append(try line(element)) }
    var rows: [[String]] = []
    for row in try shape["rows"].elements() {
      var texts: [String] = []
      for cell in try row.elements() {
        switch cell.value {
        case nil, .null: texts.append("")
        case .array, .object: throw cell.mismatch("is no plain value")
        case let value?: texts.append(Value(value).displayText)
        }
      }
      rows.append(texts)
    }
    return DataTable(columns: columns, rows: rows)
  }

  private static func action(_ shape: JSONShape) throws(JSONShape.Mismatch) -> ComponentAction {
    var arguments: [Value.Entry] = []
    for (name, value) in try shape["arguments"].members() {
      arguments.append(.init(name, Value(value.value ?? .null)))
    }
    return ComponentAction(
      try line(shape["name"]), title: try optionalLine(shape["title"]) ?? "",
      arguments: arguments)
  }

  private static func span(_ shape: JSONShape) throws(JSONShape.Mismatch) -> ComponentDrawing.Span {
    if case .string? = shape.value { return ComponentDrawing.Span(try line(shape)) }
    return ComponentDrawing.Span(
      try line(shape["text"]),
      style: shape["style"].isMissing
        ? .plain : try shape["style"].word(of: ComponentDrawing.Style.self),
      action: shape["action"].isMissing ? nil : try action(shape["action"]))
  }

  private static func event(_ shape: JSONShape) throws(JSONShape.Mismatch) -> ComponentEvent {
    let name: String = try shape["event"].text()
    let value = Value(shape["value"].value ?? .null)
    switch name {
    case "badge": return .badge(tab: try line(shape["tab"]), value)
    case "set": return .set(try line(shape["name"]), value)
    case "say": return .say(try line(shape["text"]))
    case "push": return .push(screen: try line(shape["screen"]), arguments: try arguments(shape))
    case "present": return .present(try line(shape["name"]), arguments: try arguments(shape))
    default: return .own(try line(shape["event"]))
    }
  }

  private static func arguments(_ shape: JSONShape) throws(JSONShape.Mismatch) -> [Value] {
    try shape["arguments"].elements().map { Value($0.value ?? .null) }
  }

  private static func line(_ shape: JSONShape) throws(JSONShape.Mismatch) -> String {
    try checked(shape, allowsLines: false)
  }

  private static func optionalLine(_ shape: JSONShape) throws(JSONShape.Mismatch) -> String? {
    shape.isMissing ? nil : try line(shape)
  }

  /// Text that a person will see, so a terminal would too.
  private static func checked(
    _ shape: JSONShape, allowsLines: Bool
  ) throws(JSONShape.Mismatch) -> String {
    let text: String = try shape.text()
    guard visible(text, keepingNewlines: allowsLines) == text else {
      throw shape.mismatch("holds control characters")
    }
    return text
  }
}
