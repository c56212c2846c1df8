import Foundation
import Testing

@Suite("The prompt on a terminal")
struct PromptTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("an empty one says how to begin, and Ctrl-D leaves with status 0")
  func greeting() throws {
    let session = try TerminalSession(sandbox, "navsh")
    try session.wait(for: "navsh new shop")
    try session.wait(for: "❯")
    session.type("\u{4}")
    #expect(session.end() == 0)
  }

  @Test("Ctrl-C gives up an entry and never the shell; continuation names the open block")
  func interruptedEntry() throws {
    let session = try TerminalSession(sandbox, "navsh")
    try session.wait(for: "❯")
    session.type("flow \"a\" {\r")
    try session.wait(for: "flow…")
    session.type("\u{3}")
    try session.wait(for: "❯")
    session.type("\u{4}")
    #expect(session.end() == 0)
  }

  @Test("a terminal that can do nothing gets plain lines, in ASCII where there is no UTF-8")
  func dumbTerminal() throws {
    let session = try TerminalSession(
      sandbox, "env -i TERM=dumb $(command -v navsh)", environment: [])
    try session.wait(for: "navsh > ")
    session.type("\u{4}")
    #expect(session.end() == 0)
    #expect(!session.output.contains("\u{1B}"))
  }
}
