internal import NavEngine
internal import NavModel
internal import NavShell
internal import NavSyntax

/// Tells how flows went, one by one and in sum.
struct FlowReport {
  /// How results are written.
  enum Format: String { case pretty, json }

  private let format: Format
  private let console: Console
  private(set) var flowCount = 0
  private var passed = 0
  private var failed = 0
  private var skipped = 0
  private var unreadable = 0

  init(_ format: Format, _ console: Console) {
    self.format = format
    self.console = console
  }

  mutating func add(unreadable file: String) { unreadable += 1 }

  mutating func add(_ result: FlowResult, file: String) {
    flowCount += 1
    switch result.outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    }
  }

  func finish() {
    console.results.writeLine("\(passed) passed, \(failed) failed")
  }
}
