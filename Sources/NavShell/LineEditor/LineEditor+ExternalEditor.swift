internal import CLineEditor
internal import Glibc

extension LineEditor {
  /// Ctrl-X Ctrl-E: the entry in a full editor; what was saved there stands on the line afterwards.
  func editInEditor(_ line: inout EntryText) {
    let folder: String = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path: [CChar] = Array("\(folder)/navsh-XXXXXX.proto".utf8CString)
    let descriptor: Int32 = mkstemps(&path, 6)  // ".proto" stays, the file is the user's alone
    guard descriptor >= 0 else { return say("No file could be made in \(folder).") }
    defer { unlink(path) }
    var text: String = line.string + "\n"
    let isWritten: Bool = text.withUTF8 { cle_write_bytes(descriptor, $0.baseAddress, $0.count) }
    Glibc.close(descriptor)
    guard isWritten else { return say("The entry could not be written to a file.") }

    write(painter.leave())
    leaveTerminal()
    let status: Int32 = cle_run_in_foreground(Self.externalEditor, path)
    _ = cle_take_signals(~0)
    retakeTerminal()
    guard status == 0 else {
      return say("\(Self.externalEditor) failed; the entry is as it was.")
    }
    guard let edited = Self.contents(of: path) else {
      return say("What the editor left is not UTF-8 or too long; the entry is as it was.")
    }
    line = EntryText(PastedText(edited, promptMark: "").text)
  }

  private static var externalEditor: String {
    for name in ["VISUAL", "EDITOR"] {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return "vi"
  }

  private static func contents(of path: [CChar]) -> [UInt8]? {
    let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { Glibc.close(descriptor) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while result.count <= entryLimit {
      let count: Int = cle_read_bytes(descriptor, &chunk, chunk.count)
      if count < 0 { return nil }
      if count == 0 { return String(validating: result, as: UTF8.self) == nil ? nil : result }
      result += chunk[..<count]
    }
    return nil
  }
}
