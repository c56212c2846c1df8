import Foundation
import Testing

/// A script whose whole output is kept beside it: `topic/name.proto` and `topic/name.out`.
///
/// A comment in its first two lines says how it is run, in the folder of its topic:
///
///     # navsh test --on ipad          navsh test --on ipad name.proto
///     # LC_ALL=C navsh draw           LC_ALL=C navsh draw name.proto
///     # stdin                         navsh <name.proto
///     # $ navsh --version | head -1   exactly that
struct Golden: CustomTestStringConvertible {
  let script: URL

  var testDescription: String { "\(topic.lastPathComponent)/\(name)" }
  var name: String { script.lastPathComponent }
  var topic: URL { script.deletingLastPathComponent() }
  var expectation: URL { script.deletingPathExtension().appendingPathExtension("out") }

  /// Every script directly in the folder of a topic; deeper ones are material for these.
  static let all: [Golden] = Project.files(in: Project.goldens, endings: ["proto", "navproto"])
    .filter { Project.relativePath(of: $0).split(separator: "/").count == 4 }
    .map { Golden(script: $0) }

  /// The command line that the script asks for, or none when it asks for nothing.
  func commandLine() throws -> String? {
    let lines = String(decoding: try Data(contentsOf: script), as: UTF8.self)
      .split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    for line in lines.prefix(2) where line.hasPrefix("# ") {
      let request = line.dropFirst(2)
      if request == "stdin" { return "navsh <\(name)" }
      if request.hasPrefix("$ ") { return String(request.dropFirst(2)) }
      let program = request.split(separator: " ").first { !$0.contains("=") }
      if program == "navsh" { return "\(request) \(name)" }
    }
    return nil
  }

  /// What is kept of an outcome: a section for each output that is not empty, and the status.
  static func text(of outcome: Sandbox.Outcome) -> String {
    section("stdout", outcome.stdout) + section("stderr", outcome.stderr)
      + section("status", "\(outcome.status)\n")
  }

  private static func section(_ title: String, _ content: String) -> String {
    guard !content.isEmpty else { return "" }
    let end = content.hasSuffix("\n") ? "" : "\n\\ no newline at the end\n"
    return "--- \(title)\n\(content)\(end)"
  }
}
