/// A tree of names and values in a fixed order: what `tree` prints and `diff` compares.
package indirect enum Outline: Hashable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case none
  case list([Outline])
  case record([Field])

  /// A name and what stands under it.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: Outline

    /// Creates a field.
    package init(_ name: String, _ value: Outline) {
      self.name = name
      self.value = value
    }
  }
}

extension Outline {
  /// One line for each value, records and lists indented under their names.
  package var text: String {
    var lines: [String] = []
    write(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private var leaf: String? {
    switch self {
    case .text(let text): text.isEmpty ? "\"\"" : text
    case .number(let number): Outline.digits(number)
    case .boolean(let isTrue): isTrue ? "yes" : "no"
    case .none: "none"
    case .list(let items): items.isEmpty ? "none" : nil
    case .record(let fields): fields.isEmpty ? "none" : nil
    }
  }

  private func write(into lines: inout [String], indent: String) {
    switch self {
    case .record(let fields):
      for field in fields {
        if let leaf = field.value.leaf {
          lines.append(indent + field.name + ": " + leaf)
        } else {
          lines.append(indent + field.name)
          field.value.write(into: &lines, indent: indent + "  ")
        }
      }
    case .list(let items):
      for item in items {
        if let leaf = item.leaf {
          lines.append(indent + leaf)
          continue
        }
        // The first line of a record in a list begins with the name of what it is.
        let first: Int = lines.count
        item.write(into: &lines, indent: indent + "  ")
        if lines.indices.contains(first) {
          lines[first] = indent + "- " + String(lines[first].dropFirst(indent.count + 2))
        }
      }
    default:
      if let leaf { lines.append(indent + leaf) }
    }
  }

  static func digits(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return number.description
  }
}

extension Outline {
  /// The same as JSON on one line, keys in the same order.
  package var json: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Outline.writeQuoted(text, into: &bytes)
    case .number(let number): bytes.append(contentsOf: Array(Outline.digits(number).utf8))
    case .boolean(let isTrue): bytes.append(contentsOf: Array((isTrue ? "true" : "false").utf8))
    case .none: bytes.append(contentsOf: Array("null".utf8))
    case .list(let items):
      bytes.append(0x5B)
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        item.write(into: &bytes)
      }
      bytes.append(0x5D)
    case .record(let fields):
      bytes.append(0x7B)
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        Outline.writeQuoted(field.name, into: &bytes)
        bytes.append(0x3A)
        field.value.write(into: &bytes)
      }
      bytes.append(0x7D)
    }
  }

  private static func writeQuoted(_ text: String, into bytes: inout [UInt8]) {
    let digits: [UInt8] = Array("0123456789abcdef".utf8)
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
      case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
      case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
      case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
      case 0..<0x20:
        bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30])
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }
}

extension Outline {
  /// What is another in the second than in the first, one line each: `app.stack.2: none → player`.
  package static func differences(from first: Outline, to second: Outline) -> [String] {
    var lines: [String] = []
    compare(first, second, at: "", into: &lines)
    return lines
  }

  private static func compare(
    _ first: Outline, _ second: Outline, at path: String, into lines: inout [String]
  ) {
    if first == second { return }
    switch (first, second) {
    case (.record(let a), .record(let b)):
      for field in a {
        let other: Outline = b.first { $0.name == field.name }?.value ?? .none
        compare(field.value, other, at: joined(path, field.name), into: &lines)
      }
      for field in b where !a.contains(where: { $0.name == field.name }) {
        compare(.none, field.value, at: joined(path, field.name), into: &lines)
      }
    case (.list(let a), .list(let b)):
      for index in 0..<max(a.count, b.count) {
        compare(
          index < a.count ? a[index] : .none, index < b.count ? b[index] : .none,
          at: joined(path, String(index + 1)), into: &lines)
      }
    default:
      lines.append("\(path): \(first.summary) → \(second.summary)")
    }
  }

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : path + "." + name
  }

  /// One line, whatever it is.
  private var summary: String {
    if let leaf { return leaf }
    switch self {
    case .list(let items): return items.map { $0.summary }.joined(separator: ", ")
    case .record(let fields): return fields.first?.value.summary ?? "none"
    default: return "none"
    }
  }
}
