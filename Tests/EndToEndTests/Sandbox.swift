import Foundation
import Glibc

/// A folder of its own for one test, with a home and settings that no other program touches.
///
/// The program under test works on copies, so that nothing it writes reaches the checkout.
final class Sandbox {
  /// What came of a command line.
  struct Outcome {
    let stdout: String
    let stderr: String
    /// The exit status, or 128 and the number of the signal that ended the command.
    let status: Int32
  }

  /// The folder that commands run in.
  let folder: URL
  private let base: URL

  init() throws {
    base = FileManager.default.temporaryDirectory.appending(path: "navsh-\(UUID().uuidString)")
    folder = base.appending(path: "work")
    for name in ["work", "home", "config", "state"] {
      let path = base.appending(path: name)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  /// Copies what a folder of the project holds into the working folder.
  func copy(contentsOf source: URL) throws {
    for item in try FileManager.default.contentsOfDirectory(atPath: source.path()) {
      try FileManager.default.copyItem(
        at: source.appending(path: item), to: folder.appending(path: item))
    }
  }

  /// Runs a line of the POSIX shell in the working folder, with `navsh` on its path.
  ///
  /// The output goes to files rather than pipes, so that any amount of it fits.
  func run(_ commandLine: String, joiningOutputs: Bool = false) throws -> Outcome {
    let out = base.appending(path: "stdout")
    let err = joiningOutputs ? out : base.appending(path: "stderr")
    let status = try spawn([
      "timeout", "--kill-after=1", "60", "sh", "-c",
      #"cd "$1" && : >"$2" && exec </dev/null >>"$2" 2>>"$3" && eval "$4""#, "sh",
      folder.path(), out.path(), err.path(), commandLine,
    ])
    defer { try? FileManager.default.removeItem(at: err) }
    return Outcome(
      stdout: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      stderr: joiningOutputs ? "" : String(decoding: try Data(contentsOf: err), as: UTF8.self),
      status: status)
  }

  /// The variables that commands get.
  var environment: [String] {
    [
      "PATH=\(Project.products.path()):/usr/local/bin:/usr/bin:/bin",
      "LC_ALL=C.UTF-8",
      "HOME=\(base.appending(path: "home").path())",
      "XDG_CONFIG_HOME=\(base.appending(path: "config").path())",
      "XDG_STATE_HOME=\(base.appending(path: "state").path())",
    ]
  }

  private func spawn(_ words: [String]) throws -> Int32 {
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, words[0], nil, nil, &arguments, &variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
