import Foundation
import Testing

/// A text kept in a file of `Goldens`; `RECORD=1` writes it anew, and still fails.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  /// Compares a text with the one that is kept under a name.
  static func expect(_ actual: String, is name: String) throws {
    let file = folder.appending(path: name + ".txt")
    let kept = try? String(contentsOf: file, encoding: .utf8)
    guard actual != kept else { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded Goldens/\(name).txt: read it, run again")
    } else {
      Issue.record("not what Goldens/\(name).txt keeps:\n\(actual)")
    }
  }

  /// The names of all that is kept.
  static func names() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
  }
}
