internal import NavModel

extension PluginManifest {
  /// Why a folder is no plugin: where, and what is wrong there.
  package struct Problem: Error, Hashable, Sendable {
    package var path: String
    /// From 1; 0 where it concerns the whole file.
    package var line: Int
    package var column: Int
    package var message: String

    /// The problem with its place.
    package var text: String {
      line > 0 ? "\(path):\(line):\(column): \(message)" : "\(path): \(message)"
    }
  }

  /// Reads the manifest of a plugin's folder, whose name is the plugin's.
  package init(folder: String) throws(Problem) {
    let path: String = folder + "/" + Self.fileName
    guard let bytes = readFile(path, limit: 1 << 20) else {
      throw Problem(path: path, line: 0, column: 0, message: "there is no manifest to read here")
    }
    do throws(DataError) {
      self = try ManifestReader.read(bytes)
    } catch {
      throw Problem(path: path, line: error.line, column: error.column, message: error.message)
    }
    let expected: Substring? = folder.split(separator: "/").last
    guard let expected, expected == name else {
      throw Problem(
        path: path, line: 0, column: 0,
        message: "it is named \"\(name)\", but its folder \"\(visible(String(expected ?? "")))\"")
    }
    guard fileExists(folder + "/" + entry) else {
      throw Problem(
        path: path, line: 0, column: 0, message: "its entry \"\(entry)\" is no file in its folder")
    }
  }
}
