import Testing

@testable import NavShell

@Suite("Candidates")
struct CandidateListTests {
  @Test("begin like the word whatever its case, each once, in their order")
  func filtering() {
    var list = CandidateList(word: "S")
    for text in ["sort", "\"Sort\"", "share", "sort", "back"] { list.add(text, "") }
    #expect(list.candidates.map { $0.text } == ["sort", "share"])
  }

  @Test("an open string is completed by titles, a space follows what is whole")
  func insertions() {
    var list = CandidateList(word: "\"So")
    list.add("\"So What\"", "row")
    list.add("sort", "button")
    #expect(list.candidates.map { $0.insertion } == ["\"So What\" "])
  }
}
