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

  private func prototype(_ text: String) throws {
    try Data(text.utf8).write(to: sandbox.folder.appending(path: "app.proto"))
  }

  @Test("Tab offers what can be tapped now, the prompt says where one is")
  func completion() throws {
    try prototype(
      """
      screen home "Home" { button city "City" -> city; button off "Off" { disabled } }
      screen city "City"
      """)
    let session = try TerminalSession(sandbox, "navsh app.proto")
    try session.wait(for: "Home ❯")
    session.type("tap \t\r")
    try session.wait(for: "→ city")
    try session.wait(for: "Home › City ❯")
    session.type("quit\r")
    #expect(session.end() == 0)
    #expect(!session.output.contains("off"))
  }

  @Test("a change of the file is followed while an entry is typed, an error changes nothing")
  func following() throws {
    try prototype("screen home \"Home\" { button go \"Go\" -> home }\n")
    let session = try TerminalSession(sandbox, "navsh app.proto")
    try session.wait(for: "Home ❯")
    session.type("print ")
    try session.wait(for: "print")
    try prototype("screen home \"Changed\" { button go \"Go\" -> home }\n")
    try session.wait(for: "Changed ❯")
    try prototype("screen home {{\n")
    try session.wait(for: "unclosed-block")
    session.type("screen\r")
    try session.wait(for: "home")
    session.type("quit\r")
    #expect(session.end() == 0)
  }

  @Test("Ctrl-C ends what runs and never the shell, and leaves everything as it was")
  func interruptedStatement() throws {
    try prototype("var n = 0\nscreen home \"Home\"\n")
    let session = try TerminalSession(sandbox, "navsh app.proto")
    try session.wait(for: "Home ❯")
    session.type("repeat 1000000000 { n = n + 1 }\r")
    try session.wait(for: "}")
    session.type("\u{3}")
    try session.wait(for: "interrupted")
    session.type("print n\r")
    try session.wait(for: "0")
    session.type("quit\r")
    #expect(session.end() == 0)
  }

  @Test("entries are kept for the prototype, those with a secret and those behind a space are not")
  func history() throws {
    try prototype(
      """
      screen home "Home" {
        field name "Name"
        field code "Code" { secure }
      }
      """)
    let session = try TerminalSession(sandbox, "navsh app.proto")
    try session.wait(for: "Home ❯")
    for entry in [
      "type \"Ann\" into name", " print 1", "type \"geheim1\" into code", "type \"geheim2\"",
      "type \"geheim3\" into coed", "type \"geheim4\" into code; clear",
    ] {
      session.type(entry + "\r")
      try session.wait(for: "❯")
    }
    session.type("quit\r")
    #expect(session.end() == 0)
    let kept = try sandbox.run("cat \"$XDG_STATE_HOME\"/navsh/history/*")
    #expect(kept.stdout.contains("Ann"))
    #expect(!kept.stdout.contains("geheim") && !kept.stdout.contains("print 1"))
    let modes = try sandbox.run(
      "cd \"$XDG_STATE_HOME\" && stat -c %a navsh navsh/history navsh/history/*")
    #expect(modes.stdout == "700\n700\n600\n")
  }

  @Test("Ctrl-C ends a script with status 130, and tests too")
  func interruptedScript() throws {
    try prototype("screen home \"Home\"\nsay \"go\"\nrepeat 1000000000 { if 1 == 2 { stop } }\n")
    let script = try TerminalSession(sandbox, "navsh run app.proto")
    try script.wait(for: "go")
    script.type("\u{3}")
    #expect(script.end() == 130)

    try prototype(
      """
      screen home "Home"
      flow "first" { expect screen == home }
      flow "endless" { repeat 1000000000 { if 1 == 2 { stop } } }
      """)
    let tests = try TerminalSession(sandbox, "navsh test app.proto")
    try tests.wait(for: "first")
    tests.type("\u{3}")
    #expect(tests.end() == 130)
  }

  @Test("forty columns and a terminal without colors are enough")
  func narrow() throws {
    try prototype("screen home \"A title that is longer than half of the window\"\n")
    let session = try TerminalSession(
      sandbox, "navsh --color never app.proto", columns: 40, environment: ["TERM=xterm"])
    try session.wait(for: "❯")
    session.type("show\r")
    try session.wait(for: "╰")
    session.type("quit\r")
    #expect(session.end() == 0)
  }
}
