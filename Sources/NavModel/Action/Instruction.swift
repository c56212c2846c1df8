/// What the app does by itself: an event of the language, or what decides which comes next.
package struct Instruction: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case assign(Symbol, Expression)
    case present(Symbol, [Expression], from: Target?, replacing: Bool)
    /// Keeps changes; the topmost presentation when nothing is named.
    case close(Symbol?)
    case cancel(Symbol)
    case push(Symbol, [Expression])
    case pop
    case popToRoot
    case unwind(Symbol)
    case selectTab(Symbol)
    case badge(Symbol, Expression)
    case setEnabled(Target, Bool)
    case expand(Symbol)
    case condense(Symbol)
    case say(Expression)
    case device(String)
    /// Milliseconds of the virtual clock; never in a handler.
    case wait(Expression)
    case after(Expression, Body)
    case branch([Choice], otherwise: [Instruction])
    case repeatTimes(Expression, [Instruction])
    case forEach(slot: Int, Expression, [Instruction])
    case letValue(slot: Int, Expression)
    case stop
  }

  /// A condition and what runs when it is the first to hold.
  package struct Choice: Hashable, Sendable {
    package let condition: Expression
    package let body: [Instruction]

    /// Creates a choice.
    package init(condition: Expression, body: [Instruction]) {
      self.condition = condition
      self.body = body
    }
  }

  package let kind: Kind
  package let place: Place

  /// Creates an instruction.
  package init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// The instructions of a handler or a timer, shared by all states that refer to them.
package final class Body: Hashable, Sendable {
  /// Unique in a session; two bodies are the same when their numbers are.
  package let id: Int32
  package let instructions: [Instruction]
  /// How many locals it needs.
  package let slots: Int

  /// Creates a body with a number no other has.
  package init(id: Int32, instructions: [Instruction], slots: Int) {
    self.id = id
    self.instructions = instructions
    self.slots = slots
  }

  package static func == (a: Body, b: Body) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
