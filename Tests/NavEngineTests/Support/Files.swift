import NavEngine
import NavModel
import NavSyntax

/// Files of a test by their paths below the root, and an environment that reads them.
struct Files: Sendable {
  var contents: [String: String]
  var failures: [String: FileFailure.Reason] = [:]

  var environment: Environment {
    let files: Files = self
    return Environment(
      services: Services(
        matches: { (pattern: String, text: String) -> Bool? in
          guard let regex = try? Regex(pattern) else { return nil }
          return text.contains(regex)
        },
        components: .stars),
      plugins: .stars
    ) { (path: String, _: String) throws(FileFailure) -> [UInt8] in
      if let reason = files.failures[path] { throw FileFailure(reason) }
      guard let text = files.contents[path] else { throw FileFailure(.missing) }
      return Array(text.utf8)
    }
  }
}

/// A session and everything it has answered.
final class Trial {
  let session: Session
  private(set) var answers: [Answer] = []

  /// A session on a prototype that is given as text.
  init(_ prototype: String = "", files: [String: String] = [:], device: String? = nil) {
    var all: [String: String] = files
    all["test.proto"] = prototype
    session = Session(environment: Files(contents: all).environment, device: device)
    if !prototype.isEmpty { _ = session.load("test.proto") { answers.append($0) } }
  }

  /// Takes a line as the prompt would.
  @discardableResult
  func enter(_ text: String, mode: Session.Mode = .prompt) -> Verdict {
    answers = []
    return session.enter(SourceText(name: "prompt", text: text), mode: mode) {
      answers.append($0)
    }
  }

  /// What was said: identity and message of all diagnostics.
  var diagnostics: [Diagnostic] { answers.flatMap { $0.diagnostics } }
  /// The identities of all errors.
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map { $0.id } }
  /// The texts that were printed.
  var texts: [String] {
    answers.compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }

  /// What an expression prints as.
  func value(_ expression: String) -> String {
    enter("print \(expression)")
    return texts.first ?? diagnostics.map { $0.message }.joined(separator: "; ")
  }
}

extension Trial {
  /// What is said about a prototype, one line each: `3:9 unknown-target`.
  static func remarks(
    _ prototype: String, files: [String: String] = [:], failures: [String: FileFailure.Reason] = [:]
  ) -> [String] {
    var all: [String: String] = files
    all["test.proto"] = prototype
    let session = Session(environment: Files(contents: all, failures: failures).environment)
    var remarks: [String] = []
    _ = session.load("test.proto") { answer in
      for diagnostic in answer.diagnostics { remarks.append(diagnostic.remark) }
    }
    return remarks
  }
}

extension Diagnostic {
  /// Where it is and what it is, as tests compare it.
  var remark: String {
    guard let source else { return id }
    let position: Position = source.position(of: span.start)
    let file: String = source.name == "test.proto" ? "" : source.name + ":"
    return "\(file)\(position.line):\(position.byteColumn) \(id)"
  }
}
