import Testing

@testable import NavCLI

@Suite("When colors are used")
struct ColorChoiceTests {
  private func uses(
    _ choice: ColorChoice, onTerminal isTerminal: Bool = true, _ variables: [String: String] = [:]
  ) -> Bool {
    var all = ["TERM": "xterm"]
    all.merge(variables) { $1 }
    return choice.usesColor(
      isTerminal: isTerminal, environment: ProcessVariables { [all] in all[$0] })
  }

  @Test("on a terminal and nowhere else, unless told")
  func terminal() {
    #expect(uses(.auto))
    #expect(!uses(.auto, onTerminal: false))
    #expect(!uses(.auto, ["TERM": "dumb"]))
  }

  @Test("NO_COLOR goes before CLICOLOR_FORCE, and an empty one says nothing")
  func variables() {
    #expect(!uses(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    #expect(uses(.auto, ["NO_COLOR": ""]))
    #expect(uses(.auto, onTerminal: false, ["CLICOLOR_FORCE": "1"]))
    #expect(!uses(.auto, onTerminal: false, ["CLICOLOR_FORCE": "0"]))
  }

  @Test("the option goes before both")
  func option() {
    #expect(uses(.always, onTerminal: false, ["NO_COLOR": "1"]))
    #expect(!uses(.never, ["CLICOLOR_FORCE": "1"]))
  }
}
