import Glibc
import Testing

@testable import NavShell

/// A terminal for a line editor in this process, and somebody who types at it.
///
/// Whoever types waits for what the screen must show before going on, so that no test depends on how
/// fast anything is; only one that would wait for ever is given up.
final class PseudoTerminal: @unchecked Sendable {  // the typist's thread is joined before reading
  /// One thing that the typist does.
  enum Step {
    case type(String)
    /// Waits until the screen shows the text somewhere.
    case see(String)
    /// Waits until the lines of the screen are these.
    case seeLines([String])
    case waitUntil((TerminalScreen) -> Bool)
    case signal(Int32)
    case resize(columns: Int)
  }

  let editorSide: Int32
  let typistSide: Int32
  private let rows: Int
  private var columns: Int
  private var steps: [Step] = []
  private var bytes: [UInt8] = []
  /// Bytes sent before the window had its present size.
  private var start: Int = 0
  private(set) var failure: String?

  init(rows: Int = 12, columns: Int = 40) {
    self.rows = rows
    self.columns = columns
    var ends: (typist: Int32, editor: Int32) = (-1, -1)
    _ = openpty(&ends.typist, &ends.editor, nil, nil, nil)
    (typistSide, editorSide) = ends
    setSize()
  }

  deinit {
    close(typistSide)
    close(editorSide)
  }

  /// What the terminal shows.
  var screen: TerminalScreen {
    var screen = TerminalScreen(rows: rows, columns: columns)
    screen.show(Array(bytes[start...]))
    return screen
  }

  /// Runs the body, which reads an entry, and takes the steps once its prompt is there.
  func play<Result>(_ steps: [Step], during body: () -> Result) -> Result {
    let isReady = Step.waitUntil {
      $0.modes.isSuperset(of: ["?2004", "?25"]) && $0.cursorColumn > 0
    }
    self.steps = [isReady] + steps
    failure = nil
    var thread = pthread_t()
    let typist = Unmanaged.passUnretained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { typist in
        if let typist {
          Unmanaged<PseudoTerminal>.fromOpaque(typist).takeUnretainedValue().run()
        }
        return nil
      }, typist)
    let result: Result = body()
    // The thread ends when its steps have; a last one tells it that the editor is done.
    _ = write(editorSide, Self.end, Self.end.utf8.count)
    pthread_join(thread, nil)
    return result
  }

  private static let patience: Int32 = 20_000
  private static let end: String = "\u{1B}[999z"

  private func run() {
    var remaining: ArraySlice<Step> = steps[...]
    while true {
      while let step = remaining.first, isDue(step) {
        remaining.removeFirst()
        take(step)
      }
      let isEnded: Bool = bytes.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8)
      if isEnded {
        bytes.removeLast(Self.end.utf8.count)
        if let step = remaining.first { failure = "the editor ended before \(step)" }
        return
      }
      var polled = pollfd(fd: typistSide, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, Self.patience) <= 0 {
        failure = failure ?? "waited in vain for \(remaining.first.map { "\($0)" } ?? "the end")"
        remaining = []
        kill(getpid(), SIGINT)
        continue
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count: Int = read(typistSide, &chunk, chunk.count)
      if count > 0 { bytes += chunk.prefix(count) }
    }
  }

  private func isDue(_ step: Step) -> Bool {
    switch step {
    case .type, .signal, .resize: true
    case .see(let text): screen.lines.contains { $0.contains(text) }
    case .seeLines(let lines): screen.lines == lines
    case .waitUntil(let condition): condition(screen)
    }
  }

  private func take(_ step: Step) {
    switch step {
    case .type(let text):
      var rest: ArraySlice<UInt8> = Array(text.utf8)[...]
      while !rest.isEmpty {  // a terminal takes what it has room for
        rest.removeFirst(
          max(0, rest.withUnsafeBytes { write(typistSide, $0.baseAddress, $0.count) }))
      }
    case .signal(let number): kill(getpid(), number)
    case .resize(let columns):
      self.columns = columns
      start = bytes.count
      setSize()
      kill(getpid(), SIGWINCH)
    default: break
    }
  }

  private func setSize() {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(typistSide, UInt(TIOCSWINSZ), &size)
  }
}
