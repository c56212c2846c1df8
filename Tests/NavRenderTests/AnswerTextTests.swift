import NavEngine
import NavModel
import NavRender
import Testing

@Suite("Answers as text")
struct AnswerTextTests {
  private let page = Page(width: 60)

  private func line(_ events: [Event], _ page: Page? = nil) -> String {
    Answer(.changed(events)).text(on: page ?? self.page)
  }

  @Test("one line says where a step led, and what it changed")
  func changed() {
    #expect(
      line([
        Event(.selectRow, "list", value: .text("So What")), Event(.disappear, "songs"),
        Event(.assign, "nowPlaying", value: .text("So What")), Event(.push, "player"),
        Event(.appear, "player"),
      ]) == "→ player · nowPlaying = \"So What\"\n")
    #expect(line([Event(.present, "sortBy")]) == "⌃ sortBy\n")
    #expect(
      line([Event(.close, "sortBy"), Event(.present, "sharing")]) == "⌄ sortBy · ⌃ sharing\n")
    #expect(line([Event(.selectTab, "inbox")]) == "▐inbox▌\n")
    #expect(line([Event(.badge, "inbox", value: .number(3))]) == "inbox ●3\n")
    #expect(line([]) == "nothing changed\n")
  }

  @Test("what is typed letter by letter shows once, as it came out")
  func typed() {
    let events = ["a", "ad", "ada"].map { Event(.change, "name", value: .text($0)) }
    #expect(line([Event(.focus, "name")] + events) == "in name · name: \"ada\"\n")
    let searches = ["m", "mi"].map { Event(.search, "songs", value: .text($0)) }
    #expect(line([Event(.beginSearch, "songs")] + searches) == "⌕ \"mi\"\n")
  }

  @Test("a secure field's text isn't there to be said")
  func secure() {
    #expect(line([Event(.change, "secret")]) == "secret changed\n")
  }

  @Test("popping several screens is one step back")
  func pops() {
    #expect(line([Event(.pop, "detail"), Event(.pop, "player")]) == "← from player\n")
  }

  @Test("without UTF-8 the line is ASCII, and it is cut to the page")
  func ascii() {
    let ascii = Page(width: 24, glyphs: .ascii)
    #expect(line([Event(.push, "player")], ascii) == "-> player\n")
    #expect(
      line([Event(.say, value: .text("été\u{1B}[31m and much more"))], ascii)
        == "says \"ete?[31m and mu...\n")
  }

  @Test("every kind of event has its words")
  func kinds() {
    var raw: UInt8 = 0
    while let kind = Event.Kind(rawValue: raw) {
      let text = line([Event(kind, "thing", value: .text("it"))])
      #expect(text.count > 3 && text.hasSuffix("\n"), "\(kind)")
      raw += 1
    }
  }

  @Test("a listing stands in two columns; long words go on below")
  func listing() {
    let listing = Listing(
      "gestures",
      [
        Listing.Entry("tap \"Sort\"", "opens sortBy"), Listing.Entry("back"),
        Listing.Entry(
          "search \"…\"", "finds songs by their title, their artist and their album"),
        Listing.Entry("tap row where name == \"a long condition\"", "opens player"),
      ])
    #expect(
      listing.text(on: Page(width: 50)) == """
          tap "Sort"                 opens sortBy
          back
          search "…"                 finds songs by their
                                     title, their artist
                                     and their album
          tap row where name == "a long condition"
                                     opens player

        """)
    #expect(Listing("marks", []).text(on: page) == "no marks\n")
  }

  @Test("text comes as it is, but nothing in it acts on the terminal")
  func text() {
    let answer = Answer(.text("one\ntwo \u{1B}[2J\n"))
    #expect(answer.text(on: page) == "one\ntwo ␛[2J\n")
  }
}
