package import NavEngine
internal import NavModel
internal import NavSyntax

/// What could stand at the cursor: from the grammar, and from what can be done now.
package struct Completer {
  let session: Session

  /// Creates a completer for a session as it is now.
  package init(session: Session) { self.session = session }

  /// What could stand at an offset in bytes, best first, each once.
  package func completion(of text: String, at cursor: Int) -> Completion {
    let typed = TypedText(text, cursor: cursor)
    let range: Range<Int> = typed.wordStart..<typed.text.count
    if typed.isComment { return Completion(replacing: range, candidates: []) }
    var found = CandidateList(word: typed.word, isQuoted: typed.isQuoted)
    addGestures(after: typed.statementBeforeWord, to: &found)
    if found.isGestureOnly(typed.statementBeforeWord) {
      return Completion(replacing: range, candidates: found.candidates)
    }
    let source = SourceText(name: "prompt", text: typed.beforeWord)
    let wanted: [Expectation] = expectations(in: source, at: UInt32(clamping: typed.wordStart))
    for expectation in wanted { add(expectation, to: &found) }
    return Completion(replacing: range, candidates: found.candidates)
  }

  /// The candidates at an offset in bytes.
  package func candidates(in text: String, at cursor: Int) -> [Completion.Candidate] {
    completion(of: text, at: cursor).candidates
  }

  /// Adds the rest of every gesture that can be done now and begins like the statement.
  private func addGestures(after beginning: String, to found: inout CandidateList) {
    guard !beginning.isEmpty else { return }
    for gesture in session.machine.possibleGestures(rowLimit: 20)
    where gesture.line.hasPrefix(beginning) {
      found.add(String(gesture.line.dropFirst(beginning.count)), gesture.note)
    }
  }

  private func add(_ expectation: Expectation, to found: inout CandidateList) {
    if let word = expectation.word {
      found.add(word, expectation.form?.summary ?? "")
    } else if let operand = expectation.operand {
      _ = operand
    }
  }
}

/// Candidates that begin like the word at the cursor, each once, in the order they were added.
struct CandidateList {
  let word: String
  let isQuoted: Bool
  private(set) var candidates: [Completion.Candidate] = []
  private var known: Set<String> = []

  init(word: String, isQuoted: Bool) {
    self.word = word
    self.isQuoted = isQuoted
  }

  /// Adds a candidate unless it is known or begins differently, whatever its case.
  mutating func add(_ text: String, _ note: String) {
    guard text.lowercased().hasPrefix(word.lowercased()), known.insert(text).inserted else {
      return
    }
    let isWord: Bool = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
    }
    let insertion: String = isWord || text.hasSuffix("\"") ? text + " " : text
    candidates.append(Completion.Candidate(text, insertion: insertion, note: note))
  }

  /// Whether what was found is all there is: what can be touched after `tap`, and so on.
  func isGestureOnly(_ beginning: String) -> Bool {
    !candidates.isEmpty && beginning.hasSuffix(" ")
  }
}
