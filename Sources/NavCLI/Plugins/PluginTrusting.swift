internal import Glibc
internal import NavEngine
internal import NavModel
internal import NavPluginHost
internal import NavPluginProtocol
internal import NavShell

/// `navsh plugin trust [FILE...]`: what would run, and whether it may.
enum PluginTrusting {
  static func perform(
    _ operands: [String], _ invocation: Invocation, _ console: Console
  ) -> ExitStatus {
    let programs: [Plugin]
    do throws(PluginHost.Problem) {
      programs = try self.programs(operands, console)
    } catch {
      console.complain(error.message, advice: error.help)
      return .wrongDefinition
    }
    guard !programs.isEmpty else {
      console.results.writeLine("Nothing would run but navsh itself: no plugin here is a program.")
      return .success
    }
    for plugin in programs { describe(plugin, console) }
    if let path = invocation.value(.writeLock) { return writeLock(programs, path, console) }
    let open: [Plugin] = programs.filter { $0.denial != nil }
    guard !open.isEmpty else {
      console.results.writeLine("All of them are trusted as they are.")
      return .success
    }
    guard isatty(STDIN_FILENO) == 1, console.results.isTerminal else {
      console.complain(
        "not trusted: \(open.map { $0.manifest.name }.joined(separator: ", "))",
        advice: "there is no terminal to ask on; --trust-lock names what may run")
      return .notTrusted
    }
    return ask(open, console)
  }

  /// The programs among the plugins that some prototypes use, or that could be used here.
  private static func programs(
    _ files: [String], _ console: Console
  ) throws(PluginHost.Problem) -> [Plugin] {
    if files.isEmpty {
      for name in console.plugins.available(for: ".") {
        _ = try console.plugins.find(name, root: ".")
      }
    } else {
      // Reading the definitions finds the plugins; nothing is started, whatever becomes of them.
      for file in files {
        let session = Session(
          environment: .system(namedFiles: [file], plugins: console.plugins))
        _ = session.load(file, runsStatements: false) { _ in }
      }
    }
    return console.plugins.plugins.filter { $0.manifest.runtime == .executable }
  }

  private static func describe(_ plugin: Plugin, _ console: Console) {
    let manifest: PluginManifest = plugin.manifest
    var lines: [String] = [
      "\(manifest.name) \(manifest.version.text) · \(manifest.summary)",
      "  runs     \(visible(FilePath.joined(plugin.folder, manifest.entry))), with all your rights",
      "  content  \(PluginContent.digest(of: plugin.folder) ?? "more than can be known")",
    ]
    if !manifest.permissions.isEmpty {
      lines.append("  says it needs  \(manifest.permissions.joined(separator: ", "))")
    }
    lines.append("  trust    \(plugin.denial.map { "none: \($0)" } ?? "as it is now")")
    for line in lines { console.results.writeLine(line) }
  }

  private static func writeLock(
    _ programs: [Plugin], _ path: String, _ console: Console
  ) -> ExitStatus {
    var lock = PluginTrust()
    for plugin in programs {
      guard let content = PluginContent.digest(of: plugin.folder) else { continue }
      lock.agree(to: plugin.manifest.name, content: content)
    }
    do throws(FileProblem) {
      try File.replace(path, with: Array(lock.text.utf8))
    } catch {
      console.complain(error.message(for: path))
      return .failedRunning
    }
    console.results.writeLine("\(path) names \(programs.count == 1 ? "it" : "them") as they are.")
    return .success
  }

  private static func ask(_ programs: [Plugin], _ console: Console) -> ExitStatus {
    let names: String = programs.map { $0.manifest.name }.joined(separator: ", ")
    console.results.write("Let \(names) run? [y/N] ")
    console.results.flush()
    guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
      console.results.writeLine("Nothing has changed.")
      return .notTrusted
    }
    var entries: [PluginTrust.Entry] = []
    for plugin in programs {
      guard let content = PluginContent.digest(of: plugin.folder) else { continue }
      entries.append(PluginTrust.Entry(plugin.folder, content: content))
    }
    do throws(FileProblem) {
      guard try TrustFile(console.variables).remember(entries) else {
        console.complain("there is no place to remember it", advice: "HOME is not set")
        return .failedRunning
      }
    } catch {
      console.complain(error.message(for: "trust.json"))
      return .failedRunning
    }
    console.results.writeLine("They may run, as they are now; any change asks again.")
    return .success
  }
}
