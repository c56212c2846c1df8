import Testing

@Suite("Reading the blocks of a document")
struct MarkdownBlockTests {
  private static let document = """
    # Title
    ```proto shop.proto
    screen home "Home"
    ```
    ````console
    $ navsh -c 'where
    > show'
    Home
    …
    $ navsh --version
    ````
    """

  @Test("a block knows its language, its argument, its line and its content")
  func blocks() throws {
    let blocks = MarkdownBlock.all(in: Self.document)
    #expect(blocks.map(\.language) == ["proto", "console"])
    #expect(blocks.map(\.argument) == ["shop.proto", ""])
    #expect(blocks.map(\.line) == [3, 6])
    #expect(blocks.first?.text == "screen home \"Home\"\n")
  }

  @Test("a console block is commands, continued lines and what they print")
  func commands() throws {
    let block = try #require(MarkdownBlock.all(in: Self.document).last)
    let commands = ConsoleCommand.all(in: block)
    #expect(commands.map(\.commandLine) == ["navsh -c 'where\nshow'", "navsh --version"])
    #expect(commands.map(\.output) == [["Home", "…"], []])
  }

  @Test(
    "a line … stands for any number of lines, and nothing else does",
    arguments: [
      (["a", "…"], ["a"], true), (["a", "…"], ["a", "b", "c"], true),
      (["…", "c"], ["a", "b", "c"], true), (["…", "b"], ["a", "b", "c"], false),
      (["a"], ["a", "b"], false), ([], ["a"], false), (["a", "b"], ["a"], false), ([], [], true),
    ])
  func matching(shown: [String], actual: [String], isMatch: Bool) {
    #expect(ConsoleCommand(commandLine: "", output: shown).matches(actual) == isMatch)
  }
}
