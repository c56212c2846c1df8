import Foundation

/// The places of this package that the tests read.
enum Project {
  /// The folder with the manifest.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let goldens = root.appending(path: "Tests/EndToEnd")
  static let examples = root.appending(path: "examples")

  /// The folder with the built program, which is the one the test bundle was built into.
  ///
  /// Never an absolute path: each build directory tests its own program.
  static let products = Bundle.main.bundleURL.resolvingSymlinksInPath()

  /// Everything below a folder whose name has one of the endings, in the order of their paths.
  static func files(in folder: URL, endings: Set<String>) -> [URL] {
    let below = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = below?.compactMap { $0 as? URL } ?? []
    return found.filter { endings.contains($0.pathExtension) }.sorted { $0.path() < $1.path() }
  }

  /// The path below the root, as a person would write it.
  static func relativePath(of file: URL) -> String {
    String(file.path().dropFirst(root.path().count)).trimmingPrefix("/").description
  }
}
