internal import NavModel
internal import NavSyntax

/// The files of rows that tables name, each read once.
struct DataFiles {
  /// What became of a file.
  enum Contents {
    case table(DataTable)
    /// It can't be read.
    case failure(FileFailure)
    /// It isn't what it should be, and where.
    case wrong(DataError, SourceText)
    /// Its name ends in neither `.csv` nor `.json`.
    case unknownFormat
  }

  private let environment: Environment
  private var contents: [String: Contents] = [:]

  init(environment: Environment) { self.environment = environment }

  /// Forgets what was read, so that changed files are read again.
  mutating func forget() { contents = [:] }

  /// The rows of a file as a source names it.
  mutating func contents(of path: String, from place: FilePath) -> Contents {
    let resolved: String
    do throws(FileFailure) { resolved = try place.resolving(path) } catch { return .failure(error) }
    let key: String = place.root + "/" + resolved
    if let known = contents[key] { return known }
    let found: Contents = read(resolved, root: place.root, key: key)
    contents[key] = found
    return found
  }

  private func read(_ path: String, root: String, key: String) -> Contents {
    let isJSON: Bool = hasSuffix(path, [0x2E, 0x6A, 0x73, 0x6F, 0x6E])
    guard isJSON || hasSuffix(path, [0x2E, 0x63, 0x73, 0x76]) else { return .unknownFormat }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try environment.readFile(path, root)
    } catch {
      return .failure(error)
    }
    do throws(DataError) {
      return .table(try isJSON ? DataTable(json: bytes) : DataTable(csv: bytes))
    } catch {
      return .wrong(error, SourceText(name: root == "." ? path : key, bytes: bytes))
    }
  }

  /// Whether a name ends so, in letters of any case.
  private func hasSuffix(_ path: String, _ suffix: [UInt8]) -> Bool {
    let letters: [UInt8] = Array(path.utf8).suffix(suffix.count).map { byte in
      byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
    return letters == suffix
  }
}

extension DataError {
  /// Where it is in a text.
  func span(in source: SourceText) -> Span {
    let bytes: [UInt8] = source.bytes
    var at = 0
    var line = 1
    while line < self.line, at < bytes.count {
      if bytes[at] == 0x0A
        || (bytes[at] == 0x0D && (at + 1 >= bytes.count || bytes[at + 1] != 0x0A))
      {
        line += 1
      }
      at += 1
    }
    var column = 1
    while column < self.column, at < bytes.count, bytes[at] != 0x0A {
      at += 1
      while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
      column += 1
    }
    let end: Int = min(at + 1, bytes.count)
    return Span(UInt32(truncatingIfNeeded: at), UInt32(truncatingIfNeeded: end))
  }
}
