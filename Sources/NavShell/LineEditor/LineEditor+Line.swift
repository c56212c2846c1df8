internal import CLineEditor

extension LineEditor {
  /// The text being edited, as libedit has it.
  var line: EntryText {
    get {
      guard let editor else { return EntryText() }
      var text: UnsafePointer<UInt32>?
      var count: Int = 0
      var cursor: Int = 0
      cle_line(editor, &text, &count, &cursor)
      let values = UnsafeBufferPointer(start: text, count: count)
      return EntryText(values.map { Unicode.Scalar($0) ?? "\u{FFFD}" }, cursor: cursor)
    }
    set {
      guard let editor else { return }
      let values: [UInt32] = newValue.scalars.map(\.value)
      if !cle_set_line(editor, values, values.count, newValue.cursor) { outcome = .tooLong }
    }
  }
}
