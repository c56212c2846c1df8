internal import NavModel
internal import NavPluginHost

/// Where it is kept what a person has agreed to.
struct TrustFile {
  /// Its path; nothing where the environment names no place for it.
  let path: String?

  /// Finds the file; it need not be there.
  init(_ variables: ProcessVariables) {
    path = UserFolder.state.path(variables).map { FilePath.joined($0, "trust.json") }
  }

  /// What was agreed to; a file that can't be read agrees to nothing.
  var trust: PluginTrust {
    guard let path else { return PluginTrust() }
    do throws(FileProblem) {
      return Self.trust(in: try File.read(path, limit: 1 << 20)) ?? PluginTrust()
    } catch {
      return PluginTrust()
    }
  }

  /// What the bytes of such a file agree to; nothing when they are none.
  static func trust(in bytes: [UInt8]) -> PluginTrust? {
    do throws(DataError) { return try PluginTrust(parsing: bytes) } catch { return nil }
  }
}
