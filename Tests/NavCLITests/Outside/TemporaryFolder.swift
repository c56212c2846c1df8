import Foundation

@testable import NavCLI

/// A folder for one test, removed with everything in it.
final class TemporaryFolder {
  let path: String

  init() {
    var template: [CChar] = Array("/tmp/navsh-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? ""
  }

  deinit {
    if !path.isEmpty { try? FileManager.default.removeItem(atPath: path) }
  }

  func add(_ name: String, _ text: String = "text") throws(FileProblem) {
    try File.create(path + "/" + name, text)
  }

  func addFolder(_ name: String) { mkdir(path + "/" + name, 0o755) }
  func addLink(_ name: String, to target: String) { symlink(target, path + "/" + name) }
}
