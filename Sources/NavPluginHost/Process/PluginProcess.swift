internal import CNavProcess
internal import Glibc
internal import NavPluginProtocol

/// A running plugin: its process, the socket to it and the pipe with its log.
///
/// After any fault it is ended and never used again.
struct PluginProcess: ~Copyable {
  private let child: cnp_child
  private let limits: PluginLimits
  private var isLogOpen = true
  /// The number of the last request.
  private var lastID = 0

  /// Starts a plugin.
  init(
    program: String, words: [String], variables: [String], folder: String, limits: PluginLimits
  ) throws(ProcessFault) {
    var child = cnp_child()
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    let error: Int32 = cnp_spawn(program, &arguments, &environment, folder, &child)
    for string in arguments + environment { free(string) }
    guard error == 0 else { throw .start(String(cString: strerror(error))) }
    self.child = child
    self.limits = limits
  }

  deinit {
    close(child.socket)
    close(child.log)
    _ = cnp_kill(child.process)
  }

  /// Its process id.
  var id: pid_t { child.process }

  /// What it did since the last answer: nothing, as it should, or what ends it.
  func idleFault() -> ProcessFault? {
    var byte: UInt8 = 0
    let count: Int = recv(child.socket, &byte, 1, Int32(MSG_PEEK))
    if count > 0 { return .unasked }
    return count == 0 ? ended() : nil
  }

  /// Sends a request and returns the line that answers it.
  ///
  /// Whatever else happens until then, the time is up after so many milliseconds. The caller ends the
  /// process after a fault.
  mutating func exchange(
    _ request: (_ id: Int) -> [UInt8], within milliseconds: Int, log: inout PluginLog
  ) throws(ProcessFault) -> (id: Int, sent: [UInt8], line: [UInt8]) {
    lastID += 1
    let bytes: [UInt8] = request(lastID)
    let deadline: Int = monotonicMilliseconds() + milliseconds
    var sent = 0
    var answer: [UInt8] = []
    while true {
      try send(bytes, from: &sent)
      let left: Int = deadline - monotonicMilliseconds()
      guard left > 0 else { throw .late(milliseconds) }
      let (isReadable, hasLog): (Bool, Bool) = wait(left, toWrite: sent < bytes.count)
      if hasLog { readLog(into: &log) }
      guard isReadable else { continue }
      let searched: Int = answer.count
      guard try receive(into: &answer) else { continue }
      if let end = answer[searched...].firstIndex(of: 0x0A) {
        guard end == answer.count - 1 else { throw .unasked }
        guard end <= limits.answer else { throw .tooLarge(limits.answer) }
        answer.removeLast()
        return (lastID, bytes, answer)
      }
      guard answer.count <= limits.answer else { throw .tooLarge(limits.answer) }
    }
  }

  /// Asks it to leave, by hanging up, and waits for it; what still runs afterwards is killed.
  consuming func leave(within milliseconds: Int) {
    shutdown(child.socket, Int32(SHUT_RDWR))
    _ = cnp_has_ended(child.process, Int32(clamping: milliseconds))
  }

  /// Reads what is in the log's pipe.
  mutating func readLog(into log: inout PluginLog) {
    let chunk = 1 << 16
    withUnsafeTemporaryAllocation(byteCount: chunk, alignment: 1) { space in
      let count: Int = read(child.log, space.baseAddress, chunk)
      if count > 0 { log.append(UnsafeRawBufferPointer(space)[..<count]) }
      if count == 0 { isLogOpen = false }
    }
  }

  /// How it ended, or that it hung up without ending.
  func ended() -> ProcessFault {
    // A process closes its descriptors a moment before it is dead.
    guard cnp_has_ended(child.process, 50) != 0 else { return .hungUp }
    return .died(Self.ending(cnp_status(child.process)))
  }

  private func send(_ bytes: [UInt8], from sent: inout Int) throws(ProcessFault) {
    guard sent < bytes.count else { return }
    let count: Int = bytes.withUnsafeBytes { buffer in
      Glibc.send(
        child.socket, buffer.baseAddress?.advanced(by: sent), buffer.count - sent,
        Int32(MSG_NOSIGNAL))
    }
    if count >= 0 {
      sent += count
    } else if errno != EAGAIN && errno != EINTR {
      throw ended()
    }
  }

  private func receive(into answer: inout [UInt8]) throws(ProcessFault) -> Bool {
    let chunk = 1 << 16
    let count: Int = withUnsafeTemporaryAllocation(byteCount: chunk, alignment: 1) { space in
      let count: Int = recv(child.socket, space.baseAddress, chunk, 0)
      if count > 0 { answer.append(contentsOf: space[..<count]) }
      return count
    }
    if count > 0 { return true }
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return false }
    throw ended()
  }

  /// Waits for bytes; says whether there are some on the socket, and in the log.
  private func wait(_ milliseconds: Int, toWrite: Bool) -> (socket: Bool, log: Bool) {
    let interest: Int32 = toWrite ? POLLIN | POLLOUT : POLLIN
    var polled: (pollfd, pollfd) = (
      pollfd(fd: child.socket, events: Int16(interest), revents: 0),
      pollfd(fd: isLogOpen ? child.log : -1, events: Int16(POLLIN), revents: 0)
    )
    let ready: Int32 = withUnsafeMutableBytes(of: &polled) { bytes in
      bytes.withMemoryRebound(to: pollfd.self) {
        poll($0.baseAddress, 2, Int32(clamping: milliseconds))
      }
    }
    guard ready > 0 else { return (false, false) }
    return (polled.0.revents & ~Int16(POLLOUT) != 0, polled.1.revents != 0)
  }

  private static func ending(_ status: Int32) -> String {
    let signal: Int32 = status & 0x7F
    if signal == 0 { return "with exit status \(status >> 8 & 0xFF)" }
    return "by signal \(signal), \(String(cString: strsignal(signal)))"
  }
}

/// Milliseconds of a clock that never goes back.
func monotonicMilliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Microseconds of a clock that never goes back.
func monotonicMicroseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
}
