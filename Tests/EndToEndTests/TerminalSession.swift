import Foundation
import Glibc

/// A program on a terminal of its own: what is typed goes in, what is shown comes out.
final class TerminalSession {
  /// The terminal was silent for too long, or the program ended.
  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  private let terminal: Int32
  private let process: pid_t
  /// Everything shown so far, escape sequences included.
  private(set) var output: String = ""
  private var bytes: [UInt8] = []
  /// Where the next `wait` begins to look.
  private var seen = 0

  /// Starts a line of the POSIX shell in the folder of a sandbox.
  init(
    _ sandbox: Sandbox, _ commandLine: String, columns: UInt16 = 80,
    environment: [String] = ["TERM=xterm-256color"]
  ) throws {
    // The calls of POSIX for this are hidden from Swift; on Linux they are TIOCSPTLCK and TIOCGPTN.
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard terminal >= 0, ioctl(terminal, 0x4004_5431, &isLocked) == 0,
      ioctl(terminal, 0x8004_5430, &number) == 0
    else { throw POSIXError(.ENODEV) }
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)

    // The terminal becomes the controlling one because a session of its own opens it first.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // As a login would start it, whatever the tests themselves ignore or block.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | 0x80  // and SETSID
    posix_spawnattr_setflags(&attributes, Int16(flags))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let line = "cd '\(sandbox.folder.path())' && exec \(commandLine)"
    var arguments = ["sh", "-c", line].map { (word: String) in strdup(word) } + [nil]
    var variables = (sandbox.environment + environment).map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, "sh", &actions, &attributes, &arguments, &variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    process = child
  }

  deinit {
    close(terminal)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Types text; `\r` is Return, `\u{3}` Ctrl-C.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(terminal, bytes, bytes.count)
  }

  /// What was shown so far without colors and movements.
  var plainOutput: String {
    var plain: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == 0x1B, at + 1 < bytes.count, bytes[at + 1] == 0x5B {
        at += 2
        while at < bytes.count, !(0x40...0x7E).contains(bytes[at]) { at += 1 }
      } else {
        plain.append(bytes[at])
      }
      at += 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Waits until a text is shown behind what was waited for before; its colors don't matter.
  func wait(for text: String) throws {
    while true {
      let rest = String(plainOutput.utf8.dropFirst(seen)) ?? ""
      if let range = rest.range(of: text) {
        seen += rest[..<range.upperBound].utf8.count
        return
      }
      guard readMore() else {
        throw Silence(description: "\"\(text)\" never came; shown: \(rest.debugDescription)")
      }
    }
  }

  /// Waits for the end of the program and returns its exit status.
  func end() -> Int32 {
    while readMore() {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Reads what is shown next; false at the end, or when nothing comes for long.
  private func readMore() -> Bool {
    var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 20_000) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &chunk, chunk.count)
    guard count > 0 else { return false }
    bytes += chunk[..<count]
    output = String(decoding: bytes, as: UTF8.self)
    return true
  }
}
