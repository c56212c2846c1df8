package import NavModel

/// Everything the engine needs from outside, as closures: files, patterns, Ctrl-C.
package struct Environment: Sendable {
  /// The bytes of a file.
  ///
  /// The path is relative to the root, the prototype's folder, uses `/` and holds no `..`; the engine
  /// has refused what would lead out by name. What leads out through a link is refused here.
  package var readFile: @Sendable (_ path: String, _ root: String) throws(FileFailure) -> [UInt8]
  /// What the model asks of the outside.
  package var services: Services
  /// What is asked of plugins beside their components.
  package var plugins: PluginService
  /// Whether the running statement should end: somebody pressed Ctrl-C.
  package var isInterrupted: @Sendable () -> Bool
  /// Answers what needs many states; nothing where nobody can.
  package var explore: (@Sendable (_ inquiry: Inquiry) -> Answer)?
  /// What `expect picture` compares with; nothing where nobody draws.
  package var pictures: PictureBook?

  /// Creates an environment.
  package init(
    services: Services, plugins: PluginService = .none,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    readFile: @escaping @Sendable (String, String) throws(FileFailure) -> [UInt8]
  ) {
    self.services = services
    self.plugins = plugins
    self.isInterrupted = isInterrupted
    self.readFile = readFile
  }
}

/// Why a file can't be read.
package struct FileFailure: Error, Hashable, Sendable {
  /// What is wrong with a path.
  package enum Reason: UInt8, Hashable, Sendable {
    case missing, unreadable, folder, outside, tooLarge
  }

  package var reason: Reason
  /// What the system says of it, where that tells more.
  package var detail: String?

  /// Creates a failure.
  package init(_ reason: Reason, detail: String? = nil) {
    self.reason = reason
    self.detail = detail
  }
}

extension FileFailure {
  /// The failure in words: lower case, no full stop.
  package func message(for path: String) -> String {
    let more: String = detail.map { ": " + $0 } ?? ""
    return switch reason {
    case .missing: "there is no file \"\(path)\"" + more
    case .unreadable: "\"\(path)\" can't be read" + more
    case .folder: "\"\(path)\" is a folder, not a file" + more
    case .outside: "\"\(path)\" is outside the prototype's folder" + more
    case .tooLarge: "\"\(path)\" is too large" + more
    }
  }

  /// The identity of the diagnostic about it.
  package var id: String {
    switch reason {
    case .missing: "file-missing"
    case .unreadable: "file-unreadable"
    case .folder: "file-is-folder"
    case .outside: "file-outside"
    case .tooLarge: "file-too-large"
    }
  }
}
