import NavEngine
import NavModel
import NavSyntax
import Testing

/// Files that a prototype names.
@Suite struct FileTests {
  private let list = "screen a { table t plain from \"rows.csv\" { cell title } }"

  @Test("rows come from CSV and from JSON")
  func formats() {
    for (name, text) in [
      ("rows.csv", "title,year\nOne,1\nTwo,2\n"),
      ("rows.json", "[{\"title\": \"One\", \"year\": 1}, {\"title\": \"Two\", \"year\": 2}]"),
    ] {
      let trial = Trial(
        "screen a { table t plain from \"\(name)\" { cell title; number year } }",
        files: [name: text])
      #expect(trial.diagnostics.isEmpty)
      #expect(trial.value("t.rows.count") == "2")
      #expect(trial.value("t.rows.last.year + 1") == "3")
    }
  }

  @Test("a file that can't be read says why")
  func unreadable() {
    #expect(Trial.remarks(list) == ["1:31 file-missing"])
    for (reason, id) in [
      (FileFailure.Reason.unreadable, "file-unreadable"), (.folder, "file-is-folder"),
      (.outside, "file-outside"), (.tooLarge, "file-too-large"),
    ] {
      #expect(Trial.remarks(list, failures: ["rows.csv": reason]) == ["1:31 \(id)"])
    }
  }

  @Test(
    "a path that leads out of the prototype's folder is refused by its name",
    arguments: ["../rows.csv", "/rows.csv", "sub/../../rows.csv"])
  func outside(_ path: String) {
    let remarks: [String] = Trial.remarks(
      "screen a { table t plain from \"\(path)\" { } }", files: ["rows.csv": "title\nOne\n"])
    #expect(remarks == ["1:31 file-outside"])
  }

  @Test("a path inside the folder may go up and down")
  func inside() {
    let remarks: [String] = Trial.remarks(
      "screen a { table t plain from \"sub/.././rows.csv\" { } }",
      files: ["rows.csv": "title\nOne\n"])
    #expect(remarks == [])
  }

  @Test("what is wrong in a data file is told in that file")
  func wrongData() {
    let remarks: [String] = Trial.remarks(list, files: ["rows.csv": "title,year\nOne\n"])
    #expect(remarks == ["rows.csv:2:1 bad-data"])
  }

  @Test("a column that isn't there is an error that suggests one that is")
  func columns() {
    let trial = Trial(
      "screen a { table t plain from \"rows.csv\" { cell titel } }",
      files: ["rows.csv": "title,year\nOne,1\n"])
    #expect(trial.diagnostics.map { $0.remark } == ["1:49 unknown-column"])
    #expect(trial.diagnostics.first?.help == "did you mean `title`?")
  }

  @Test("a file of another kind is no table")
  func format() {
    let remarks: [String] = Trial.remarks(
      "screen a { table t plain from \"rows.txt\" { } }", files: ["rows.txt": "x"])
    #expect(remarks == ["1:31 unknown-format"])
  }

  @Test("definitions of an included file count as the prototype's own")
  func include() {
    let trial = Trial(
      "include \"parts/more.proto\"\nscreen a { button \"Go\" -> b }",
      files: [
        "parts/more.proto": "screen b { table t plain from \"rows.csv\" { } }",
        "parts/rows.csv": "title\nOne\n",
      ])
    #expect(trial.diagnostics.isEmpty)
    trial.enter("tap \"Go\"")
    #expect(trial.value("screen") == "b")
  }

  @Test("files that include each other in a circle are an error with the chain")
  func cycle() throws {
    let trial = Trial(
      "include \"b.proto\"\nscreen a",
      files: ["b.proto": "include \"c.proto\"", "c.proto": "include \"test.proto\""])
    let diagnostic: Diagnostic = try #require(trial.diagnostics.first)
    #expect(diagnostic.remark == "c.proto:1:9 include-cycle")
    #expect(diagnostic.message.contains("test.proto → b.proto → c.proto → test.proto"))
  }

  @Test("a file that two include is read once")
  func diamond() {
    let remarks: [String] = Trial.remarks(
      "include \"b.proto\"\ninclude \"c.proto\"\nscreen a",
      files: [
        "b.proto": "include \"d.proto\"", "c.proto": "include \"d.proto\"", "d.proto": "screen d",
      ])
    #expect(remarks == [])
  }

  @Test("an include that isn't there, and two files with one name in them")
  func includeErrors() {
    #expect(Trial.remarks("include \"b.proto\"\nscreen a") == ["1:9 file-missing"])
    #expect(
      Trial.remarks("include \"b.proto\"\nscreen a", files: ["b.proto": "screen a"])
        == ["2:8 duplicate-name"])
  }

  @Test("an unclosed block is an error of the file")
  func unclosed() {
    let trial = Trial("screen a {\n  button \"X\"\n")
    #expect(!trial.errors.isEmpty)
    #expect(trial.session.program.prototype.definitions.screens.isEmpty)
  }

  @Test("a prototype that isn't there leaves the session as it was")
  func missing() {
    let trial = Trial()
    var verdict: Verdict = .fine
    verdict = trial.session.load("nothing.proto") { _ in }
    #expect(verdict == .failed)
    #expect(trial.enter("screen a \"A\"") == .fine)
  }
}
