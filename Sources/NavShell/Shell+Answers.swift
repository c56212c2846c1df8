internal import NavEngine
internal import NavModel
internal import NavSyntax

/// What becomes of an answer.
extension Shell {
  /// Shows an answer; one about an option of the shell changes the shell.
  func receive(_ answer: Answer) {
    if case .option("follow", let value) = answer.content { follow(value == "on") }
    printer.print(answer)
  }
}
