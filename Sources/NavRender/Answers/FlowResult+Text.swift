package import NavEngine
internal import NavModel

extension FlowResult {
  /// One line for a flow that passed; of one that failed also why, the last gestures and the screen.
  package func text(on page: Page, showsDevice: Bool) -> String {
    var title: String = page.glyphs.shown(flow.title)
    if showsDevice || flow.devices.count > 1 { title += " (\(page.glyphs.shown(device)))" }
    switch outcome {
    case .passed:
      return page.styled(page.glyphs == .unicode ? "✓" : "ok", .success) + " " + title + "\n"
    case .skipped(let reason):
      var line: String = (page.glyphs == .unicode ? "–" : "--") + " " + title
      if let reason, !reason.isEmpty { line += ": " + page.glyphs.shown(reason) }
      return page.styled(line, .quiet) + "\n"
    case .failedAsKnown(let reason):
      let mark: String = page.glyphs == .unicode ? "✗" : "not ok"
      return page.styled("\(mark) \(title), as known: \(page.glyphs.shown(reason))", .quiet) + "\n"
    case .failed:
      let mark: String = page.glyphs == .unicode ? "✗" : "not ok"
      var result: String = page.styled(mark, .danger) + " " + page.styled(title, .strong) + "\n"
      result += details(on: page)
      return result
    }
  }

  private func details(on page: Page) -> String {
    var result = ""
    for diagnostic in failures {
      let text: String = diagnostic.text(
        width: page.width - 2, glyphs: page.glyphs, colors: page.colors)
      result += page.indented(text, by: 2)
    }
    if !lastGestures.isEmpty {
      result += "  " + page.styled("last gestures:", .quiet) + "\n"
      for gesture in lastGestures { result += page.lines(gesture, indent: 4) }
    }
    var small: Page = page
    small.width -= 2
    return result + page.indented(small.drawing(of: machine), by: 2)
  }
}

extension FlowResult {
  /// How many flows passed, failed and were skipped, as one line.
  package static func summary(of results: [FlowResult], on page: Page) -> String {
    var passed: Int = 0
    var failed: Int = 0
    var skipped: Int = 0
    var known: Int = 0
    for result in results {
      switch result.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      case .failedAsKnown: known += 1
      }
    }
    var parts: [String] = []
    if failed > 0 { parts.append(page.styled("\(failed) failed", .danger)) }
    if passed > 0 || results.isEmpty { parts.append(page.styled("\(passed) passed", .success)) }
    if known > 0 { parts.append(page.styled("\(known) failed as known", .quiet)) }
    if skipped > 0 { parts.append(page.styled("\(skipped) skipped", .quiet)) }
    let count: String = results.count == 1 ? "1 flow" : "\(results.count) flows"
    return count + ": " + parts.joined(separator: ", ") + "\n"
  }
}
