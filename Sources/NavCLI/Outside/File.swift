internal import Glibc
internal import NavShell

/// Reading and writing whole files.
package enum File {
  /// What is read at most: spans count bytes in 32 bits, and a mistaken device never ends.
  package static let sizeLimit = 1 << 30

  /// The bytes of a file, a pipe or a device, as the command line names them.
  package static func read(_ path: String, limit: Int = sizeLimit) throws(FileProblem) -> [UInt8] {
    try read(path, flags: O_RDONLY | O_CLOEXEC, limit: limit, wantsFile: false)
  }

  /// The bytes of a plain file; a pipe or a device, which could block for ever, is refused.
  package static func readPlain(
    _ path: String, limit: Int = sizeLimit
  ) throws(FileProblem) -> [UInt8] {
    let flags: Int32 = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
    return try read(path, flags: flags, limit: limit, wantsFile: true)
  }

  private static func read(
    _ path: String, flags: Int32, limit: Int, wantsFile: Bool
  ) throws(FileProblem) -> [UInt8] {
    let descriptor: Int32 = open(path, flags)
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(code: errno) }
    let kind: mode_t = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw .isFolder }
    if wantsFile && kind != S_IFREG { throw .isNoFile }
    if Int(status.st_size) > limit { throw .tooLarge(limit: limit) }
    return try readAll(descriptor, expecting: Int(status.st_size), limit: limit)
  }

  /// The bytes that a descriptor delivers until its end.
  package static func readAll(
    _ descriptor: Int32, expecting size: Int = 0, limit: Int = sizeLimit
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var count = 0
    var wanted: Int = max(size + 1, 1 << 14)
    while true {
      guard waitForInput(descriptor) else { throw .system(EINTR) }
      if bytes.count < count + wanted {
        bytes.append(contentsOf: repeatElement(0, count: count + wanted - bytes.count))
      }
      let got: Int = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw FileProblem(code: errno)
      }
      if got == 0 { break }
      count += got
      if count > limit { throw .tooLarge(limit: limit) }
      if count == bytes.count { wanted = count }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Waits until there is something to read; false when Ctrl-C comes first.
  private static func waitForInput(_ descriptor: Int32) -> Bool {
    var waiting: [pollfd] = [descriptor, Interrupts.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while !Interruption.isRequested {
      let ready: Int32 = poll(&waiting, UInt(waiting.count), -1)
      if waiting[0].revents != 0 || ready < 0 && errno != EINTR { return true }
    }
    return false
  }

  /// Writes a new file; one that exists is left alone.
  package static func create(
    _ path: String, _ text: String
  ) throws(FileProblem) {
    let descriptor: Int32 = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    defer { close(descriptor) }
    try write(Array(text.utf8), to: descriptor)
  }

  /// Replaces the content of a file at once: whoever reads it sees the old or the new one, whole.
  ///
  /// The new file keeps the permissions of the old one; a symbolic link stays one.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    let target: String = resolved(path) ?? path
    var status = stat()
    let mode: mode_t = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
    var template: [CChar] = Array((target + ".XXXXXX").utf8CString)
    let descriptor: Int32 = mkstemp(&template)
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(FileProblem) {
      defer { close(descriptor) }
      guard fchmod(descriptor, mode) == 0 else { throw FileProblem(code: errno) }
      try write(bytes, to: descriptor)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let code: Int32 = errno
      unlink(temporary)
      throw FileProblem(code: code)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileProblem) {
    var start = 0
    while start < bytes.count {
      let written: Int = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw FileProblem(code: errno)
      }
      start += written
    }
  }

  /// The path without symbolic links and dots; nothing when there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Whether a path is a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at a path.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func currentMask() -> mode_t {
    let mask: mode_t = umask(0o022)
    umask(mask)
    return mask
  }
}
