internal import NavModel
internal import NavSyntax

/// `expect picture "cart"`: the screen as it is drawn against a stored drawing.
///
/// `shop.proto` keeps its pictures beside it: `shop.pictures/cart.iphone.txt`, one for each device.
extension Runner {
  func expectPicture(_ node: Node) throws(Ending) {
    let text: Node = try child(.text, of: node)
    let name: String = try self.text(text)
    guard let pictures else {
      throw failure(
        "no-pictures", at: node, "nothing here can draw, so there is no picture to compare", .failed)
    }
    guard Self.canBeFile(name) else {
      throw failure(
        "picture-name", at: text, "a picture can't be called \(machine.quoted(name))", .wrongDefinition,
        help: "its name is that of a file: letters, digits, spaces, `-` and `_`")
    }
    let (root, folder): (String, String) = pictureFolder(of: node)
    let path: String = folder + "/" + name + "." + machine.device.name + ".txt"
    let drawn: String = pictures.draw(machine)
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try pictures.read(path, root)
    } catch {
      guard error.reason == .missing else {
        throw failure(error.id, at: text, error.message(for: path), .failed)
      }
      bytes = nil
    }
    let stored: [String]? = bytes.map { PictureLines.lines(String(decoding: $0, as: UTF8.self)) }
    let shown: [String] = PictureLines.lines(drawn)
    if stored == shown { return }
    if let write = pictures.write {
      do throws(FileFailure) { try write(path, root, Array(drawn.utf8)) } catch {
        throw failure(error.id, at: text, error.message(for: path), .failed)
      }
    }
    throw different(stored, shown, path, text, isWritten: pictures.write != nil)
  }

  /// The failure of a picture that isn't as it was stored.
  private func different(
    _ stored: [String]?, _ drawn: [String], _ path: String, _ node: Node, isWritten: Bool
  ) -> Ending {
    let update = "`navsh test --update` stores the screen as it is drawn now"
    let written = "it is stored now as it is drawn: look at it, then run again"
    guard let stored else {
      return notAsDrawn(
        "picture-missing", node, "there is no picture \"\(path)\" yet",
        help: isWritten ? written : update)
    }
    let (before, now): (Int, Int) = (PictureLines.width(stored), PictureLines.width(drawn))
    guard before == now else {
      return notAsDrawn(
        "picture-width", node,
        "the picture \"\(path)\" is \(before) columns wide, the screen is drawn \(now) wide",
        help: isWritten ? written : "it was drawn for another device; " + update)
    }
    return notAsDrawn(
      "picture-differs", node, "the screen isn't drawn as in \"\(path)\"",
      lines: PictureLines.difference(from: stored, to: drawn), help: isWritten ? written : update)
  }

  private func notAsDrawn(
    _ id: String, _ node: Node, _ message: String, lines: [String] = [], help: String
  ) -> Ending {
    var diagnostic = Diagnostic(
      id, source: node.source, span: node.span, message: message, help: help)
    diagnostic.lines = lines
    return .failed(diagnostic, .notAsExpected)
  }

  /// The root and the folder below it that a statement's pictures are in; those of what is typed are
  /// the prototype's own.
  private func pictureFolder(of node: Node) -> (root: String, folder: String) {
    let sources: [SourceEntry] = program.catalogue.sources
    let entry: SourceEntry? =
      sources.first { $0.text === node.source && $0.origin == .file }
      ?? sources.last { $0.origin == .file }
    guard let entry else { return (".", "pictures") }
    let name: String = FilePath.dividing(entry.text.name).name
    // The ending is whatever stands behind the last point.
    let bytes: [UInt8] = Array(name.utf8)
    let point: Int = bytes.lastIndex(of: 0x2E) ?? bytes.count
    let stem = String(decoding: point > 0 ? bytes[..<point] : bytes[...], as: UTF8.self)
    let folder: String = entry.path.folder.isEmpty ? "" : entry.path.folder + "/"
    return (entry.path.root, folder + stem + ".pictures")
  }

  /// Whether a picture's name can be that of a file on every system.
  private static func canBeFile(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= 100, name.first != ".", name.last != " " else {
      return false
    }
    for scalar in name.unicodeScalars {
      switch scalar {
      case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": return false
      default: if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) { return false }
      }
    }
    return true
  }
}
