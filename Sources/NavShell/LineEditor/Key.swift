/// What a person pressed, or what the terminal sent of itself.
enum Key: Equatable {
  /// A character or a control, as it came.
  case scalar(Unicode.Scalar)
  /// A key without a character.
  case special(SpecialKey)
  /// Text pasted in one go, as bytes.
  case paste([UInt8])
  /// An escape sequence that is nobody's.
  case unknown([UInt8])
}

/// A key without a character of its own.
///
/// To libedit each is one character between U+0080 and U+009F, which no keyboard types: so it needs
/// no escape sequence, and works in vi's insert mode, where Escape is a command.
enum SpecialKey: UInt32, CaseIterable {
  case paste = 0x80
  case up, down, left, right, home, end
  case delete, insert, pageUp, pageDown, backTab
  case wordLeft, wordRight, deleteWord, lineUp, lineDown
  case entryStart, entryEnd, newLine, deleteWordBack

  /// The scalar that stands for the key in libedit's key maps.
  var scalar: UInt32 { rawValue }
}
