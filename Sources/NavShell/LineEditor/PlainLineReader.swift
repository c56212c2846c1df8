internal import CLineEditor
internal import Glibc

/// Reads entries as plain lines: from a file, a pipe, or a terminal that can't be edited on.
///
/// Lines are read until the text is complete. Bytes are taken as they come, never through libedit,
/// which drops what it can't decode.
package final class PlainLineReader: EntryReader {
  /// The largest entry, in bytes.
  package static let entryLimit: Int = 1 << 20

  private let input: Int32
  private let output: Int32?
  private let isComplete: (String) -> EntryState
  /// Stands behind the name of the open block.
  private let continuationMark: String
  private var buffer: [UInt8] = []
  private var position: Int = 0
  private var isAtEnd = false
  private var lineNumber: Int = 0

  /// Reads from a descriptor; prompts go to `output`, and nowhere without one.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32? = nil, continuationMark: String = "… ",
    isComplete: @escaping (_ text: String) -> EntryState = { _ in .complete }
  ) {
    self.input = input
    self.output = output
    self.isComplete = isComplete
    self.continuationMark = continuationMark
  }

  /// The number of lines read so far.
  package var lineCount: Int { lineNumber }

  package func readEntry(prompt: StyledText) -> Entry {
    var text: String = ""
    var shown: String = prompt.text
    while true {
      write(shown)
      switch readLine() {
      case .text(let line):
        text += line
        if text.utf8.count > Self.entryLimit { return .tooLong }
        // What is still open at the end of the input is the parser's to complain about.
        guard !isAtEnd || position < buffer.count, case .incomplete(let block) = isComplete(text)
        else { return .text(text) }
        text += "\n"
        shown = block + continuationMark
      case .endOfInput:
        write("\n")
        return text.isEmpty ? .endOfInput : .text(text)
      case .interrupted:
        write("\n")
        return .interrupted
      case let other:
        return other
      }
    }
  }

  private func readLine() -> Entry {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let rest: ArraySlice<UInt8> = buffer[position...]
      let end: Int? = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[position..<(end ?? buffer.count)]
      position = end.map { $0 + 1 } ?? buffer.count
      if line.count > Self.entryLimit {
        isTooLong = true
        line = []
      }
      if end != nil { break }
      switch fill() {
      case .some(true): continue
      case .some(false) where line.isEmpty && !isTooLong: return .endOfInput
      case .some(false): break
      case nil: return .interrupted
      }
      break
    }
    lineNumber += 1
    return isTooLong ? .tooLong : decode(line)
  }

  private func decode(_ line: [UInt8]) -> Entry {
    var line: ArraySlice<UInt8> = line[...]
    if lineNumber == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    if let text = String(validating: line, as: UTF8.self) { return .text(text) }
    var bytes = line.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var column: Int = 1
    while case .valid = parser.parseScalar(from: &bytes) { column += 1 }
    return .invalid(line: lineNumber, column: column)
  }

  /// Reads more: false at the end of the input, nil when Ctrl-C came instead.
  private func fill() -> Bool? {
    if isAtEnd { return false }
    while true {
      if Interrupts.take() {
        buffer = []
        position = 0
        return nil
      }
      if cle_wait(input, nil, 0, -1) & UInt64(CLE_INPUT) != 0 { break }
    }
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let count: Int = cle_read_bytes(input, &chunk, chunk.count)
    // A terminal can go on after Ctrl-D; a file can't.
    isAtEnd = count <= 0 && !cle_is_terminal(input)
    guard count > 0 else { return false }
    buffer.removeFirst(position)
    position = 0
    buffer += chunk[..<count]
    return true
  }

  private func write(_ text: String) {
    guard let output else { return }
    var text: String = text
    text.withUTF8 { _ = cle_write_bytes(output, $0.baseAddress, $0.count) }
  }
}
