internal import Glibc

/// The entries of earlier sessions and of this one, and the file that keeps them.
///
/// The file has one JSON object a line and only ever grows by whole lines under a lock, so that
/// shells may share it; what other shells add shows up when the history is opened next.
/// It is shortened now and then by replacing it. A file that can't be written is no error: the
/// history then lasts as long as the session.
package final class HistoryFile {
  /// The entries, oldest first, without repetitions in a row.
  package private(set) var records: [HistoryRecord] = []

  let path: String?
  let session: String
  let limit: Int

  /// The longest entry that is written to the file, in bytes.
  static let entryLimit: Int = 256 << 10

  /// Opens the history at the path, which need not exist; without a path it is not kept.
  ///
  /// Of the file, the newest `limit` entries are read.
  package init(path: String?, session: String, limit: Int = 10_000) {
    self.path = path
    self.session = session
    self.limit = max(1, limit)
    guard let path else { return }
    let loaded: [HistoryRecord] = HistoryStorage(path: path).records()
    for record in loaded where record.text != records.last?.text { records.append(record) }
    records.removeFirst(max(0, records.count - self.limit))
    if loaded.count > self.limit + self.limit / 2 {
      HistoryStorage(path: path).shorten(to: self.limit)
    }
  }

  /// Adds an entry.
  ///
  /// It is private also when it begins with a space. It is not added at all when it is blank or the
  /// same as the last, and not written when it is very long.
  package func append(_ text: String, isPrivate: Bool = false, time: Int? = nil) {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return }
    guard text != records.last?.text else { return }
    let now: Int = time ?? Glibc.time(nil)
    let record = HistoryRecord(
      text: text, time: now, session: session, isPrivate: isPrivate || text.hasPrefix(" "))
    records.append(record)
    if records.count > limit + limit / 2 { records.removeFirst(records.count - limit) }
    guard let path, !record.isPrivate, text.utf8.count <= Self.entryLimit else { return }
    HistoryStorage(path: path).append(record)
  }
}
