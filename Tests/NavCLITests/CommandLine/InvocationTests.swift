import Testing

@testable import NavCLI

@Suite("Understanding a command line")
struct InvocationTests {
  private func parse(_ words: String...) throws(UsageError) -> Invocation {
    try Invocation.parse(words)
  }

  private func problem(_ words: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try Invocation.parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test("files without a subcommand open the shell")
  func shell() throws {
    let invocation = try parse("a.proto", "b.proto")
    #expect(invocation.subcommand.name == "")
    #expect(invocation.operands == ["a.proto", "b.proto"])
  }

  @Test("the first operand can name a subcommand, options may stand before it")
  func subcommand() throws {
    let invocation = try parse("--color", "never", "test", "--tag", "a", "x", "--tag=b", "test")
    #expect(invocation.subcommand.name == "test")
    #expect(invocation.values(.tag) == ["a", "b"])
    #expect(invocation.value(.color) == "never")
    #expect(invocation.operands == ["x", "test"])
  }

  @Test("an option's argument is never taken for a subcommand")
  func argumentIsNoSubcommand() throws {
    #expect(try parse("-c", "test", "a.proto").subcommand.name == "")
    #expect(try parse("-ic", "test", "a.proto").values(.command) == ["test"])
  }

  @Test("a letter's argument may stand in its word or after it")
  func letters() throws {
    #expect(try parse("-cshow").value(.command) == "show")
    #expect(try parse("-ic", "show").value(.command) == "show")
    #expect(try parse("-ic", "show").has(.interactive))
    #expect(try parse("-c", "a", "-c", "b").values(.command) == ["a", "b"])
  }

  @Test("-- ends the options, - is an operand")
  func endOfOptions() throws {
    let invocation = try parse("test", "--", "--tag", "-")
    #expect(invocation.operands == ["--tag", "-"])
    #expect(invocation.options.isEmpty)
    #expect(try parse("--", "test").subcommand.name == "")
    #expect(try parse("-", "test").subcommand.name == "")
  }

  @Test("of an option that doesn't repeat, the last counts")
  func lastCounts() throws {
    #expect(try parse("draw", "--width", "30", "--width=40", "f").number(.width) == 40)
  }

  @Test("an unknown option is answered with the nearest one")
  func unknownOption() {
    #expect(problem("test", "--filtr", "x")?.advice == "did you mean '--filter'?")
    #expect(problem("test", "--width", "x")?.message == "unknown option '--width'")
    #expect(problem("-x")?.message == "unknown option '-x'")
  }

  @Test("arguments are looked at: missing, superfluous, not a choice, not a number")
  func arguments() {
    #expect(problem("test", "--tag")?.message == "--tag wants TAG after it")
    #expect(problem("run", "--keep-going=yes", "f")?.message == "--keep-going takes no argument")
    #expect(problem("test", "--format", "prety")?.advice == "did you mean 'pretty'?")
    #expect(problem("draw", "--width", "0", "f")?.advice == "it is a number from 1 to 1000")
    #expect(problem("draw", "--width", "99999999999999999999", "f") != nil)
  }
}
