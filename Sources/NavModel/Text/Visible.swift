/// Returns the text with everything replaced that a terminal could take for a command.
///
/// Controls of ASCII become their pictures (`␛`), the others and the characters that turn the
/// direction of what follows become `�`: what is left prints as it stands, on one line.
package func visible(_ text: String, keepingNewlines: Bool = false) -> String {
  if isHarmless(text) { return text }
  var result: String = ""
  for scalar in text.unicodeScalars {
    if scalar == "\n" && keepingNewlines {
      result.unicodeScalars.append(scalar)
    } else {
      result.unicodeScalars.append(picture(of: scalar) ?? scalar)
    }
  }
  return result
}

/// Whether nothing has to be replaced: the common case, decided on bytes.
private func isHarmless(_ text: String) -> Bool {
  var text: String = text
  return text.withUTF8 { isHarmless($0) }
}

/// Whether nothing in a text has to be replaced, decided on its bytes.
package func isHarmless(
  _ bytes: UnsafeBufferPointer<UInt8>, keepingNewlines: Bool = false
) -> Bool {
  for (index, byte) in bytes.enumerated() {
    if byte < 0x20 && !(keepingNewlines && byte == 0x0A) || byte == 0x7F { return false }
    // U+0080 to U+009F begin with C2, what turns the direction of text with E2 80 and E2 81.
    guard byte == 0xC2 || byte == 0xE2 else { continue }
    guard index + 1 < bytes.count else { return false }
    let next: UInt8 = bytes[index + 1]
    if byte == 0xC2 ? next < 0xA0 : next == 0x80 || next == 0x81 { return false }
  }
  return true
}

/// What stands for a scalar that must not reach a terminal.
private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  case 0x80...0x9F: "\u{FFFD}"  // C1: some terminals begin a command with U+009B
  case 0x2028, 0x2029: "\u{FFFD}"  // line and paragraph separator
  case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"  // embeddings, overrides, isolates
  default: nil
  }
}
