/// Text from outside, made fit for an entry.
///
/// Line breaks become line feeds and the last ones go, so that a pasted line does not leave an empty
/// one behind it; controls go. A transcript of a session loses its prompts and what was printed.
struct PastedText {
  let text: String

  /// Takes the bytes; lines with the mark of a prompt make them a transcript.
  init(_ bytes: [UInt8], promptMark: String) {
    var scalars: [Unicode.Scalar] = []
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n" where previous == "\r": break
      case "\n", "\t": scalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    while scalars.last == "\n" { scalars.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = Self.withoutPrompts(String(view), promptMark: promptMark)
  }

  private static func withoutPrompts(_ text: String, promptMark: String) -> String {
    let mark: [Character] = Array(promptMark) + [" "]
    guard mark.count > 1, position(after: mark, in: text.prefix { $0 != "\n" }) != nil else {
      return text
    }
    var result: [Substring] = []
    var isInEntry = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let start = position(after: mark, in: line) {
        isInEntry = true
        result.append(line[start...])
      } else if isInEntry, let start = position(after: ["…", " "], in: line) {
        result.append(line[start...])
      } else {
        isInEntry = false
      }
    }
    return result.joined(separator: "\n")
  }

  private static func position(after mark: [Character], in line: Substring) -> Substring.Index? {
    var index: Substring.Index = line.startIndex
    while index < line.endIndex {
      if line[index...].starts(with: mark) { return line.index(index, offsetBy: mark.count) }
      index = line.index(after: index)
    }
    return nil
  }
}
