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
    /// The plugin that reads it has failed.
    case pluginFailure(Failure)
    /// Its name ends in neither `.csv` nor `.json`, nor in what a plugin reads.
    case unknownFormat
  }

  private let environment: Environment
  /// Whose sources read what is neither CSV nor JSON.
  var plugins = PluginsInUse()
  private var contents: [String: Contents] = [:]

  init(environment: Environment) { self.environment = environment }

  /// Forgets what was read, so that changed files are read again.
  mutating func forget() { contents = [:] }

  /// The rows of a file as a source names it.
  ///
  /// What a plugin reads may have a query behind `#`: `"music.db#select title from songs"`.
  mutating func contents(of path: String, from place: FilePath) -> Contents {
    let (name, query): (String, String) = dividing(path)
    let resolved: String
    do throws(FileFailure) { resolved = try place.resolving(name) } catch { return .failure(error) }
    let key: String = place.root + "/" + resolved + "#" + query
    if let known = contents[key] { return known }
    let found: Contents
    if let (plugin, source) = plugins.source(ending: ending(of: resolved)) {
      found = read(resolved, root: place.root, query: query, plugin, source)
    } else {
      found = read(resolved, root: place.root)
    }
    contents[key] = found
    return found
  }

  /// The name of a file and the query behind it; only what a plugin reads has one.
  func dividing(_ path: String) -> (name: String, query: String) {
    let bytes: [UInt8] = Array(path.utf8)
    guard let mark = bytes.firstIndex(of: 0x23) else { return (path, "") }
    let name = String(decoding: bytes[..<mark], as: UTF8.self)
    guard plugins.source(ending: ending(of: name)) != nil else { return (path, "") }
    return (name, String(decoding: bytes[(mark + 1)...], as: UTF8.self))
  }

  /// What stands behind the last point of a name, in lower case.
  private func ending(of path: String) -> String {
    guard let point = path.utf8.lastIndex(of: 0x2E) else { return "" }
    return String(path[path.utf8.index(after: point)...]).lowercased()
  }

  private func read(
    _ path: String, root: String, query: String, _ plugin: String, _ source: PluginSource
  ) -> Contents {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try environment.readFile(path, root)
    } catch {
      return .failure(error)
    }
    do throws(Failure) {
      return .table(
        try environment.plugins.rows(
          PluginRowsQuestion(
            plugin, source.name, folder: root, file: path, query: query, content: bytes)))
    } catch {
      return .pluginFailure(error)
    }
  }

  private func read(_ path: String, root: String) -> Contents {
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
      return .wrong(error, SourceText(name: root == "." ? path : root + "/" + path, bytes: bytes))
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
