import Glibc
import Testing

@testable import NavShell

@Suite("Commands of the line editor") struct EditorCommandTests {
  @Test("the documentation names every command, and no other")
  func documented() throws {
    let path: String = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let text: String = try #require(Self.contents(of: "/\(path)/Documentation/Typing.md"))
    let named: [String] = text.split(separator: "`").map(String.init).filter {
      $0.hasPrefix("navsh-") && !$0.contains(" ")
    }
    #expect(Set(named) == Set(EditorCommand.allCases.map(\.name)))
  }

  @Test("each has a name and a line of help of its own, in ASCII, which libedit wants")
  func names() {
    let commands: [EditorCommand] = EditorCommand.allCases
    #expect(Set(commands.map(\.name)).count == commands.count)
    #expect(Set(commands.map(\.help)).count == commands.count)
    #expect(commands.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 } })
    #expect(commands.allSatisfy { $0.help.utf8.allSatisfy { $0 < 0x80 } && !$0.help.isEmpty })
  }

  @Test("no mode has two commands at one key")
  func keys() {
    for bindings in [EditorBinding.emacs, EditorBinding.vi] {
      let keys: [[UInt32]] = bindings.map { [$0.isAlternate ? 1 : 0] + $0.key }
      #expect(Set(keys).count == keys.count)
    }
  }

  private static func contents(of path: String) -> String? {
    let descriptor: Int32 = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count: Int = read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
