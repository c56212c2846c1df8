internal import Glibc

/// What a plugin's folder holds, as one digest: any change of any file is another content.
package enum PluginContent {
  static let fileLimit = 1000
  static let sizeLimit = 64 << 20

  /// The digest of a folder; nothing when it holds a link or something else that is no plain file, or
  /// too much to know it all.
  package static func digest(of folder: String) -> String? {
    var files: [String] = []
    guard collect(folder, below: "", into: &files) else { return nil }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var digest = SHA256()
    var left: Int = sizeLimit
    for file in files {
      guard let bytes = readFile(folder + "/" + file, limit: left) else { return nil }
      left -= bytes.count
      digest.update(file)
      digest.update(String(bytes.count))
      digest.update(bytes)
    }
    return digest.finish()
  }

  /// The names of what is in a folder, but for the folder itself and the one above; sorted.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name: String = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func collect(_ root: String, below: String, into files: inout [String]) -> Bool {
    for name in names(in: root + "/" + below) {
      let path: String = below.isEmpty ? name : below + "/" + name
      var status = stat()
      guard lstat(root + "/" + path, &status) == 0 else { return false }
      switch status.st_mode & S_IFMT {
      case S_IFREG: files.append(path)
      case S_IFDIR:
        guard path.utf8.count < 1000, collect(root, below: path, into: &files) else { return false }
      default: return false
      }
      guard files.count <= fileLimit else { return false }
    }
    return true
  }
}
