internal import NavEngine
internal import NavModel

/// Going on with a prototype whose file changes.
extension Shell {
  /// Begins or ends following the file.
  func follow(_ follows: Bool) {
    follower = follows ? settings.file.flatMap { Follower(file: $0) } : nil
    (reader as? LineEditor)?.hooks = hooks
  }

  /// Reads the file again when it changed; what there is to see stands above the entry being typed.
  func wake() -> WakeAction? {
    guard let follower, follower.takeChanges() else { return nil }
    var answer: Answer = session.reload()
    if case .defined = answer.content {
      answer.content = .text("read again")
      answer.machine = session.machine
    }
    let output: String = printer.captured { printer.print(answer) }
    return WakeAction(output: output, prompt: prompt)
  }
}
