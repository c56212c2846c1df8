internal import Glibc

/// Why a file can't be used.
package enum FileProblem: Error, Equatable, Sendable {
  case missing
  case isFolder
  /// A pipe or a device where a file is wanted.
  case isNoFile
  case unreadable
  /// It stands outside of the prototype's folder, perhaps through a symbolic link.
  case outside
  /// It has more bytes than the limit.
  case tooLarge(limit: Int)
  /// It exists already.
  case exists
  /// Any other failure, by its `errno`.
  case system(Int32)

  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .unreadable
    case EISDIR: self = .isFolder
    case EEXIST: self = .exists
    default: self = .system(code)
    }
  }

  /// What is wrong with the file of this name: lower case, no full stop.
  package func message(for name: String) -> String {
    switch self {
    case .missing: "there is no '\(name)'"
    case .isFolder: "'\(name)' is a folder"
    case .isNoFile: "'\(name)' is not a file"
    case .unreadable: "'\(name)' can't be read: permission denied"
    case .outside: "'\(name)' stands outside of the prototype's folder"
    case .tooLarge(let limit): "'\(name)' is larger than \(limit >> 20) MB"
    case .exists: "'\(name)' exists already"
    case .system(let code): "'\(name)': \(systemMessage(code))"
    }
  }
}
