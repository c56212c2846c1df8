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
    let before: Machine = session.machine
    let answer: Answer = session.reload()
    let output: String = printer.captured {
      printer.print(answer)
      if answer.verdict == .fine, settings.showsAlways, before.state != session.machine.state {
        draw()
      }
    }
    return WakeAction(output: output, prompt: prompt)
  }
}
