/// Returns the columns that the text takes on one line of a terminal.
///
/// Wide and full-width characters take two, and so do emoji and flags whatever they are made of;
/// ambiguous ones take one; combining marks, format characters and controls take none.
package func displayWidth(_ text: String) -> Int {
  if isPrintableASCII(text) { return text.utf8.count }
  var width: Int = 0
  for character in text {
    width += displayWidth(character)
  }
  return width
}

/// Returns the columns that the character takes on a terminal.
package func displayWidth(_ character: Character) -> Int {
  var sum: Int = 0
  var widest: Int = 0
  var joined = false
  var previous: Unicode.Scalar? = nil
  for scalar in character.unicodeScalars {
    let width: Int = displayWidth(scalar)
    sum += width
    widest = max(widest, width)
    switch scalar.value {
    case 0xFE0F:  // asks for the picture of a character that has a text form as well
      guard let base = previous, base.properties.isEmoji else { break }
      joined = true
      widest = 2
    case 0x200D, 0x1F3FB...0x1F3FF:  // joiner, skin tones: several scalars make one picture
      joined = joined || previous != nil
    default:
      break
    }
    previous = scalar
  }
  return joined ? widest : sum
}

/// Returns the columns that the scalar takes on a terminal when it stands alone.
func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  let value: UInt32 = scalar.value
  if value < 0x7F { return value < 0x20 ? 0 : 1 }
  if value >= 0x4E00 && value <= 0x9FFF { return 2 }
  let changes: [UInt32] = DisplayWidthTable.changes
  var low: Int = 0
  var high: Int = changes.count
  while low < high {
    let middle: Int = (low + high) / 2
    if changes[middle] >> 2 <= value { low = middle + 1 } else { high = middle }
  }
  return low == 0 ? 1 : Int(changes[low - 1] & 3)
}

/// Whether every byte is a printable ASCII character, which takes one column.
private func isPrintableASCII(_ text: String) -> Bool {
  for byte in text.utf8 where byte < 0x20 || byte > 0x7E {
    return false
  }
  return true
}
