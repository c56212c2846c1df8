internal import NavEngine
internal import NavModel

extension Page {
  /// The steps of a history with what each changed below it.
  func timeline(_ steps: [TimelineStep]) -> String {
    guard let last = steps.last else { return line("nothing has been done yet", .quiet) }
    let column: Int = "@\(last.number)".utf8.count + 2
    var result: String = ""
    for step in steps {
      let number: String = "@\(step.number)"
      let space = String(repeating: " ", count: max(1, column - number.utf8.count))
      let text: String = glyphs.shown(step.text ?? "other definitions")
      let first: Substring = text.prefix { $0 != "\n" }
      let more: String = first.utf8.count < text.utf8.count ? " " + glyphs.ellipsis : ""
      result += line(number + space + first + more)
      guard step.text != nil else { continue }
      let change = EventLine(events: step.events, machine: step.machine, glyphs: glyphs)
      result += line(String(repeating: " ", count: column) + change.text, .quiet)
    }
    return result
  }
}
