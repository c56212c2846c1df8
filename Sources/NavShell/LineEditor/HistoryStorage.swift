internal import Glibc

/// The history file on disk: reading, appending and shortening it.
struct HistoryStorage {
  let path: String

  /// The most that is read of a file, in bytes, from its end.
  static let readLimit: Int = 16 << 20

  /// Returns the records that are in the file, oldest first; what is no record is passed over.
  func records() -> [HistoryRecord] {
    let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return Self.records(from: descriptor)
  }

  /// Adds a record as one line, after the end of what another shell may have left half written.
  func append(_ record: HistoryRecord) {
    makeFolder()
    guard let descriptor = openLocked() else { return }
    defer { close(descriptor) }  // and the lock with it
    let isTorn: Bool = Self.lastByte(of: descriptor).map { $0 != UInt8(ascii: "\n") } ?? false
    Self.write((isTorn ? "\n" : "") + record.line, to: descriptor)
  }

  /// Replaces the file by one with the newest records only.
  ///
  /// Shells that waited for the lock meanwhile see that the file they opened is not the one at the
  /// path any more, and open it again.
  func shorten(to count: Int) {
    guard let descriptor = openLocked() else { return }
    defer { close(descriptor) }
    // Through a link, so that it is the file that is replaced and not the link to it.
    guard let resolved = realpath(path, nil) else { return }
    defer { free(resolved) }
    let target = String(cString: resolved)
    let temporary: String = "\(target).\(getpid())"
    let new: Int32 = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard new >= 0 else { return }
    var text: String = ""
    for record in Self.records(from: descriptor).suffix(count) { text += record.line }
    let isWritten: Bool = Self.write(text, to: new) && fsync(new) == 0
    close(new)
    if !isWritten || rename(temporary, target) != 0 { unlink(temporary) }
  }

  // MARK: Opening

  /// Opens the file for reading and appending and locks it.
  private func openLocked() -> Int32? {
    for _ in 0..<10 {
      let descriptor: Int32 = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      var opened = stat()
      var current = stat()
      if flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &opened) == 0,
        stat(path, &current) == 0, opened.st_ino == current.st_ino,
        opened.st_dev == current.st_dev
      {
        // Entries are nobody else's business, whatever the file was created with.
        if opened.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
        return descriptor
      }
      close(descriptor)
    }
    return nil
  }

  /// Creates the folder, and those above it, for the user alone.
  private func makeFolder() {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if access(folder, F_OK) == 0 { return }
    var index: String.Index = folder.index(after: folder.startIndex)
    while index < folder.endIndex {
      if folder[index] == "/" { mkdir(String(folder[..<index]), 0o700) }
      index = folder.index(after: index)
    }
    mkdir(folder, 0o700)
  }

  // MARK: Bytes

  private static func records(from descriptor: Int32) -> [HistoryRecord] {
    let size: Int = max(0, Int(lseek(descriptor, 0, SEEK_END)))
    let start: Int = max(0, size - readLimit)
    guard let bytes = read(from: descriptor, at: start, count: size - start) else { return [] }
    // Where the file was too long, the first line is the end of one.
    return bytes.split(separator: UInt8(ascii: "\n")).dropFirst(start > 0 ? 1 : 0).compactMap {
      HistoryRecord(line: $0)
    }
  }

  private static func lastByte(of descriptor: Int32) -> UInt8? {
    let size: Int = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return nil }
    return read(from: descriptor, at: size - 1, count: 1)?.first
  }

  private static func read(from descriptor: Int32, at start: Int, count: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got: Int = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, start + filled)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        filled += got
      }
    }
    return failed ? nil : bytes
  }

  @discardableResult private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text: String = text
    return text.withUTF8 { bytes in
      var written: Int = 0
      while written < bytes.count {
        let put: Int = Glibc.write(
          descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if put < 0 && errno == EINTR { continue }
        if put < 0 { return false }
        written += put
      }
      return true
    }
  }
}
