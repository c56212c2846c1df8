internal import Glibc

/// The folder a prototype stands in: it reads and writes there and nowhere else.
package struct PrototypeFolder: Sendable {
  /// The folder without symbolic links, without a slash at its end but for the root.
  package let path: String

  /// Creates the boundary around a folder, however it is written.
  package init(path: String) {
    self.path = File.resolved(path) ?? path
  }

  /// The bytes of a file that the prototype names, relative to its folder.
  package func read(
    _ name: String, limit: Int = File.sizeLimit
  ) throws(FileProblem) -> [UInt8] {
    let inside: String = try location(of: name)
    guard let resolved = File.resolved(inside) else { throw FileProblem(code: errno) }
    guard contains(resolved) else { throw .outside }
    return try File.readPlain(resolved, limit: limit)
  }

  /// Writes a file that the prototype or its user names; an existing one is replaced.
  package func write(_ name: String, _ bytes: [UInt8]) throws(FileProblem) {
    let inside: String = try location(of: name)
    if let resolved = File.resolved(inside) {
      guard contains(resolved) else { throw .outside }
      if File.isFolder(resolved) { throw .isFolder }
    } else {
      // A link that leads nowhere yet could lead out of the folder.
      guard !File.exists(inside) else { throw .outside }
      guard let folder = File.resolved(FilePath.folder(of: inside)) else { throw .missing }
      guard contains(folder) else { throw .outside }
    }
    try File.replace(inside, with: bytes)
  }

  /// Where a name leads, before links are looked at: no dots may climb out.
  private func location(of name: String) throws(FileProblem) -> String {
    guard !name.isEmpty, !name.utf8.contains(0) else { throw .missing }
    if name.hasPrefix("/") { throw .outside }
    var depth = 0
    for part in name.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { throw .outside }
    }
    return path == "/" ? "/" + name : path + "/" + name
  }

  private func contains(_ resolved: String) -> Bool {
    path == "/" || resolved == path || resolved.hasPrefix(path + "/")
  }
}
