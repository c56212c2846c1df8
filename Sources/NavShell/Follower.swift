internal import Glibc

/// Notices when a prototype's files change, through inotify on their folder.
///
/// A folder is watched rather than a file: editors write a new file and put it in the old one's place.
final class Follower {
  let descriptor: Int32
  private let endings: [String]

  /// Watches the folder of a file for changes of files with these endings.
  init?(file: String, endings: [String] = [".proto", ".navproto", ".csv", ".json"]) {
    let folder: String =
      file.lastIndex(of: "/").map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
    self.endings = endings
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))  // as IN_NONBLOCK, IN_CLOEXEC
    guard descriptor >= 0 else { return nil }
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
    guard inotify_add_watch(descriptor, folder, events) >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes what has happened; returns whether a file changed that a prototype could be made of.
  func takeChanges() -> Bool {
    var isChanged = false
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count: Int = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return isChanged }
      var at = 0
      while at + Self.headerSize <= count {
        let length = bytes.withUnsafeBytes {
          Int($0.loadUnaligned(fromByteOffset: at + 12, as: UInt32.self))
        }
        let start: Int = at + Self.headerSize
        let end: Int = min(start + length, count)
        let name = String(decoding: bytes[start..<end].prefix { $0 != 0 }, as: UTF8.self)
        if endings.contains(where: { name.hasSuffix($0) }) { isChanged = true }
        at = end
      }
    }
  }

  /// The bytes of `struct inotify_event` before the name: watch, mask, cookie, length.
  private static let headerSize = 16
}
