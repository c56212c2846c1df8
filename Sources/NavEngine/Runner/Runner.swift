internal import NavModel
internal import NavSyntax

/// Runs statements on a machine: those at top level, of flows and of steps.
struct Runner {
  var program: Program {
    didSet {
      guard program !== oldValue else { return }
      gestures = Meanings()
      conditions = Meanings()
    }
  }
  var machine: Machine
  var frame = Frame()
  /// The blocks that are being run, the outermost first.
  var activations: [Activation] = []
  /// Of a flow, the statement under way that is one step of undo.
  var pending: PendingStep?
  var history = History()
  /// States that were named, in the order of their names' first use.
  var marks: [(name: String, snapshot: Snapshot)] = []
  /// The last gestures that were tried, oldest first.
  var trail = Trail()
  /// Where a statement stood when it failed, before what it had done was put back.
  var failed: Machine?
  /// Statements that typed into a secure field.
  var secrets: [Node] = []
  /// How many gestures and events were carried out; what a replay costs.
  var effort = 0
  /// How deep steps stand in steps.
  var depth = 0
  /// The numbers of the bodies of `after`.
  var transientBodies = TransientBodies()
  /// What statements that are constant come to.
  var gestures = Meanings<PlainGesture>()
  /// Conditions as they are lowered where no local has a name.
  var conditions = Meanings<Expression>()
  /// Entries that left a timer behind, numbered from `firstEntry`.
  var entries: [SourceText] = []
  /// Whether answers carry the machine that they led to; a flow keeps only its last.
  var tellsMachine = true
  /// What `expect picture` compares with.
  var pictures: PictureBook?
  /// How many soft expectations weren't met.
  var softFailures = 0
  /// What gestures touched, where somebody counts it.
  var coverage: Coverage?
  /// The device that `reset` starts on; nothing means the app's own.
  var startDevice: Int?
  let isInterrupted: @Sendable () -> Bool

  /// Above all numbers of a catalogue.
  static let firstEntry = 1 << 30
  /// How deep steps may call steps.
  static let deepest = 64

  init(program: Program, machine: Machine, isInterrupted: @escaping @Sendable () -> Bool) {
    self.program = program
    self.machine = machine
    self.isInterrupted = isInterrupted
  }

  var snapshot: Snapshot { Snapshot(program: program, state: machine.state, frame: frame) }

  /// Goes to a snapshot.
  mutating func restore(_ snapshot: Snapshot) {
    program = snapshot.program
    machine = Machine(
      prototype: program.prototype, services: program.services, state: snapshot.state)
    frame = snapshot.frame
  }

  /// Runs one statement, or opens its block; `receive` gets the answer of one that has none.
  mutating func begin(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    guard let form = node.form else {
      throw failure("not-a-statement", at: node, "this can't be run", .wrongDefinition)
    }
    switch Grammar.kind(of: form) {
    case .gesture: try gesture(node, form, receive)
    case .event: try event(node, form, receive)
    case .question: try question(node, form, receive)
    case .control: try control(node, form, receive)
    case .session: try session(node, form, receive)
    case .definition, .clause, nil:
      throw failure(
        "definition-in-statements", at: node, "a definition can't stand here",
        .wrongDefinition, help: "definitions stand at top level")
    }
  }

  /// An answer about what a statement changed.
  func answer(_ content: Answer.Content, to node: Node) -> Answer {
    Answer(content, to: node, machine: tellsMachine ? machine : nil)
  }

  /// An answer that says where going to another point in time led.
  func travelled(to node: Node) -> Answer { Answer(.changed([]), to: node, machine: machine) }

  // MARK: What can go wrong

  func failure(
    _ id: String, at node: Node, _ message: String, _ verdict: Verdict, help: String? = nil
  ) -> Ending {
    .failed(
      Diagnostic(id, source: node.source, span: node.span, message: message, help: help), verdict)
  }

  /// The text that a place is in; −1 is the statement itself.
  private func source(_ place: Place, of node: Node) -> SourceText? {
    if place.source < 0 { return node.source }
    let entry: Int = Int(place.source) - Runner.firstEntry
    return entries.indices.contains(entry) ? entries[entry] : program.source(place.source)
  }

  /// A failure of the model; it is told at its own place where it has one.
  func ending(_ failure: Failure, at node: Node, _ verdict: Verdict = .failed) -> Ending {
    let verdict: Verdict = failure.id == PluginInterface.notTrusted ? .notTrusted : verdict
    if let place = failure.place, let source = source(place, of: node) {
      var notes: [Diagnostic.Note] = []
      if source !== node.source || place.start < node.span.start || place.end > node.span.end {
        notes.append(
          Diagnostic.Note("it was set off here", source: node.source, span: node.span))
      }
      return .failed(
        Diagnostic(
          failure.id, source: source, span: Span(place.start, place.end),
          message: failure.message, notes: notes, help: failure.help), verdict)
    }
    return self.failure(failure.id, at: node, failure.message, verdict, help: failure.help)
  }
}

/// The last few gestures, as nodes: their text is only needed when something fails.
struct Trail: Sendable {
  private var nodes: [Node] = []
  private var next = 0

  static let length = 5

  /// Adds a gesture and forgets the oldest.
  mutating func add(_ node: Node) {
    if nodes.count < Trail.length {
      nodes.append(node)
    } else {
      nodes[next] = node
    }
    next = (next + 1) % Trail.length
  }

  /// The gestures, oldest first.
  var gestures: [Node] {
    var result: [Node] = []
    for index in nodes.indices { result.append(nodes[(next + index) % nodes.count]) }
    return result
  }
}
