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
      highlight: { [session] in EntryColors(session: session).styles(of: $0) },
      hint: { UsageHint.text(after: $0).map { .usage($0) } },
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
}
