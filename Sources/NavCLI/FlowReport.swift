internal import NavEngine
internal import NavModel
internal import NavRender
internal import NavShell
internal import NavSyntax

/// Tells how flows went, one by one and in sum.
struct FlowReport {
  /// How results are written.
  enum Format: String { case pretty, json }

  private let format: Format
  private let console: Console
  private var results: [FlowResult] = []
  private var unreadable = 0

  init(_ format: Format, _ console: Console) {
    self.format = format
    self.console = console
  }

  /// How many flows ran or were skipped.
  var flowCount: Int { results.count }

  mutating func add(unreadable file: String) { unreadable += 1 }

  mutating func add(_ result: FlowResult, file: String) {
    results.append(result)
    guard format == .pretty else { return }
    console.results.write(result.text(on: page, showsDevice: false))
    console.results.flush()
  }

  func finish() {
    switch format {
    case .pretty:
      console.results.write(FlowResult.summary(of: results, on: page))
      if unreadable > 0 {
        console.results.writeLine(
          "\(unreadable) \(unreadable == 1 ? "file has" : "files have") errors and did not run")
      }
    case .json: console.results.write(FlowResult.json(of: results).text)
    }
  }

  private var page: Page { console.style.page(colors: console.results.usesColor) }
}
