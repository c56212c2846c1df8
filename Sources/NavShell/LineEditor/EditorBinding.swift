/// A key and what it does, unless ~/.editrc says otherwise.
struct EditorBinding {
  let key: [UInt32]
  let command: EditorCommand
  /// Whether it is for vi's command mode.
  let isAlternate: Bool

  private init(_ key: [UInt32], _ command: EditorCommand, alternate: Bool = false) {
    self.key = key
    self.command = command
    self.isAlternate = alternate
  }

  private init(_ key: String, _ command: EditorCommand, alternate: Bool = false) {
    self.init(key.unicodeScalars.map(\.value), command, alternate: alternate)
  }

  /// The bindings of emacs mode.
  static var emacs: [EditorBinding] {
    entry + special(alternate: false) + [
      EditorBinding("\u{1}", .lineStart), EditorBinding("\u{2}", .left),
      EditorBinding("\u{4}", .leaveOrDelete), EditorBinding("\u{5}", .lineEnd),
      EditorBinding("\u{6}", .right), EditorBinding("\u{7}", .ignore),
      EditorBinding("\u{B}", .killLine), EditorBinding("\u{C}", .clearScreen),
      EditorBinding("\u{E}", .down), EditorBinding("\u{10}", .up),
      EditorBinding("\u{12}", .search), EditorBinding("\u{13}", .searchForward),
      EditorBinding("\u{15}", .killToLineStart), EditorBinding("\u{17}", .killArgument),
      EditorBinding("\u{18}\u{5}", .editInEditor), EditorBinding("\u{18}\u{15}", .undo),
      EditorBinding("\u{19}", .yank), EditorBinding("\u{1F}", .undo),
      EditorBinding("\u{1B}<", .entryStart), EditorBinding("\u{1B}>", .entryEnd),
      EditorBinding("\u{1B}/", .redo), EditorBinding("\u{1B}_", .redo),
      EditorBinding("\u{1B}b", .wordLeft), EditorBinding("\u{1B}f", .wordRight),
      EditorBinding("\u{1B}d", .killWord), EditorBinding("\u{1B}e", .editInEditor),
      EditorBinding("\u{1B}y", .yankPop),
    ]
  }

  /// The bindings of vi mode: insert mode is completed, command mode keeps what vi does.
  static var vi: [EditorBinding] {
    entry + special(alternate: false) + special(alternate: true) + [
      EditorBinding("\u{4}", .leaveOrDelete), EditorBinding("\u{C}", .clearScreen),
      EditorBinding("\u{12}", .search), EditorBinding("\u{15}", .killToLineStart),
      EditorBinding("\u{17}", .killArgument),
      EditorBinding("\r", .enter, alternate: true), EditorBinding("\n", .enter, alternate: true),
      EditorBinding("\u{4}", .leaveOrDelete, alternate: true),
      EditorBinding("\u{C}", .clearScreen, alternate: true),
      EditorBinding("\u{12}", .search, alternate: true),
      EditorBinding("j", .down, alternate: true), EditorBinding("k", .up, alternate: true),
      EditorBinding("v", .editInEditor, alternate: true),
    ]
  }

  /// What both modes have where text is typed.
  private static var entry: [EditorBinding] {
    [
      EditorBinding("\r", .enter), EditorBinding("\n", .enter), EditorBinding("\t", .complete),
      EditorBinding("\u{8}", .deleteBack), EditorBinding("\u{7F}", .deleteBack),
      EditorBinding("}", .closeBrace),
    ]
  }

  private static func special(alternate: Bool) -> [EditorBinding] {
    SpecialKey.allCases.map { key in
      EditorBinding([key.scalar], command(of: key), alternate: alternate)
    }
  }

  private static func command(of key: SpecialKey) -> EditorCommand {
    switch key {
    case .paste: .paste
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .lineStart
    case .end: .lineEnd
    case .delete: .deleteForward
    case .insert, .pageUp, .pageDown: .ignore
    case .backTab: .completeBack
    case .wordLeft: .wordLeft
    case .wordRight: .wordRight
    case .deleteWord: .killWord
    case .deleteWordBack: .killWordBack
    case .lineUp, .entryStart: .entryStart
    case .lineDown, .entryEnd: .entryEnd
    case .newLine: .newLine
    }
  }
}
