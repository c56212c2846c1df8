package import NavEngine
internal import NavModel
package import NavPluginHost
internal import NavShell

extension Environment {
  /// The outside as it is: files of the prototype's folder, patterns, Ctrl-C.
  ///
  /// The files that the command line names are read wherever they are, pipes and links included;
  /// what a prototype names stays inside its folder.
  package static func system(namedFiles: [String], plugins: PluginHost) -> Environment {
    let named: [(folder: String, name: String)] = namedFiles.map {
      (FilePath.folder(of: $0), FilePath.name(of: $0))
    }
    let patterns = PatternCache()
    return Environment(
      services: Services(
        matches: { patterns.matches($0, $1) },
        components: plugins.components),
      plugins: plugins.service,
      isInterrupted: { Interruption.isRequested }
    ) { (path: String, root: String) throws(FileFailure) -> [UInt8] in
      do throws(FileProblem) {
        if named.contains(where: { $0.folder == root && $0.name == path }) {
          return try File.read(FilePath.joined(root, path))
        }
        return try PrototypeFolder(path: root).read(path)
      } catch {
        throw FileFailure(error)
      }
    }
  }
}

extension FileFailure {
  /// The failure as the engine tells it.
  init(_ problem: FileProblem) {
    let (reason, detail): (Reason, String?) =
      switch problem {
      case .missing: (.missing, nil)
      case .isFolder: (.folder, nil)
      case .isNoFile: (.unreadable, "it is no plain file")
      case .unreadable: (.unreadable, "permission denied")
      case .outside: (.outside, nil)
      case .tooLarge(let limit): (.tooLarge, "more than \(limit >> 20) MB")
      case .exists: (.unreadable, "it exists already")
      case .system(let code): (.unreadable, systemMessage(code))
      }
    self.init(reason, detail: detail)
  }
}
