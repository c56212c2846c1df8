import NavEngine
import NavModel
import NavSyntax
import Synchronization
import Testing

/// `expect picture`, with pictures in memory; a drawing is the name of the screen and the clock.
@Suite struct PictureTests {
  /// Pictures by their paths.
  private final class Store: Sendable {
    let pictures: Mutex<[String: String]>

    init(_ pictures: [String: String]) { self.pictures = Mutex(pictures) }

    var all: [String: String] { pictures.withLock { $0 } }

    func book(isUpdating: Bool) -> PictureBook {
      var book = PictureBook(
        draw: { "+----+\n|\($0.location)|\n+----+\n" },
        read: { (path: String, _: String) throws(FileFailure) -> [UInt8] in
          guard let text = self.all[path] else { throw FileFailure(.missing) }
          if text == "?" { throw FileFailure(.unreadable) }
          return Array(text.utf8)
        })
      guard isUpdating else { return book }
      book.write = { (path: String, _: String, bytes: [UInt8]) in
        self.pictures.withLock { $0[path] = String(decoding: bytes, as: UTF8.self) }
      }
      return book
    }
  }

  private func run(
    _ name: String, _ pictures: [String: String], isUpdating: Bool = false
  ) throws -> (result: FlowResult, pictures: [String: String]) {
    let trial = Trial("screen s \"Here\"\nflow \"f\" { expect picture \(name) }")
    let program: Program = trial.session.program
    let store = Store(pictures)
    var conditions = FlowConditions()
    conditions.pictures = store.book(isUpdating: isUpdating)
    let flow: Flow = try #require(program.flows.first)
    return (program.run(flow, on: "ipad", under: conditions), store.all)
  }

  private let path = "test.pictures/home.ipad.txt"
  private let drawing = "+----+\n|Here|\n+----+\n"

  @Test("a screen that is drawn as it was stored passes, however lines end there")
  func same() throws {
    for stored in [drawing, drawing + "\n", "+----+\r\n|Here|\r\n+----+"] {
      #expect(try run("\"home\"", [path: stored]).result.outcome == .passed)
    }
  }

  @Test("one that differs fails and says in which lines")
  func different() throws {
    let stored = "+----+\n|Her3|\n+----+\n"
    let (result, pictures) = try run("\"home\"", [path: stored])
    #expect(result.diagnostic?.id == "picture-differs" && result.verdict == .notAsExpected)
    #expect(result.diagnostic?.lines == ["  +----+", "- |Her3|", "+ |Here|", "  +----+"])
    #expect(pictures == [path: stored])
  }

  @Test("a stored picture of another width is told as that, not as a difference in each line")
  func width() throws {
    let result: FlowResult = try run("\"home\"", [path: "+------+\n|Here  |\n+------+\n"]).result
    #expect(result.diagnostic?.id == "picture-width")
    #expect(
      result.diagnostic?.message
        == "the picture \"\(path)\" is 8 columns wide, the screen is drawn 6 wide")
    #expect(result.diagnostic?.lines == [])
  }

  @Test("a picture that isn't there fails; nothing is written unless asked for")
  func missing() throws {
    let (result, pictures) = try run("\"home\"", [:])
    #expect(result.diagnostic?.id == "picture-missing" && pictures == [:])
  }

  @Test(
    "updating stores what is drawn and still fails, once",
    arguments: [nil, "+----+\n|Her3|\n+----+\n", "+\n"])
  func updating(stored: String?) throws {
    let before: [String: String] = stored.map { [path: $0] } ?? [:]
    let (result, pictures) = try run("\"home\"", before, isUpdating: true)
    #expect(result.outcome == .failed && pictures == [path: drawing])
    #expect(try run("\"home\"", pictures, isUpdating: true).result.outcome == .passed)
  }

  @Test("a file that can't be read is a failure of its own")
  func unreadable() throws {
    let result: FlowResult = try run("\"home\"", [path: "?"]).result
    #expect(result.diagnostic?.id == "file-unreadable" && result.verdict == .failed)
  }

  @Test(
    "a name that isn't one of a file is refused before anything is read",
    arguments: ["\"../a\"", "\"\"", "\".a\"", "\"a:b\"", "\"a\\nb\"", "\"a \""])
  func names(name: String) throws {
    #expect(try run(name, [:], isUpdating: true).result.diagnostic?.id == "picture-name")
  }

  @Test("where nothing draws, a picture is an error and no pass")
  func noDrawing() {
    let trial = Trial("screen s \"Here\"")
    #expect(trial.enter("expect picture \"home\"") == .failed)
    #expect(trial.errors == ["no-pictures"])
  }

  @Test("a difference shows what is near, and an ellipsis for the rest")
  func context() {
    let old: [String] = (1...20).map { "\($0)" }
    var new: [String] = old
    new[9] = "ten"
    new.insert("more", at: 18)
    #expect(
      PictureLines.difference(from: old, to: new, context: 1) == [
        "  …", "  9", "- 10", "+ ten", "  11", "  …", "  18", "+ more", "  19", "  …",
      ])
    #expect(PictureLines.difference(from: [], to: ["a"]) == ["+ a"])
    #expect(PictureLines.difference(from: ["a"], to: []) == ["- a"])
  }
}
