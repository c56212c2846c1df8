/// Taking paths apart; the file system isn't asked.
package enum FilePath {
  /// The endings of a prototype.
  package static let endings: [String] = [".proto", ".navproto"]

  /// What stands before the last slash; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands after the last slash.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// A name in a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Whether the ending is that of a prototype.
  package static func isPrototype(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) && path.utf8.count > $0.utf8.count }
  }
}
