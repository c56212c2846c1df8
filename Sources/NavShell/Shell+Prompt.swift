internal import NavEngine
internal import NavModel
internal import NavSyntax

/// What the line editor asks while an entry is typed.
extension Shell {
  var hooks: EditorHooks {
    EditorHooks(
      complete: { [session] text, cursor in
        Completer(session: session).completion(of: text, at: cursor)
      },
      highlight: { EntryColors.styles(of: $0) },
      hint: { [history] in Self.hint(after: $0, history) },
      isComplete: { Self.entryState($0) },
      wakeDescriptors: follower.map { [$0.descriptor] } ?? [],
      wake: { [weak self] in self?.wake() })
  }

  /// Whether a text can be run, or goes on in another line.
  static func entryState(_ text: String) -> EntryState {
    switch parse(SourceText(name: "prompt", text: text)).completeness {
    case .incomplete(let open): .incomplete(openBlock: open)
    case .complete, .wrong: .complete
    }
  }

  /// The newest entry that begins like the text, else how the statement goes on.
  private static func hint(after text: String, _ history: HistoryFile) -> Hint? {
    guard !text.isEmpty else { return nil }
    for record in history.records.reversed()
    where record.text.utf8.count > text.utf8.count && record.text.hasPrefix(text) {
      return .suggestion(String(record.text.dropFirst(text.count)))
    }
    return UsageHint.text(after: text).map { .usage($0) }
  }
}
