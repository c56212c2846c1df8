/// What came of asking for an entry.
package enum Entry: Equatable, Sendable {
  /// A whole entry, of one line or several, without the line break that ended it.
  case text(String)
  /// Ctrl-D on an empty line, or the end of the input.
  case endOfInput
  /// Ctrl-C: the entry was given up.
  case interrupted
  /// The entry is longer than the reader takes; what it held is gone.
  case tooLong
  /// The entry is not UTF-8; the place is that of the first wrong byte, counted from 1.
  case invalid(line: Int, column: Int)
}

/// Something that reads entries: the line editor, or plain lines.
package protocol EntryReader: AnyObject {
  /// Shows the prompt and returns the next entry.
  func readEntry(prompt: StyledText) -> Entry
}

/// Whether a text can be run as it stands.
package enum EntryState: Equatable, Sendable {
  /// Return runs it.
  case complete
  /// Return starts another line, whose prompt names what is open.
  case incomplete(openBlock: String)
}
