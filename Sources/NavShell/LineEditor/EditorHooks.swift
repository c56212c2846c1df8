/// What the line editor asks the shell around it while an entry is typed.
///
/// All of them run on the thread that reads the entry, between two keys.
package struct EditorHooks {
  /// What could stand at the cursor, an offset in UTF-8 bytes.
  package var complete: (_ text: String, _ cursor: Int) -> Completion
  /// The styles of the text; what is in no range is plain, and of two ranges the later wins.
  package var highlight: (_ text: String) -> [StyledRange]
  /// What could follow the text, shown in the background when the cursor is at its end.
  package var hint: (_ text: String) -> Hint?
  /// Whether Return runs the text or starts another line.
  package var isComplete: (_ text: String) -> EntryState
  /// Descriptors that wake the editor when there is something to read, as of a followed file.
  package var wakeDescriptors: [Int32]
  /// Takes what is to be read from the descriptors and says what changes on the screen.
  package var wake: () -> WakeAction?

  package init(
    complete: @escaping (_ text: String, _ cursor: Int) -> Completion = { _, cursor in
      Completion(replacing: cursor..<cursor, candidates: [])
    },
    highlight: @escaping (_ text: String) -> [StyledRange] = { _ in [] },
    hint: @escaping (_ text: String) -> Hint? = { _ in nil },
    isComplete: @escaping (_ text: String) -> EntryState = { _ in .complete },
    wakeDescriptors: [Int32] = [],
    wake: @escaping () -> WakeAction? = { nil }
  ) {
    self.complete = complete
    self.highlight = highlight
    self.hint = hint
    self.isComplete = isComplete
    self.wakeDescriptors = wakeDescriptors
    self.wake = wake
  }
}

/// What could stand in a place of the text.
package struct Completion: Equatable, Sendable {
  /// One of the things that could stand there.
  package struct Candidate: Equatable, Sendable {
    /// How it is shown in a list.
    package var text: String
    /// What is put into the text, with its quotes and the space after it.
    package var insertion: String
    /// A few words on it.
    package var note: String

    package init(_ text: String, insertion: String? = nil, note: String = "") {
      self.text = text
      self.insertion = insertion ?? text
      self.note = note
    }
  }

  /// What the insertion replaces, in UTF-8 bytes.
  package var range: Range<Int>
  package var candidates: [Candidate]

  package init(replacing range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}

/// What could follow the text.
package enum Hint: Equatable, Sendable {
  /// Text that Right at the end of the line takes over.
  case suggestion(String)
  /// A reminder of what belongs here, to read only.
  case usage(String)

  var text: String {
    switch self {
    case .suggestion(let text), .usage(let text): text
    }
  }
}

/// What a descriptor that woke the editor led to.
package struct WakeAction: Equatable, Sendable {
  /// Printed above the entry being typed: text for a terminal, colours included.
  package var output: String
  /// Takes the place of the prompt.
  package var prompt: StyledText?

  package init(output: String = "", prompt: StyledText? = nil) {
    self.output = output
    self.prompt = prompt
  }
}
