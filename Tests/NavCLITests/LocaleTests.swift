import Testing

@testable import NavCLI

@Suite("Characters of the locale")
struct LocaleTests {
  private func isUnicode(_ variables: [String: String], onTerminal isTerminal: Bool = true) -> Bool
  {
    Locale.isUnicode(ProcessVariables { variables[$0] }, isTerminal: isTerminal)
  }

  @Test("LC_ALL goes before LC_CTYPE, that before LANG, and an empty one says nothing")
  func order() {
    #expect(isUnicode(["LANG": "de_DE.UTF-8"]))
    #expect(isUnicode(["LANG": "C", "LC_CTYPE": "C.utf8"]))
    #expect(!isUnicode(["LANG": "C.UTF-8", "LC_CTYPE": "C.utf8", "LC_ALL": "C"]))
    #expect(isUnicode(["LANG": "C.UTF-8", "LC_ALL": ""]))
    #expect(isUnicode(["LANG": "sr_RS.UTF-8@latin"]))
    #expect(!isUnicode(["LANG": "de_DE.ISO-8859-1"]))
  }

  @Test("without any of them a terminal gets ASCII, a pipe the same as everywhere")
  func unset() {
    #expect(!isUnicode([:]))
    #expect(isUnicode([:], onTerminal: false))
  }
}
