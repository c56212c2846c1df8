extension Event {
  /// The event as `events` lists it; where the language has a statement for it, as that.
  package var text: String {
    switch kind {
    case .push: "push \(subject)"
    case .pop: "pop \(subject)"
    case .appear: "appear \(subject)"
    case .disappear: "disappear \(subject)"
    case .selectTab: "select tab \(subject)"
    case .badge: "badge \(subject) \(value.literal)"
    case .moveTab: "move tab \(subject) to \(value.displayText)"
    case .present: "present \(subject)"
    case .close: "close \(subject)"
    case .cancel: "cancel \(subject)"
    case .resize: joined("resize", to: "to")
    case .adapt: joined("adapt", to: "to")
    case .enable: "enable \(subject)"
    case .disable: "disable \(subject)"
    case .assign: "\(subject) = \(value.literal)"
    case .change: joined("change", to: "to")
    case .judge:
      isEmpty(value) ? "judge \(subject) valid" : "judge \(subject) \(value.literal)"
    case .focus: subject.isEmpty ? "end editing" : "focus \(subject)"
    case .beginSearch: "begin search"
    case .endSearch: "cancel"
    case .search: "search \(value.literal)"
    case .scope: "scope \(subject)"
    case .fold: "fold search"
    case .unfold: "unfold search"
    case .scroll: joined("scroll", to: "to row")
    case .selectRow: "select row \(value.literal)"
    case .deselectRow: "deselect row \(value.literal)"
    case .revealActions: "reveal actions of row \(value.literal)"
    case .hideActions: "hide actions of row \(value.literal)"
    case .beginEditing: joined("edit", to: "")
    case .endEditing: joined("done", to: "")
    case .deleteRow: "delete row \(value.literal)"
    case .moveRow: "move row \(subject) to \(value.displayText)"
    case .refresh: joined("refresh", to: "")
    case .say: "say \(value.literal)"
    case .tooltip: isEmpty(value) ? "tooltip none" : "tooltip \(value.literal)"
    case .rotate: "rotate"
    case .device: "device \(subject)"
    case .clock: "wait \(value.displayText)"
    case .startTimer: joined("start timer", to: "due at")
    case .fireTimer: joined("fire timer", to: "due at")
    case .endTimer: joined("end timer", to: "due at")
    }
  }

  private func joined(_ verb: String, to word: String) -> String {
    var text: String = subject.isEmpty ? verb : verb + " " + subject
    if case .none = value { return text }
    if !word.isEmpty { text += " " + word }
    return text + " " + value.literal
  }
}
