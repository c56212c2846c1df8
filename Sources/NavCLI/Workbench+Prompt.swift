internal import NavEngine
internal import NavShell

extension Workbench {
  /// Opens the prompt; returns the exit status.
  func prompt(file: String?) -> ExitStatus {
    var settings = Shell.Settings()
    settings.terminal = console.variables["TERM"] ?? ""
    settings.file = file
    settings.version = Version.line
    settings.historyPath = historyPath(of: file)
    let shell = Shell(session: session, printer: printer, settings: settings)
    let verdict: Verdict = shell.run()
    // Who typed saw each error; only what went wrong unseen counts.
    return shell.isInteractive ? .success : status.joined(with: ExitStatus(verdict))
  }

  /// Where the entries typed for a prototype are kept: one file for each.
  private func historyPath(of file: String?) -> String? {
    guard let folder = UserFolder.state.madePath(console.variables) else { return nil }
    guard let file else { return FilePath.joined(folder, "history/prompt") }
    let path: String = File.resolved(file) ?? file
    let name: String = FilePath.name(of: path)
    return FilePath.joined(folder, "history/\(name)-\(Self.hash(path))")
  }

  /// FNV-1a in hexadecimal: short, the same in every version, and only there to keep names apart.
  private static func hash(_ text: String) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(value, radix: 16)
  }
}
