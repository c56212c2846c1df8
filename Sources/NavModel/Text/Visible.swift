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
  for byte in text.utf8 where byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 {
    return false
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
