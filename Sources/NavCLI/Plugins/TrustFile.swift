internal import Glibc
internal import NavModel
internal import NavPluginHost

/// Where it is kept what a person has agreed to.
struct TrustFile {
  private let variables: ProcessVariables

  /// Finds the file; it need not be there.
  init(_ variables: ProcessVariables) { self.variables = variables }

  /// What was agreed to; a file that can't be read agrees to nothing.
  var trust: PluginTrust {
    guard let folder = UserFolder.state.path(variables) else { return PluginTrust() }
    do throws(FileProblem) {
      return try Self.read(FilePath.joined(folder, Self.name)) ?? PluginTrust()
    } catch {
      return PluginTrust()
    }
  }

  /// Remembers what was agreed to; false where there is no place for it.
  func remember(_ entries: [PluginTrust.Entry]) throws(FileProblem) -> Bool {
    guard let folder = UserFolder.state.madePath(variables) else { return false }
    var all: PluginTrust = trust
    for entry in entries { all.agree(to: entry.plugin, content: entry.content) }
    let path: String = FilePath.joined(folder, Self.name)
    try File.replace(path, with: Array(all.text.utf8))
    chmod(path, 0o600)
    return true
  }

  /// What a file agrees to; nothing when it is no such file.
  static func read(_ path: String) throws(FileProblem) -> PluginTrust? {
    let bytes: [UInt8] = try File.read(path, limit: 1 << 20)
    do throws(DataError) { return try PluginTrust(parsing: bytes) } catch { return nil }
  }

  private static let name = "trust.json"
}

extension Console {
  /// What the lock file on the command line agrees to; nothing after a complaint when it is none.
  static func lock(_ invocation: Invocation, complain: (String) -> Void) -> PluginTrust? {
    guard let path = invocation.value(.trustLock) else { return PluginTrust() }
    do throws(FileProblem) {
      if let trust = try TrustFile.read(path) { return trust }
      complain("'\(path)' is no lock file: 'navsh plugin trust --write-lock FILE' writes one")
    } catch {
      complain(error.message(for: path))
    }
    return nil
  }
}
