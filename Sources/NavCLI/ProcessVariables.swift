internal import Glibc

/// The environment variables of the process, or a test's.
package struct ProcessVariables: Sendable {
  private let read: @Sendable (String) -> String?

  /// Creates variables that are read when they are asked for.
  package init(_ read: @escaping @Sendable (String) -> String?) { self.read = read }

  /// Those of the process.
  package static let process = ProcessVariables { name in
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable; nothing when it isn't set.
  package subscript(_ name: String) -> String? { read(name) }
}
