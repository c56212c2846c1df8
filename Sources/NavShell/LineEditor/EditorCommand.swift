/// What the editor can do at a key, beyond libedit's own commands.
///
/// Each has a name for ~/.editrc, as in `bind ^T navsh-undo`.
enum EditorCommand: Int32, CaseIterable {
  case enter, newLine, leaveOrDelete
  case paste, complete, completeBack, ignore
  case left, right, wordLeft, wordRight, lineStart, lineEnd, entryStart, entryEnd
  case up, down, search, searchForward
  case deleteBack, deleteForward, closeBrace
  case killLine, killToLineStart, killWord, killWordBack, killArgument, yank, yankPop
  case undo, redo
  case editInEditor, clearScreen

  /// The name for key bindings.
  var name: String { "navsh-" + words.name }
  /// One line for `bind -l`.
  var help: String { words.help }

  private var words: (name: String, help: String) {
    switch self {
    case .enter: ("enter", "Run the entry, or start another line while a block is open")
    case .newLine: ("new-line", "Start another line of the entry")
    case .leaveOrDelete: ("leave-or-delete", "Leave on an empty line, else delete a character")
    case .paste: ("paste", "Insert what the terminal pasted")
    case .complete: ("complete", "Complete, then list, then choose")
    case .completeBack: ("complete-back", "Choose from the end of the list")
    case .ignore: ("ignore", "Do nothing")
    case .left: ("left", "Move left by a character")
    case .right: ("right", "Move right by a character, at the end take the suggestion")
    case .wordLeft: ("word-left", "Move left by a word")
    case .wordRight: ("word-right", "Move right by a word, at the end take one of the suggestion")
    case .lineStart: ("line-start", "Move to the start of the line")
    case .lineEnd: ("line-end", "Move to the end of the line, at the end take the suggestion")
    case .entryStart: ("entry-start", "Move to the start of the entry")
    case .entryEnd: ("entry-end", "Move to the end of the entry")
    case .up: ("up", "Move up a line, on the first search back for the typed beginning")
    case .down: ("down", "Move down a line, on the last search forward")
    case .search: ("search", "Search the history while typing")
    case .searchForward: ("search-forward", "Search the history forward")
    case .deleteBack: ("delete-back", "Delete the character to the left")
    case .deleteForward: ("delete-forward", "Delete the character under the cursor")
    case .closeBrace: ("close-brace", "Insert a closing brace, one step less indented")
    case .killLine: ("kill-line", "Cut to the end of the line")
    case .killToLineStart: ("kill-to-line-start", "Cut to the start of the line")
    case .killWord: ("kill-word", "Cut the word to the right")
    case .killWordBack: ("kill-word-back", "Cut the word to the left")
    case .killArgument: ("kill-argument", "Cut back to the space to the left")
    case .yank: ("yank", "Insert what was cut last")
    case .yankPop: ("yank-pop", "Replace what was inserted by what was cut before")
    case .undo: ("undo", "Take back the last change")
    case .redo: ("redo", "Make the change again that was taken back")
    case .editInEditor: ("edit-in-editor", "Edit the entry in $VISUAL or $EDITOR")
    case .clearScreen: ("clear-screen", "Clear the screen")
    }
  }
}
