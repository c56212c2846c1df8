/// What a finger can reach through what is presented, laws P3, P4, S2, S3, N5.
extension Machine {
  /// What a touch of something below the topmost surface comes to.
  enum Reach: Sendable {
    /// Nothing is in the way.
    case acts
    /// The popover above closes, and the touch acts.
    case closesAndActs
    /// What is above closes, and that is all.
    case closesOnly
  }

  /// What a touch of an element of a surface comes to; nothing as element means the surface's own parts:
  /// its tab bar, its back button, its search field.
  func reach(surface number: Int, element: Int? = nil) throws(Halt) -> Reach {
    let top: Int = topSurface
    guard number < top, let presentation = presentation(ofSurface: top) else { return .acts }
    switch style(ofSurface: top) {
    case .app:
      return .acts
    case .alert:
      throw alertIsUp(top)
    case .actions:
      guard device.idiom == .phone else { return .closesOnly }
      throw covered(by: top)
    case .sheet, .fullScreen:
      throw presentation.isModal && presentation.kind == .popover ? isModal(top) : covered(by: top)
    case .popover:
      let isPassed: Bool = element.map { passes($0, surface: number, through: top) } ?? false
      if presentation.isModal {
        guard isPassed else { throw isModal(top) }
        return .acts
      }
      guard number == Int(state.presented[top - 1].presenter) else { return .closesOnly }
      if isPassed { return .closesAndActs }
      guard let element, isBarNeighbor(element, ofSourceOf: top) else { return .closesOnly }
      return .closesAndActs
    }
  }

  /// The refusal of what stands below a sheet.
  private func covered(by number: Int) -> Halt {
    let name: String = presentationName(ofSurface: number)
    let ways: String = waysOut(ofSurface: number)
    return .refuse(
      .covered, "\(name) covers it",
      help: "close it first: `dismiss`" + (ways == "none" ? "" : ", or \(ways)"))
  }

  /// Whether a popover passes touches of an element.
  private func passes(_ element: Int, surface number: Int, through top: Int) -> Bool {
    guard let presentation = presentation(ofSurface: top), !presentation.passes.isEmpty,
      let path = topPath(ofSurface: number), let screen = screen(at: path),
      screen.elements.indices.contains(element)
    else { return false }
    for target in presentation.passes {
      switch target.subject {
      case .name(let name):
        if screen.elements[element].name == name { return true }
      case .title(let title):
        if shownText(screen.elements[element].title, in: Scope(owner: path)) == title {
          return true
        }
      case .unknown:
        continue
      }
    }
    return false
  }

  /// Whether an element stands in the same bar as the source of a popover, and isn't that source.
  private func isBarNeighbor(_ element: Int, ofSourceOf top: Int) -> Bool {
    guard let source = state.presented[top - 1].source, source.element >= 0,
      let path = topPath(ofSurface: Int(state.presented[top - 1].presenter)),
      let elements = screen(at: path)?.elements,
      elements.indices.contains(element), elements.indices.contains(Int(source.element)),
      element != Int(source.element)
    else { return false }
    switch (elements[element].position, elements[Int(source.element)].position) {
    case (.toolbar, .toolbar): return true
    case (.leading, .leading), (.leading, .trailing), (.trailing, .leading), (.trailing, .trailing):
      return true
    default: return false
    }
  }

  /// Lets a touch through, or spends it on closing what is above.
  ///
  /// Returns whether it still acts.
  mutating func touch(surface number: Int, element: Int? = nil) throws(Halt) -> Bool {
    switch try reach(surface: number, element: element) {
    case .acts:
      return true
    case .closesAndActs:
      try closeTop(.keeping)
      return true
    case .closesOnly:
      _ = try dismiss()
      return false
    }
  }
}
