import Foundation
import Testing

/// What a document shows is what happens.
///
/// The blocks of one document run in order, in one folder that has the examples in it:
///
/// - `proto`: a whole prototype; its flows pass. With a file name after it, it is kept under that
///   name for the blocks below.
/// - `proto fragment`: only its syntax is checked.
/// - `console`: `$ ` commands and their output; a line `…` stands for any number of lines.
@Suite("Every block of the README and the documentation")
struct DocumentationTests {
  static let documents =
    ["README.md"]
    + Project.files(in: Project.root.appending(path: "Documentation"), endings: ["md"])
    .map { Project.relativePath(of: $0) }

  @Test("does what it shows", arguments: documents)
  func blocks(of document: String) throws {
    let source = try Data(contentsOf: Project.root.appending(path: document))
    let sandbox = try Sandbox()
    if FileManager.default.fileExists(atPath: Project.examples.path()) {
      try FileManager.default.copyItem(
        at: Project.examples, to: sandbox.folder.appending(path: "examples"))
    }
    for block in MarkdownBlock.all(in: String(decoding: source, as: UTF8.self)) {
      let place = "\(document):\(block.line)"
      switch block.language {
      case "proto": try check(prototype: block, at: place, in: sandbox)
      case "console": try check(console: block, at: place, in: sandbox)
      default: continue
      }
    }
  }

  private func check(prototype: MarkdownBlock, at place: String, in sandbox: Sandbox) throws {
    let isFragment = prototype.argument == "fragment"
    let isNamed = !prototype.argument.isEmpty && !isFragment
    let name = isNamed ? prototype.argument : "block\(prototype.line).proto"
    try Data(prototype.text.utf8).write(to: sandbox.folder.appending(path: name))
    let outcome = try sandbox.run(
      isFragment ? "navsh format - <\(name)" : "navsh test \(name)", joiningOutputs: true)
    #expect(outcome.status == 0, "\(place)\n\(outcome.stdout)")
  }

  private func check(console: MarkdownBlock, at place: String, in sandbox: Sandbox) throws {
    for command in ConsoleCommand.all(in: console) {
      let outcome = try sandbox.run(command.commandLine, joiningOutputs: true)
      var lines = outcome.stdout.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
      if lines.last == "" { lines.removeLast() }
      #expect(
        command.matches(lines),
        """
        \(place) $ \(command.commandLine)
        \(LineDifference(
          expected: command.output.joined(separator: "\n"), actual: lines.joined(separator: "\n")))
        """)
    }
  }
}
