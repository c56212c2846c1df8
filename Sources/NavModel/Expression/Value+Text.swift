/// How values read.
extension Value {
  /// The value as `print` and strings show it.
  package var displayText: String {
    switch self {
    case .none: return "none"
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .number(let number): return numberText(number)
    case .text(let text): return text
    case .secret(let text): return String(repeating: "•", count: text.count)
    case .duration(let milliseconds): return durationText(milliseconds)
    case .name(let name): return name
    case .list(let values): return bracketed(values.map { $0.displayText })
    case .map(let entries):
      return bracketed(entries.map { $0.key + ": " + $0.value.displayText }, whenEmpty: "[:]")
    case .row(let row): return Value.map(row.entries).displayText
    }
  }

  /// The value as a script would write it: texts stand in quotes.
  package var literal: String {
    switch self {
    case .text(let text): return quoted(text)
    case .secret: return quoted(displayText)
    case .list(let values): return bracketed(values.map { $0.literal })
    case .map(let entries):
      return bracketed(
        entries.map { quoted($0.key) + ": " + $0.value.literal }, whenEmpty: "[:]")
    case .row(let row): return Value.map(row.entries).literal
    default: return displayText
    }
  }

  /// What kind of value it is, with its article.
  package var kindText: String {
    switch self {
    case .none: "none"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .secret: "a secret text"
    case .duration: "a duration"
    case .name: "a name"
    case .list: "a list"
    case .map: "a map"
    case .row: "a row"
    }
  }
}

extension RowReference {
  /// Columns and their values, in the order of the file.
  package var entries: [Value.Entry] {
    source.data.columns.indices.map { column in
      Value.Entry(source.data.columns[column], source.value(row: Int(row), column: column))
    }
  }

  /// The value in a column, or nothing when there is no such column.
  func value(inColumn name: String) -> Value? {
    guard let column = source.data.columns.firstIndex(of: name) else { return nil }
    return source.value(row: Int(row), column: column)
  }
}

/// Whole numbers show without a point.
func numberText(_ number: Double) -> String {
  if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
  return number.description
}

private func durationText(_ milliseconds: Int) -> String {
  milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
}

private func bracketed(_ texts: [String], whenEmpty empty: String = "[]") -> String {
  texts.isEmpty ? empty : "[" + texts.joined(separator: ", ") + "]"
}

/// A text in quotes, as a script writes it.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
