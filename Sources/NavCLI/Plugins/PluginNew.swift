internal import Glibc
internal import NavShell
internal import NavSyntax

/// `navsh plugin new NAME`: a plugin that works.
enum PluginNew {
  static func perform(
    _ operands: [String], _ invocation: Invocation, _ console: Console
  ) -> ExitStatus {
    guard operands.count == 1, let name = operands.first, isName(name) else {
      console.complain(
        UsageError(
          "plugin new wants one name of letters, digits and _", advice: "as in 'plugin new stars'",
          topic: "plugin"))
      return .wrongCommandLine
    }
    if Grammar.words(beginning: [.top, .statements, .screen, .presentation]).contains(name) {
      console.complain(
        UsageError(
          "'\(name)' is a word of the language", advice: "take another name", topic: "plugin"))
      return .wrongCommandLine
    }
    let folder: String = FilePath.joined("plugins", name)
    let starter = StarterPlugin(name: name, isPython: invocation.has(.python))
    do throws(FileProblem) {
      if File.exists(folder) { throw .exists }
      for path in ["plugins", folder, FilePath.joined(folder, "flows")] {
        if mkdir(path, 0o777) != 0 && errno != EEXIST { throw FileProblem(code: errno) }
      }
      for file in starter.files {
        let path: String = FilePath.joined(folder, file.path)
        try File.create(path, file.text)
        if file.path.hasSuffix(".py") { chmod(path, 0o755) }
      }
    } catch {
      console.complain(error.message(for: folder))
      return .failedRunning
    }
    console.results.write(starter.nextSteps)
    return .success
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
    }
  }
}
