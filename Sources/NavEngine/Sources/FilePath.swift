/// Paths inside a prototype's folder, as text: `/` between names, no `.` and `..` left.
struct FilePath {
  /// The prototype's folder; no file outside it is read.
  let root: String
  /// The folder of the source that names files, relative to the root; empty for the root itself.
  let folder: String

  /// The root and the path below it of a file named on the command line or at the prompt.
  static func dividing(_ path: String) -> (root: String, name: String) {
    let bytes: [UInt8] = Array(path.utf8)
    guard let slash = bytes.lastIndex(of: 0x2F) else { return (".", path) }
    let root = String(decoding: bytes[..<slash], as: UTF8.self)
    return (root.isEmpty ? "/" : root, String(decoding: bytes[(slash + 1)...], as: UTF8.self))
  }

  /// The path below the root of a file as the source names it; refused when it leads out.
  func resolving(_ path: String) throws(FileFailure) -> String {
    if path.isEmpty || path.utf8.contains(0) { throw FileFailure(.missing) }
    if path.utf8.first == 0x2F { throw FileFailure(.outside) }
    var parts: [String] = []
    for text in [folder, path] {
      for part in text.utf8.split(separator: 0x2F) {
        let name = String(decoding: Array(part), as: UTF8.self)
        switch name {
        case ".": continue
        case "..":
          guard parts.popLast() != nil else { throw FileFailure(.outside) }
        default: parts.append(name)
        }
      }
    }
    if parts.isEmpty { throw FileFailure(.folder) }
    return parts.joined(separator: "/")
  }

  /// What reads the names in a file of this folder.
  func opening(_ resolved: String) -> FilePath {
    let bytes: [UInt8] = Array(resolved.utf8)
    guard let slash = bytes.lastIndex(of: 0x2F) else { return FilePath(root: root, folder: "") }
    return FilePath(root: root, folder: String(decoding: bytes[..<slash], as: UTF8.self))
  }
}
