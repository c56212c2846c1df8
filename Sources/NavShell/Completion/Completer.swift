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
    let (range, wanted): (Range<Int>, [Expectation]) = expectations(in: text, at: cursor)
    let typed = TypedText(text, cursor: range.lowerBound)
    let word = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    var found = CandidateList(word: word)
    // After `tap` nothing counts but what can be tapped now; other words only where nothing can.
    if !wanted.isEmpty { addGestures(after: typed.statement, to: &found) }
    if found.candidates.isEmpty {
      if !typed.chain.isEmpty {
        if !wanted.isEmpty { addMembers(of: typed.chain, to: &found) }
      } else if !addCompared(with: typed.comparedValue, to: &found) {
        for expectation in Self.ordered(wanted) { add(expectation, to: &found) }
      }
    }
    return Completion(replacing: range, candidates: found.candidates)
  }

  /// The candidates at an offset in bytes.
  package func candidates(in text: String, at cursor: Int) -> [Completion.Candidate] {
    completion(of: text, at: cursor).candidates
  }

  /// Adds the rest of every gesture that can be done now and begins like the statement.
  private func addGestures(after beginning: String, to found: inout CandidateList) {
    guard beginning.hasSuffix(" ") else { return }
    for gesture in session.machine.possibleGestures(rowLimit: 20)
    where gesture.line.hasPrefix(beginning) {
      let rest = String(gesture.line.dropFirst(beginning.count))
      if found.word.hasPrefix("\"") {
        // Somebody who begins with a quote means the title; that of a row stands behind `row`.
        guard let title = Self.quotedText(in: gesture.note) else { continue }
        found.add(title, rest, insertion: rest.hasPrefix("row ") ? "row \(title) " : nil)
      } else {
        found.add(rest, gesture.note)
      }
    }
  }

  /// The title in a note such as `button "Sort"`, with its quotes.
  private static func quotedText(in note: String) -> String? {
    guard let start = note.firstIndex(of: "\""), note.hasSuffix("\""),
      note.index(after: start) < note.endIndex
    else { return nil }
    return String(note[start...])
  }

  private func add(_ expectation: Expectation, to found: inout CandidateList) {
    if let word = expectation.word {
      found.add(word, expectation.form?.summary ?? "")
    } else if expectation.form?.id == .option {
      for option in session.options { found.add(option.name, "it is \(option.value)") }
    } else if let operand = expectation.operand {
      addNames(for: operand, to: &found)
    }
  }

  /// What is done at a prompt stands before what defines; of a word that begins several forms the
  /// shortest explains it.
  private static func ordered(_ wanted: [Expectation]) -> [Expectation] {
    var kept: [Expectation] = []
    for expectation in wanted {
      let index: Int? = kept.firstIndex {
        $0.word == expectation.word && $0.word != nil && $0.form?.kind == expectation.form?.kind
      }
      guard let index else {
        kept.append(expectation)
        continue
      }
      let length: Int = expectation.form?.signature.utf8.count ?? Int.max
      if length < kept[index].form?.signature.utf8.count ?? Int.max { kept[index] = expectation }
    }
    return kept.filter { $0.form?.kind != .definition }
      + kept.filter { $0.form?.kind == .definition }
  }
}

/// Candidates that begin like the word at the cursor, each once, in the order they were added.
struct CandidateList {
  let word: String
  private(set) var candidates: [Completion.Candidate] = []
  private var known: Set<String> = []

  init(word: String) { self.word = word }

  /// Adds a candidate unless it is known or begins differently, whatever its case.
  mutating func add(_ text: String, _ note: String, insertion: String? = nil) {
    guard text.lowercased().hasPrefix(word.lowercased()), known.insert(text).inserted else {
      return
    }
    let endsWhole: Bool = text.unicodeScalars.last.map(Self.endsWhole) ?? false
    let whole: String = insertion ?? (endsWhole ? text + " " : text)
    candidates.append(Completion.Candidate(text, insertion: whole, note: note))
  }

  /// Whether a space follows: after names, numbers and texts.
  private static func endsWhole(_ last: Unicode.Scalar) -> Bool {
    last == "\"" || last == "_" || last.properties.isAlphabetic
      || last.properties.numericType != nil
  }
}
