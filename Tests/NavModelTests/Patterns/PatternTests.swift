import Testing

@testable import NavModel

@Suite("Patterns")
struct PatternTests {
  private func occurs(_ pattern: String, _ text: String) -> Bool? {
    Pattern(pattern)?.occurs(in: text)
  }

  @Test(
    "occur in a text",
    arguments: [
      ("", ""), ("", "a"), ("b", "abc"), ("^a", "ab"), ("c$", "abc"), ("^$", ""), ("a.c", "abc"),
      ("a|bc", "xbc"), ("^(a|b)+$", "abba"), ("ab*c", "ac"), ("ab+c", "abbc"), ("ab?c", "ac"),
      ("^a{3}$", "aaa"), ("^a{2,}$", "aaaa"), ("^a{1,2}$", "aa"), ("^(?:ab){2}$", "abab"),
      ("[a-c]x", "bx"), ("[^a-c]x", "dx"), ("[]]", "]"), ("[a\\]b]", "]"), ("[-a]", "-"),
      ("[a-]", "-"), ("\\d\\D\\w\\W\\s\\S", "1aa- b"), ("[\\d.]+", "3.14"), ("\\bcat\\b", "a cat."),
      ("\\Bat", "cat"), ("^\\S+@\\S+\\.\\w+$", "ann@example.org"), ("a\\.b", "a.b"),
      ("\\t\\n", "\t\n"), ("^.$", "👩‍👩‍👧"), ("^日本.$", "日本語"), ("é", "cafe\u{301}"),
      ("(?i)straße", "STRAßE"), ("(?i)[a-c]+$", "ABC"), ("\\p{Lu}\\p{Ll}", "Äh"),
      ("^\\w+$", "größe"),
      ("^[äöü]$", "ö"), ("a*?b", "aab"), ("(|a)b", "b"), ("}", "}"), ("]", "]"),
    ])
  func occurrences(pattern: String, text: String) {
    #expect(occurs(pattern, text) == true)
  }

  @Test(
    "don't occur in another",
    arguments: [
      ("b", "ac"), ("^b", "ab"), ("a$", "ab"), ("a.c", "a\nc"), ("^a{3}$", "aaaa"), ("^a{2}$", "a"),
      ("[^a]", "a"), ("\\d", "a"), ("\\bat\\b", "cat"), ("abc", "ABC"), ("a\\.b", "axb"),
      ("^..$", "👩‍👩‍👧"), ("e$", "cafe\u{301}"), ("\\p{Lu}", "ä"), ("\n", "\r\n"), ("\r", "\r\n"),
    ])
  func absences(pattern: String, text: String) {
    #expect(occurs(pattern, text) == false)
  }

  @Test(
    "that can't be read are none",
    arguments: [
      "(", ")", "a)", "[a", "[z-a]", "*", "a**", "a{2,1}", "a{", "a{1", "\\", "(?=a)", "(a)\\1",
      "\\p{Foo}", "\\q", "a{1001}", "a{99999999999999999999}", "((((a{900}){900}){900}){900})",
    ])
  func broken(pattern: String) {
    #expect(Pattern(pattern) == nil)
  }

  @Test("nested without end are none")
  func depth() {
    for count in [1000, 100_000] {
      let open = String(repeating: "(", count: count)
      #expect(Pattern(open) == nil)
      #expect(Pattern(open + "a" + String(repeating: ")", count: count)) == nil)
    }
  }

  @Test(
    "that make others try every way take no longer", arguments: ["(a+)+$", "(a|aa)+$", "(a*)*b"])
  func patience(pattern: String) {
    #expect(occurs(pattern, String(repeating: "a", count: 2000) + "c") == false)
  }

  @Test("of any characters never trap")
  func anything() {
    var generator = SeededGenerator(seed: 7)
    let signs = Array("ab01-^$.|*+?(){}[]\\,dwsbpLu:é👍 \n")
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...12, using: &generator)
      let text = String((0..<length).map { _ in signs.randomElement(using: &generator) ?? "a" })
      _ = Pattern(text)?.occurs(in: "ab0 é👍\r\nab-]")
    }
  }
}
