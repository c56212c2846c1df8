import NavEngine
import NavModel
import Synchronization

/// Files that change while a session follows them.
final class ChangingFiles: Sendable {
  private let contents = Mutex<[String: String]>([:])

  func set(_ path: String, _ text: String) {
    contents.withLock { $0[path] = text }
  }

  var environment: Environment {
    Environment(services: Files(contents: [:]).environment.services) {
      (path: String, _: String) throws(FileFailure) -> [UInt8] in
      guard let text = self.contents.withLock({ $0[path] }) else { throw FileFailure(.missing) }
      return Array(text.utf8)
    }
  }
}
