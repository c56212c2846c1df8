/// One entry of the history.
package struct HistoryRecord: Equatable, Sendable {
  /// The entry, of one line or several.
  package var text: String
  /// When it was run, in seconds since 1970.
  package var time: Int
  /// The shell that ran it.
  package var session: String
  /// Whether it is for this session only: not in the file, and not suggested while typing.
  package var isPrivate: Bool

  package init(text: String, time: Int, session: String, isPrivate: Bool = false) {
    self.text = text
    self.time = time
    self.session = session
    self.isPrivate = isPrivate
  }

  /// The record as a line of the history file: a JSON object, with its line break.
  var line: String {
    var result: String = "{\"t\":\(time),\"session\":"
    Self.appendQuoted(session, to: &result)
    result += ",\"text\":"
    Self.appendQuoted(text, to: &result)
    return result + "}\n"
  }

  private static func appendQuoted(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
