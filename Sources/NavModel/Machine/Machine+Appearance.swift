/// What appears and disappears, law G7, and the end of editing that comes with it.
extension Machine {
  /// Before a surface shows another screen: the outgoing one's `on disappear`, and its editing ends.
  ///
  /// Nothing disappears under a presentation.
  mutating func leaveTop(ofSurface number: Int) throws(Halt) {
    guard let path = topPath(ofSurface: number) else { return }
    try endEditing(at: path, isForced: true)
    guard number == topSurface, let id = screenID(at: path),
      let body = prototype[id].onDisappear
    else { return }
    report(.disappear, screenName(at: path))
    try runUnprompted(body, scope: Scope(owner: path))
  }

  /// After a surface shows another screen: its `on appear`.
  ///
  /// Nothing appears under a presentation.
  mutating func arriveAtTop(ofSurface number: Int) throws(Halt) {
    guard number == topSurface else { return }
    try appear(onSurface: number)
  }

  /// Runs `on appear` of what a surface shows.
  mutating func appear(onSurface number: Int) throws(Halt) {
    guard let path = topPath(ofSurface: number), let id = screenID(at: path),
      let body = prototype[id].onAppear
    else { return }
    report(.appear, screenName(at: path))
    try runUnprompted(body, scope: Scope(owner: path))
  }

  /// Runs a handler that no tap asked for: what it presents has no tapped control as its source.
  mutating func runUnprompted(_ body: Body, scope: Scope) throws(Halt) {
    let (control, steps) = (tapped, deferred)
    (tapped, deferred) = (nil, nil)
    defer { (tapped, deferred) = (control, steps) }
    try run(body, scope: scope)
  }

  /// Reports something that changed.
  mutating func report(_ kind: Event.Kind, _ subject: String = "", value: Value = .none) {
    events.append(Event(kind, subject, value: value))
  }

  /// The name of an element, or its kind when it has none.
  package func elementName(_ element: Int, at path: InstancePath) -> String {
    guard let screen = screen(at: path), screen.elements.indices.contains(element) else {
      return ""
    }
    if let name = screen.elements[element].name { return prototype.text(name) }
    return shownText(screen.elements[element].title, in: Scope(owner: path))
  }

  /// What messages call an element: its title as it shows, in quotes, or its name when it has none.
  func spoken(_ element: Int, at path: InstancePath) -> String {
    guard let screen = screen(at: path), screen.elements.indices.contains(element) else {
      return ""
    }
    let title: String = shownText(screen.elements[element].title, in: Scope(owner: path))
    return title.isEmpty ? elementName(element, at: path) : quoted(title)
  }

  /// A text in quotes, for messages.
  package func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// "did you mean …", when something is near.
  package func suggestion(for word: String, in candidates: [String]) -> String? {
    nearest(to: word, in: candidates).map { "did you mean \($0)?" }
  }
}
