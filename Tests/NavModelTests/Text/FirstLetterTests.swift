import NavModel
import Testing

@Suite struct FirstLetterTests {
  @Test(
    "R8 · the initial is the folded first letter, and # where there is none",
    arguments: [
      ("Águas de Março", "A"), ("all", "A"), ("上を向いて", "上"), ("ßa", "S"), ("ﬁle", "F"),
      ("Øre", "Ø"),
      ("Ёлка", "Е"), ("άλφα", "Α"), ("がき", "が"), ("か\u{3099}き", "が"), ("한글", "한"), ("Ａ", "Ａ"),
      ("ა", "ა"),
      ("\u{301}a", "A"), ("", "#"), ("99 Luftballons", "#"), ("“Heroes”", "#"), (" x", "#"),
      ("٣", "#"), ("🎵", "#"), ("\u{301}", "#"),
    ])
  func initials(text: String, letter: String) {
    #expect(firstLetter(text) == letter)
  }
}
