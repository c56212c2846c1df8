internal import NavEngine
internal import NavModel
internal import NavSyntax

/// What becomes of an answer.
extension Shell {
  /// Shows an answer; one about an option of the shell changes the shell.
  func receive(_ answer: Answer) {
    if case .option(let name, let value) = answer.content, set(name, to: value) == false {
      return
    }
    printer.print(answer)
  }

  /// Draws the screen as it is now.
  func draw() {
    printer.print(Answer(.scene(session.machine, of: nil)))
  }

  /// Sets an option; false when it is none of the shell's or can't have the value, which is said then.
  private func set(_ name: String, to value: String) -> Bool {
    switch (name, value) {
    case ("show", "always"): settings.showsAlways = true
    case ("show", "never"): settings.showsAlways = false
    case ("follow", "on"): follow(true)
    case ("follow", "off"): follow(false)
    default: return true
    }
    return true
  }
}
