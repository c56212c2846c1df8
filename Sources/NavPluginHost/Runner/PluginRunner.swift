internal import CNavProcess
internal import Glibc
internal import NavModel
internal import NavPluginProtocol

/// The other side of this program: the child that confines itself and then is a plugin.
///
/// The host starts itself again with these words, never a person; the working folder is the plugin's.
package enum PluginRunner {
  /// The first word of such a command line.
  package static let word = "--plugin-runner"

  /// The words that tell a child what to be.
  static func words(
    runtime: PluginRuntime, entry: String, limits: PluginLimits
  ) -> [String] {
    [
      word, runtime.rawValue, String(getpid()), String(limits.memory), String(limits.answer),
      String(limits.depth), entry,
    ]
  }

  /// Runs a plugin, as the words after the first say, until the host hangs up; returns the exit status.
  package static func run(_ words: [String]) -> Int32 {
    guard words.count == 6, let runtime = PluginRuntime(rawValue: words[0]),
      let parent = pid_t(words[1]), let memory = Int(words[2]), let answer = Int(words[3]),
      let depth = Int(words[4]), (1...(1 << 40)).contains(memory), answer > 0
    else { return complain("\(word) is not for people") }
    let entry: String = words[5]
    switch runtime {
    case .lua:
      guard let text = readFile(entry, limit: 1 << 22) else {
        return complain("\(entry) can't be read")
      }
      // Lua counts its own memory; what this program itself needs comes on top.
      guard confine(parent, memory: memory + 64 << 20, isClosed: true),
        let runner = LuaRunner(
          name: entry, text: text, memory: memory, answer: answer, depth: depth)
      else { return complain("there is no memory for Lua") }
      serve(runner)
      return 0
    case .executable:
      guard confine(parent, memory: memory, isClosed: false) else {
        return complain("it can't be confined")
      }
      return execute("./" + entry)
    }
  }

  private static func confine(_ parent: pid_t, memory: Int, isClosed: Bool) -> Bool {
    cnp_confine(cnp_limits(memory: memory, is_closed: isClosed ? 1 : 0), parent) == 0
  }

  /// Answers line after line; after a failure the plugin is in an unknown state, and this ends.
  private static func serve(_ runner: borrowing LuaRunner) {
    var lines = LineReader(descriptor: PluginProtocol.descriptor)
    while let line = lines.next() {
      let isUsable: Bool = line.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { runner.serve($0) }
      }
      guard isUsable else { return }
    }
  }

  /// Becomes another program.
  private static func execute(_ path: String) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    execve(path, &arguments, environ)
    return complain("\(path) can't be run: \(String(cString: strerror(errno)))")
  }

  /// Says something into the log; what it returns means that it could not run.
  private static func complain(_ message: String) -> Int32 {
    Array((message + "\n").utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
    return 127
  }
}

extension LuaRunner {
  /// Answers a line on the plugin's descriptor; false when it was the last one.
  fileprivate func serve(_ line: UnsafeBufferPointer<CChar>) -> Bool {
    let (bytes, isUsable) = answer(line)
    if isUsable {
      writeAll(UnsafeRawBufferPointer(bytes), to: PluginProtocol.descriptor)
      return true
    }
    let message = String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let code: String = PluginProblem.Code.failed.rawValue
    let answer: String =
      #"{"id":\#(request),"error":{"code":"\#(code)","message":\#(jsonQuoted(message))}}"# + "\n"
    Array(answer.utf8).withUnsafeBytes { writeAll($0, to: PluginProtocol.descriptor) }
    return false
  }
}

/// Writes all bytes to a descriptor that blocks; whoever reads may have gone.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
  var start = 0
  while start < bytes.count {
    let count: Int = write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return }
    start += count
  }
}
