internal import NavModel

/// What a step changed, as one line for people.
///
/// Where somebody is now comes as an arrow and a name; what follows from it by itself is left out.
struct EventLine {
  let events: [Event]
  /// The machine after the step; without one the line can't say what going back led to.
  let machine: Machine?
  let glyphs: GlyphSet

  /// The line; it says so when nothing changed.
  var text: String {
    // Where it led comes before what changed on the way.
    var ways = ""
    var changes = ""
    for (index, event) in events.enumerated() where !isOutdated(event, at: index) {
      guard let part = part(for: event) else { continue }
      if leads(event) { add(part, to: &ways) } else { add(part, to: &changes) }
    }
    if ways.isEmpty { ways = changes } else if !changes.isEmpty { add(changes, to: &ways) }
    return ways.isEmpty ? events.first?.text ?? "nothing changed" : ways
  }

  private func add(_ part: String, to line: inout String) {
    if line.isEmpty {
      line = part
    } else {
      line += (glyphs == .unicode ? " · " : ", ") + part
    }
  }

  /// Whether an event belongs to the way something took; what it changed aside comes after.
  private func leads(_ event: Event) -> Bool {
    switch event.kind {
    case .assign, .change, .badge, .focus: false
    default: true
    }
  }

  /// Whether a later event says what this one said, anew.
  private func isOutdated(_ event: Event, at index: Int) -> Bool {
    guard index + 1 < events.count else { return false }
    let later: ArraySlice<Event> = events[(index + 1)...]
    switch event.kind {
    case .change, .judge, .assign, .badge, .scroll, .search, .tooltip, .rotate, .device, .clock,
      .resize:
      return later.contains { $0.kind == event.kind && $0.subject == event.subject }
    case .focus: return later.contains { $0.kind == event.kind }
    // Where somebody is then, the tab says.
    case .pop: return later.contains { $0.kind == .pop || $0.kind == .selectTab }
    case .beginSearch: return later.contains { $0.kind == .search }
    // The search says which scope it is in.
    case .scope: return later.contains { $0.kind == .search || $0.kind == .scope }
    case .selectRow, .deselectRow: return later.contains { $0.kind == .push || $0.kind == .present }
    default: return false
    }
  }

  private func part(for event: Event) -> String? {
    let subject: String = event.subject
    var value: String { event.value.literal }
    switch event.kind {
    case .appear, .disappear, .startTimer, .fireTimer, .endTimer: return nil
    case .push: return arrow("→ ", "-> ") + subject
    case .pop: return pop(subject)
    case .selectTab: return glyphs.chosenStart + subject + glyphs.chosenEnd
    case .present: return arrow("⌃ ", "^ ") + subject
    case .close: return arrow("⌄ ", "v ") + subject
    case .cancel:
      return arrow("⌄ ", "v ") + subject + (keepsChanges(subject) ? ", nothing kept" : "")
    case .resize: return subject + " " + event.value.displayText
    case .adapt: return subject + adaptation(subject)
    case .badge:
      if case .none = event.value { return subject + " without badge" }
      return subject + " " + arrow("●", "*") + event.value.displayText
    case .moveTab: return "\(subject) in place \(event.value.displayText)"
    case .enable: return subject + " enabled"
    case .disable: return subject + " disabled"
    case .assign: return subject + " = " + truncated(value, to: 40)
    case .change:
      // What is secure comes without its value.
      if case .none = event.value { return subject + " changed" }
      return subject + ": " + truncated(value, to: 40)
    case .judge:
      let mark: String = glyphs == .unicode ? "⚠" : "!"
      if case .none = event.value { return subject + " is right" }
      return "\(subject) \(mark) \(event.value.displayText)"
    case .focus: return subject.isEmpty ? "editing ends" : "in " + subject
    case .beginSearch: return glyphs.search + " searching"
    case .endSearch: return glyphs.search + " search ends"
    case .search:
      if event.value == .text("") { return glyphs.search + " cleared" }
      return glyphs.search + " " + value + scope + found
    case .scope: return glyphs.search + " in " + subject + found
    case .fold: return "search field folded"
    case .unfold: return "search field shown"
    case .scroll:
      return event.value == .number(1) ? subject + " at the top" : subject + " at row " + value
    case .selectRow: return "row \(value) chosen"
    case .deselectRow: return "row \(value) no longer chosen"
    case .revealActions: return "actions of row \(value)"
    case .hideActions: return "actions of row \(value) hidden"
    case .beginEditing: return "editing " + subject
    case .endEditing: return "done editing " + subject
    case .deleteRow: return "row \(value) deleted"
    case .moveRow: return "row \(subject) now \(value)"
    case .refresh: return subject + " refreshed"
    case .say: return "says " + value
    case .tooltip:
      if case .text(let text) = event.value, !text.isEmpty { return "hovering shows " + value }
      return nil
    case .rotate: return subject
    case .device: return "on " + (machine?.device.title ?? subject)
    case .clock: return "the clock is at " + event.value.displayText
    }
  }

  private func arrow(_ unicode: String, _ ascii: String) -> String {
    glyphs == .unicode ? unicode : ascii
  }

  /// Going back says where it led, where that is known.
  private func pop(_ subject: String) -> String {
    guard let machine else { return arrow("← from ", "<- from ") + subject }
    let screen: String? = machine.topPath(ofSurface: machine.topStackSurface).map {
      machine.screenName(at: $0)
    }
    return arrow("← ", "<- ") + (screen ?? "more")
  }

  /// Whether a presentation has changes that it could have kept.
  private func keepsChanges(_ name: String) -> Bool {
    switch presentation(name)?.kind {
    case .popover?, .sheet?: true
    case .alert?, .actions?, nil: false
    }
  }

  private func presentation(_ name: String) -> Presentation? {
    guard let machine, let symbol = machine.prototype.definitions.names.symbol(name),
      let id = machine.prototype.presentation(named: symbol)
    else { return nil }
    return machine.prototype[id]
  }

  /// What a presentation stands as on the device of now.
  private func adaptation(_ name: String) -> String {
    guard let machine, let presentation = presentation(name) else { return " adapted" }
    switch machine.style(of: presentation) {
    case .popover: return " is a popover now"
    case .sheet: return " is a sheet now"
    case .fullScreen: return " fills the screen now"
    case .app, .alert, .actions: return " adapted"
    }
  }

  /// The scope that the same step chose.
  private var scope: String {
    guard let event = events.last(where: { $0.kind == .scope }) else { return "" }
    return " in " + event.subject
  }

  /// How many rows a search finds, when it searches a table.
  private var found: String {
    guard let machine else { return "" }
    for surface in machine.scene(rowLimit: 0).surfaces.reversed() {
      for case .table(let table) in surface.screen?.content ?? [] {
        if let all = table.unfilteredCount { return ": \(table.rowCount) of \(all)" }
      }
    }
    return ""
  }
}
