import Testing

@testable import NavCLI

@Suite("The table of subcommands and options")
struct OptionTableTests {
  @Test("every subcommand has its own name, a summary and an example")
  func subcommands() {
    #expect(Set(Subcommand.all.map { $0.name }).count == Subcommand.all.count)
    for subcommand in Subcommand.all {
      #expect(!subcommand.summary.isEmpty && !subcommand.summary.hasSuffix("."))
      #expect(!subcommand.examples.isEmpty)
    }
  }

  @Test("no subcommand has two options of one name or letter")
  func uniqueOptions() {
    for subcommand in Subcommand.all {
      let names = subcommand.allOptions.map { $0.name }
      let letters = subcommand.allOptions.compactMap { $0.short }
      #expect(Set(names).count == names.count)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test("every option belongs to a subcommand")
  func everyOptionIsUsed() {
    let used = Set(CommandOption.all.map { $0.name })
    #expect(CommandOption.Name.allCases.filter { !used.contains($0) } == [])
  }

  @Test("an option takes an argument everywhere or nowhere, so that a command line reads one way")
  func arity() {
    var takesArgument: [CommandOption.Name: Bool] = [:]
    for option in CommandOption.all {
      let takes = option.argument != .none
      #expect(takesArgument[option.name, default: takes] == takes)
      takesArgument[option.name] = takes
    }
  }

  @Test("help is ASCII and fits into 80 columns", arguments: Subcommand.all.map { $0.name })
  func helpPages(name: String) throws {
    let subcommand = try #require(Subcommand.all.first { $0.name == name })
    let page = HelpPage.text(of: subcommand)
    for line in page.split(separator: "\n") {
      #expect(line.utf8.count < 80, "\(line)")
      #expect(line.utf8.allSatisfy { $0 < 0x80 })
    }
    for option in subcommand.allOptions { #expect(page.contains(option.long)) }
  }

  @Test("completion scripts know every subcommand and option", arguments: CompletionScript.allCases)
  func completionScripts(script: CompletionScript) {
    let text = script.text
    for subcommand in Subcommand.all {
      #expect(text.contains(subcommand.name))
      for option in subcommand.allOptions { #expect(text.contains(option.name.rawValue)) }
    }
  }

  @Test("every example is a command line that parses")
  func examples() throws {
    for example in Subcommand.all.flatMap({ $0.examples }) where example.line.hasPrefix("navsh ") {
      let words = example.line.split(separator: " ").dropFirst().map { String($0) }
      guard !example.line.contains("'"), !words.contains(">") else { continue }
      _ = try Invocation.parse(words)
    }
  }
}
