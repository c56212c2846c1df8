package import NavModel

extension Machine {
  /// Where it is, in one line: `Library › Songs ⌃Sort by`.
  package var location: String {
    var parts: [String] = []
    for number in 0...state.presented.count {
      var titles: [String] = surfaceTitles(number)
      if number > 0, let presentation = presentation(ofSurface: number) {
        let own: String = shownText(
          presentation.title, in: Scope(owner: topPath(ofSurface: number)))
        let name: String = own.isEmpty ? prototype.text(presentation.name) : own
        // Its own content has its title; a stack in it is told behind it.
        if case .screen = presentation.content { titles = [] }
        parts.append(([name] + titles).joined(separator: " › "))
      } else {
        parts.append(titles.joined(separator: " › "))
      }
    }
    return parts.joined(separator: " ⌃")
  }

  /// The tab and the screens that show on a surface, root first.
  private func surfaceTitles(_ number: Int) -> [String] {
    let surface: Surface = surface(number)
    var titles: [String] = []
    if let bar = surface.tabBar {
      if bar.showsMoreList { return ["More"] }
      titles.append(title(ofTab: Int(bar.selected), onSurface: number))
    }
    guard surface.stacks.indices.contains(surface.current) else { return titles }
    for depth in surface.stacks[surface.current].screens.indices {
      let path = InstancePath(surface: number, stack: surface.current, depth: depth)
      guard let screen = screen(at: path) else { continue }
      let shown: String = shownText(screen.title, in: Scope(owner: path))
      let title: String = shown.isEmpty ? screen.name.map { prototype.text($0) } ?? "" : shown
      // A tab and its root often have one title.
      if depth == 0, titles.last == title { continue }
      titles.append(title)
    }
    return titles
  }
}
