internal import Glibc

/// The files that `navsh new` writes.
struct StarterPrototype {
  let folder: String
  let name: String

  /// Creates the files' texts; nothing when the folder's name can't name a prototype.
  init?(folder: String) {
    var folder: String = folder
    while folder.hasSuffix("/"), folder.utf8.count > 1 { folder.removeLast() }
    let name: String = FilePath.name(of: folder)
    guard !name.isEmpty, !name.hasPrefix("."), !name.hasPrefix("-") else { return nil }
    for scalar in name.unicodeScalars where scalar.value < 0x20 || scalar.value == 0x7F {
      return nil
    }
    self.folder = folder
    self.name = name
  }

  /// Paths below the folder and their texts.
  var files: [(path: String, text: String)] {
    [
      ("\(name).proto", prototype),
      (".gitattributes", gitAttributes),
      (".editorconfig", editorConfiguration),
      (".vscode/settings.json", codeSettings),
    ]
  }

  /// Writes the folder and its files, or nothing when any of the files exists.
  func write() throws(FileProblem) {
    for file in files where File.exists(FilePath.joined(folder, file.path)) { throw .exists }
    try makeFolder(folder)
    for file in files {
      let path: String = FilePath.joined(folder, file.path)
      if FilePath.folder(of: file.path) != "." { try makeFolder(FilePath.folder(of: path)) }
      try File.create(path, file.text)
    }
  }

  /// The path that a problem is about.
  func obstacle(_ problem: FileProblem) -> String {
    if problem == .missing { return FilePath.folder(of: folder) }
    guard problem == .exists else { return folder }
    let paths: [String] = files.map { FilePath.joined(folder, $0.path) }
    return paths.first { File.exists($0) } ?? folder
  }

  /// What to do with it.
  var nextSteps: String {
    let path: String = FilePath.joined(folder, "\(name).proto")
    let word: String = quoted(path)
    return """
      \(path) is a prototype with two tabs, a popover and a flow.

        navsh \(word)         use it: tap things, ask what can be done with 'can'
        navsh test \(word)    run its flow

      """
  }

  private func quoted(_ path: String) -> String {
    let isPlain: Bool = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x2E || byte == 0x2F || byte == 0x2D || byte == 0x5F || byte >= 0x80
    }
    return isPlain
      ? path
      : "'"
        + path.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  private func makeFolder(_ path: String) throws(FileProblem) {
    if mkdir(path, 0o777) == 0 { return }
    let code: Int32 = errno
    guard code == EEXIST else { throw FileProblem(code: code) }
    guard File.isFolder(path) else { throw .exists }
  }
}
