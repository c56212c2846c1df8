internal import Glibc

/// The one place where text leaves for a terminal, a pipe or a file.
///
/// It is buffered, and nothing a terminal could take for a command gets through but colors:
/// whoever writes may forget to filter what a prototype says, this doesn't.
package final class Output {
  /// What became of the reader at the other end.
  package enum Condition: Equatable, Sendable {
    case open
    /// The reader went away; there is no one to tell.
    case closed
    /// Writing failed, with this `errno`.
    case failed(Int32)
  }

  package let descriptor: Int32
  package let isTerminal: Bool
  /// Whether colors get through.
  package let usesColor: Bool
  package private(set) var condition: Condition = .open

  private var buffer: [UInt8] = []
  /// How many callers are collecting what is written.
  private var captures = 0
  private static let capacity = 1 << 16

  /// Creates an output on a file descriptor, which stays open.
  package init(descriptor: Int32, usesColor: Bool) {
    self.descriptor = descriptor
    self.usesColor = usesColor
    isTerminal = isatty(descriptor) == 1
    buffer.reserveCapacity(Self.capacity)
  }

  /// Adds text as it is, but for what must not reach a terminal.
  package func write(_ text: String) {
    guard condition == .open else { return }
    var text: String = text
    text.withUTF8 { bytes in
      if TerminalFilter.isHarmless(bytes) {
        buffer.append(contentsOf: bytes)
      } else {
        TerminalFilter.append(bytes, to: &buffer, keepingColors: usesColor)
      }
    }
    // Whoever looks at a terminal sees a line when it is there.
    if buffer.count >= Self.capacity || isTerminal && buffer.last == 0x0A { flush() }
  }

  /// Adds text and a line break.
  package func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Returns what is written meanwhile instead of writing it.
  package func captured(_ body: () -> Void) -> String {
    let waiting: [UInt8] = buffer
    buffer = []
    captures += 1
    body()
    captures -= 1
    defer { buffer = waiting }
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Writes out what was added.
  package func flush() {
    guard captures == 0 else { return }
    var start = 0
    while start < buffer.count, condition == .open {
      let written: Int = buffer.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        condition = errno == EPIPE ? .closed : .failed(errno)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
