internal import Glibc

/// Finds the prototypes below a folder.
package enum PrototypeSearch {
  /// Deeper folders are left out; a loop of mounts would never end.
  private static let depthLimit = 64

  /// The prototypes in a folder and the folders in it, in the order of their paths.
  ///
  /// Hidden folders are left out, and links to folders, which could lead anywhere.
  package static func prototypes(below folder: String) throws(FileProblem) -> [String] {
    var found: [String] = []
    try search(folder, depth: 0, into: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func search(
    _ folder: String, depth: Int, into found: inout [String]
  ) throws(FileProblem) {
    guard depth < depthLimit else { return }
    guard let stream = opendir(folder) else { throw FileProblem(code: errno) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name: String = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(stream)
    for name in names {
      let path: String = FilePath.joined(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try search(path, depth: depth + 1, into: &found)
      } else if FilePath.isPrototype(name), !File.isFolder(path) {
        found.append(path)
      }
    }
  }
}
