/// Other devices and turning them, laws P9 and T10.
extension Machine {
  /// Shows the app on another device.
  mutating func changeDevice(to name: String, place: Place) throws(Halt) {
    let devices: [Device] = prototype.definitions.devices
    guard let index = devices.firstIndex(where: { $0.name == name }) else {
      throw .fail(
        "unknown-device", "there is no device \(name)",
        help: suggestion(for: name, in: devices.map { $0.name })
          ?? "there are: \(devices.map { $0.name }.joined(separator: ", "))", at: place)
    }
    guard index != Int(state.device) else { return }
    let styles: [SurfaceScene.Style] = styles
    state.device = Int16(truncatingIfNeeded: index)
    report(.device, name)
    try adapt(from: styles)
  }

  /// Turns the device.
  mutating func rotate() throws(Halt) {
    let styles: [SurfaceScene.Style] = styles
    state.isLandscape.toggle()
    report(.rotate, state.isLandscape ? "landscape" : "portrait")
    try adapt(from: styles)
  }

  private var styles: [SurfaceScene.Style] {
    state.presented.indices.map { style(ofSurface: $0 + 1) }
  }

  /// Adapts what is presented and recomputes the overflow of tabs; selection, stacks and drafts stay.
  private mutating func adapt(from styles: [SurfaceScene.Style]) throws(Halt) {
    for index in state.presented.indices {
      if index < styles.count, style(ofSurface: index + 1) != styles[index] {
        report(.adapt, presentationName(ofSurface: index + 1))
      }
      // One whose source went with the change stands in the centre (law P9).
      if !hasSource(surface: index + 1) { state.presented[index].source = nil }
    }
    for number in 0...topSurface { try recomputeMore(onSurface: number) }
  }

  /// Keeps the selection when tabs move into More or out of it (law T10).
  package mutating func recomputeMore(onSurface number: Int) throws(Halt) {
    guard let bar = surface(number).tabBar else { return }
    let hidden: [Int] = tabsInMore(onSurface: number)
    if bar.showsMoreList, hidden.isEmpty {
      // The list has gone: the tab last picked in it, else the first.
      let tab: Int = bar.picked >= 0 ? Int(bar.picked) : tabOrder(onSurface: number).first ?? 0
      updateSurface(number) { surface in
        surface.tabBar?.selected = Int16(truncatingIfNeeded: tab)
        surface.tabBar?.showsMoreList = false
        surface.tabBar?.isEditing = false
        surface.tabBar?.keepsPlace = false
      }
      report(.selectTab, name(ofTab: tab, onSurface: number))
      try arriveAtTop(ofSurface: number)
    } else if !bar.showsMoreList, hidden.contains(Int(bar.selected)) {
      updateSurface(number) { surface in
        surface.tabBar?.picked = bar.selected
        surface.tabBar?.keepsPlace = true
      }
    } else if bar.keepsPlace, !hidden.contains(Int(bar.picked)) {
      updateSurface(number) { $0.tabBar?.keepsPlace = false }
    }
  }

  // MARK: Sources

  /// After each step: a popover or action sheet whose source went closes, keeping its changes, modal or
  /// not (law P10).
  mutating func settle() throws(Halt) {
    var number = 1
    while number <= topSurface {
      let kind: Presentation.Kind? = presentation(ofSurface: number)?.kind
      if kind == .popover || kind == .actions, !hasSource(surface: number) {
        try close(surface: number, .keeping)
        return
      }
      number += 1
    }
  }

  /// Whether the source of a presentation still stands there; one without a source has lost nothing.
  private func hasSource(surface number: Int) -> Bool {
    let presented: Presented = state.presented[number - 1]
    guard let source = presented.source, source.element >= 0 else { return true }
    guard let path = topPath(ofSurface: Int(presented.presenter)),
      path.stack == Int(source.stack), path.depth == Int(source.depth),
      let elements = screen(at: path)?.elements, elements.indices.contains(Int(source.element))
    else { return false }
    let element: Element = elements[Int(source.element)]
    do throws(Failure) {
      guard try holds(element.shown, in: Scope(owner: path)) else { return false }
      guard source.row >= 0 else { return true }
      return try isRowShown(source.row, of: Int(source.element), at: path)
    } catch {
      return true
    }
  }
}
