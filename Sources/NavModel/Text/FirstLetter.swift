/// Returns the letter under which the text stands in a list by initials, or `#` where it begins
/// with none.
///
/// Case and accents don't count: Águas stands under A.
package func firstLetter(_ text: String) -> String {
  fold(text).withUnsafeBufferPointer { folded in
    guard let letter = firstLetterScalar(folded) else { return "#" }
    return initialTitle(letter)
  }
}

/// Returns the first scalar of a folded text when it is a letter.
func firstLetterScalar(_ folded: UnsafeBufferPointer<UInt8>) -> UInt32? {
  guard !folded.isEmpty, let (value, _) = decodeScalar(folded, at: 0),
    let scalar = Unicode.Scalar(value)
  else { return nil }
  if scalar.isASCII { return value >= 0x61 && value <= 0x7A ? value : nil }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
    return value
  default:
    return nil
  }
}

/// Returns how a folded letter shows as a header; no two letters show alike.
func initialTitle(_ letter: UInt32) -> String {
  guard let scalar = Unicode.Scalar(letter) else { return "#" }
  // Title case and not upper case: scripts such as Georgian have capitals that nobody lists by.
  let title: String = scalar.properties.titlecaseMapping
  let letter: String = String(scalar)
  return fold(title).elementsEqual(letter.utf8) ? title : letter  // ı has the capital of i
}
