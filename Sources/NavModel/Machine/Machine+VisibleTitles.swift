/// What can be read on screen, for suggestions.
extension Machine {
  /// The titles that show, topmost surface first; of tables those of the first rows.
  func visibleTitles() -> [String] {
    var titles: [String] = []
    for number in stride(from: topSurface, through: 0, by: -1) {
      if let path = topPath(ofSurface: number), let elements = screen(at: path)?.elements {
        for (index, element) in elements.enumerated() where isShown(index, at: path) {
          titles.append(shownText(element.title, in: Scope(owner: path)))
          if element.kind == .table { titles += rowTitles(of: index, at: path) }
        }
      }
      for tab in tabs(onSurface: number).indices where isTabVisible(tab, onSurface: number) {
        titles.append(title(ofTab: tab, onSurface: number))
      }
    }
    return titles.filter { !$0.isEmpty }
  }

  private func rowTitles(of element: Int, at path: InstancePath) -> [String] {
    do throws(Failure) {
      let rows: RowList = try rows(of: element, at: path)
      var titles: [String] = []
      for number in 1..<(min(rows.count, 100) + 1) {
        guard let place = rows.place(number) else { break }
        titles.append(shownRowTitle(place, of: element, at: path))
      }
      return titles
    } catch {
      return []
    }
  }
}
