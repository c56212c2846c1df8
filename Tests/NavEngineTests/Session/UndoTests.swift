import NavEngine
import NavModel
import NavSyntax
import Testing

/// Taking back and doing again.
@Suite struct UndoTests {
  private let prototype = """
    var n = 0
    tabs { tab a "A" -> s; tab b "B" -> s }
    screen s "Start" { button go "Go" -> d; button bad "Bad" { on tap { n = 5; pop } } }
    screen d "Detail" { field f "F" }
    """

  @Test("G2 · a statement at top level is one step of undo, whatever it did")
  func composite() {
    let trial = Trial(prototype)
    trial.enter("repeat 3 { n = n + 1 }")
    trial.enter("tap go; tap b")
    trial.enter("undo")
    #expect(trial.value("tab") == "a")
    #expect(trial.value("screen") == "d")
    trial.enter("undo 2")
    #expect(trial.value("n") == "0")
    trial.enter("redo 3")
    #expect(trial.value("tab") == "b")
    #expect(trial.value("n") == "3")
    #expect(trial.enter("redo") == .failed)
  }

  @Test("G2 · what fails in the middle of a statement undoes all of it")
  func failing() {
    let trial = Trial(prototype)
    #expect(trial.enter("repeat 2 { n = n + 1; push d; push nowhere }") == .wrongDefinition)
    #expect(trial.value("n") == "0")
    #expect(trial.value("stack.count") == "1")
    #expect(trial.enter("undo") == .failed)
  }

  @Test("G2 · a handler that fails undoes what it did and is told at its own line")
  func handler() {
    let trial = Trial(prototype)
    #expect(trial.enter("tap bad") == .failed)
    #expect(trial.value("n") == "0")
    trial.enter("tap bad")
    #expect(trial.diagnostics.map { $0.remark } == ["3:76 \(trial.errors.first ?? "")"])
  }

  @Test("G2 · a handler that never rests is an error at its own line, and nothing has happened")
  func neverRests() {
    let trial = Trial(
      "var n = 0\nscreen a { button x \"X\" { on tap { repeat 100000 { n = n + 1 } } } }")
    #expect(trial.enter("tap x") == .failed)
    #expect(trial.errors == ["never-rests"])
    #expect(trial.diagnostics.first?.source?.name == "test.proto")
    #expect(trial.value("n") == "0")
  }

  @Test("questions and refused gestures are nothing to undo")
  func questions() {
    let trial = Trial(prototype)
    trial.enter("n = 1")
    trial.enter("expect n == 1; print n; where; back refused")
    trial.enter("undo")
    #expect(trial.value("n") == "0")
  }

  @Test("a new statement after undo forgets what could have been done again")
  func branch() {
    let trial = Trial(prototype)
    trial.enter("n = 1; n = 2; n = 3")
    trial.enter("undo 2")
    trial.enter("n = 7")
    #expect(trial.enter("redo") == .failed)
    trial.enter("undo")
    #expect(trial.value("n") == "1")
  }

  @Test("a thousand steps go back and forth to the same states, by replay from snapshots")
  func thousand() {
    let trial = Trial(prototype)
    for _ in 0..<250 { trial.enter("n = n + 1; tap go; type \"x\" into f; back") }
    for (steps, n) in [(1, 250), (4, 249), (95, 225), (400, 125)] {
      trial.enter("undo \(steps)")
      #expect(trial.value("n") == String(n))
    }
    trial.enter("redo 500")
    #expect(trial.value("n") == "250")
    trial.enter("undo 1000")
    #expect(trial.value("n") == "0")
    #expect(trial.enter("undo") == .failed)
  }

  @Test("undo crosses device, let, go, reset and redefinition")
  func crosses() {
    let trial = Trial(prototype)
    trial.enter("let x = 4")
    trial.enter("n = x; mark \"here\"; device ipad; tap go; go \"here\"")
    #expect(trial.value("device") == "iphone")
    trial.enter("undo")
    #expect(trial.value("device") == "ipad")
    trial.enter("reset")
    #expect(trial.value("n") == "0")
    trial.enter("undo")
    #expect(trial.value("n") == "4")
    trial.enter("screen d \"Other\" { label l \"new\" }")
    #expect(trial.value("l.text") == "new")
    trial.enter("undo")
    #expect(trial.value("f.text") == "")
    trial.enter("redo")
    #expect(trial.value("l.text") == "new")
    trial.enter("undo 100")
    trial.enter("redo 100")
    #expect(trial.value("l.text") == "new")
    #expect(trial.value("n") == "4")
  }

  @Test("marks are kept, listed and gone to")
  func marks() {
    let trial = Trial(prototype)
    trial.enter("mark \"start\"; tap go; mark \"detail\"")
    trial.enter("go \"start\"")
    #expect(trial.value("screen") == "s")
    trial.enter("go \"detail\"")
    #expect(trial.value("screen") == "d")
    #expect(trial.enter("go \"detial\"") == .failed)
    #expect(trial.diagnostics.first?.help == "did you mean `detail`?")
  }
}
