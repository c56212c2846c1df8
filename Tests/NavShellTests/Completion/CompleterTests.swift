import NavEngine
import NavModel
import NavSyntax
import Testing

@testable import NavShell

@Suite("Completion")
struct CompleterTests {
  let session: Session

  init() {
    session = Session(
      environment: Environment(
        services: Services(matches: { _, _ in nil })
      ) { (_, _) throws(FileFailure) in throw FileFailure(.missing) })
    let text = """
      tabs { tab home "Home" -> home; tab saved "Saved" -> saved }
      screen home "Home" {
        table cities plain { row paris "Paris" -> saved; row rome "Rome" -> saved }
        button sort "Sort" -> sortBy
        button off "Off" { disabled }
      }
      screen saved "Saved" { label count "0" }
      popover sortBy "Sort by" { choice key of "Name" "Size" }
      steps sign who { tap sort }
      """
    _ = session.enter(SourceText(name: "test", text: text), mode: .script) { _ in }
  }

  private func words(_ text: String) -> [String] {
    Completer(session: session).completion(of: text, at: text.utf8.count).candidates.map { $0.text }
  }

  @Test("after tap stands only what can be tapped now")
  func tappable() {
    #expect(words("tap ") == ["row 1", "row 2", "sort", "home", "saved"])
    #expect(words("tap s") == ["sort", "saved"])
    _ = session.enter(SourceText(name: "test", text: "tap sort"), mode: .prompt) { _ in }
    #expect(words("choose ") == ["\"Name\" in key", "\"Size\" in key"])
  }

  @Test("a quote asks for titles, and what is inserted replaces it")
  func titles() {
    #expect(words("tap \"S") == ["\"Sort\"", "\"Saved\""])
    #expect(words("tap row \"P") == ["\"Paris\""])
    let row = Completer(session: session).completion(of: "tap \"P", at: 6)
    #expect(row.candidates.map { $0.insertion } == ["row \"Paris\" "])
    let completion = Completer(session: session).completion(of: "tap \"So", at: 7)
    #expect(completion.range == 4..<7)
    #expect(completion.candidates.map { $0.insertion } == ["\"Sort\" "])
  }

  @Test("a word has one line, of the form that explains it best")
  func firstWords() {
    let candidates = Completer(session: session).completion(of: "ta", at: 2).candidates
    #expect(candidates.map { $0.text } == ["tap", "tabs"])
    #expect(candidates.first?.note == "taps what has that name or title")
  }

  @Test("names stand where names are wanted, of the kind that is wanted")
  func names() {
    #expect(words("push ") == ["home", "saved"])
    #expect(words("present ") == ["sortBy"])
    #expect(words("select tab ") == ["home", "saved"])
    #expect(words("expect tab == ") == ["home", "saved", "none"])
    #expect(words("expect popover == ") == ["sortBy", "none"])
    #expect(words("tap off refused as dis") == ["disabled"])
    #expect(words("undo ") == [])
  }

  @Test("members stand behind a point")
  func members() {
    #expect(words("expect cities.r") == ["rows"])
    #expect(words("expect tabs.") == ["home", "saved", "shown", "more"])
    #expect(words("expect tabs.saved.b") == ["badge"])
    #expect(words("expect search.sc") == ["scope"])
    #expect(words("expect sortBy.") == ["key"])
    #expect(words("expect nothing.") == [])
  }

  @Test("the end of a statement, a block and a string begin anew; comments and open text have none")
  func places() {
    #expect(words("back; select tab sa") == ["saved"])
    #expect(words("flow \"x\" { tap so") == ["sort"])
    #expect(words("# ta") == [])
    #expect(words("print \"ta") == [])
  }

  @Test("no place in a text traps")
  func everywhere() {
    let text =
      "flow \"a;\\\"b\" { tap row \"R\" in 'x' } # ü\nexpect tabs.saved.badge == none; if a.b {"
    for cursor in -1...text.utf8.count + 1 {
      let completion = Completer(session: session).completion(of: text, at: cursor)
      #expect(completion.range.upperBound <= text.utf8.count)
    }
  }
}

@Suite("Colors of an entry")
struct EntryColorsTests {
  @Test("a word that means nothing stands out, steps that are defined don't")
  func unknownWords() {
    let session = CompleterTests().session
    func style(_ text: String) -> TextStyle? {
      EntryColors(session: session).styles(of: text).first?.style
    }
    #expect(style("tap sort") == .keyword)
    #expect(style("tpa sort") == .unknown)
    #expect(style("sign 3") == .command)
  }
}
