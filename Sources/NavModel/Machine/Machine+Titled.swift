/// Finding what shows by its title.
extension Machine {
  /// What shows a title, topmost surface first: a control, an option, a row, a tab.
  func thing(titled title: String, _ scope: Scope, _ depth: Int) throws(Failure) -> Thing? {
    var surface: Int = topSurface
    while surface >= 0 {
      if let path = topPath(ofSurface: surface),
        let thing = try thing(titled: title, at: path, depth)
      {
        return thing
      }
      if let tab = try tab(titled: title, onSurface: surface, depth) { return .tab(tab) }
      surface -= 1
    }
    return nil
  }

  private func thing(titled title: String, at path: InstancePath, _ depth: Int) throws(Failure)
    -> Thing?
  {
    guard let screen = screen(at: path) else { return nil }
    for element in screen.elements.indices where try isShown(element, at: path, depth) {
      let definition: Element = screen.elements[element]
      if definition.table != nil {
        let rows: RowList = try rows(of: element, at: path, depth)
        if let number = try firstNumber(titled: title, in: rows, of: element, at: path),
          let place = rows.place(number)
        {
          return .row(place, element, path)
        }
        continue
      }
      let scope = Scope(owner: path, element: element, depth: depth)
      if try text(definition.title, in: scope) == title { return .element(element, path) }
      if definition.kind == .choice,
        try properties(of: element, at: path, depth).texts("of").contains(title)
      {
        return .element(element, path)
      }
    }
    return nil
  }

  /// The number of the first row with a title.
  func firstNumber(
    titled title: String, in rows: RowList, of element: Int, at path: InstancePath
  ) throws(Failure) -> Int? {
    var number = 1
    while let place = rows.place(number) {
      if try rowTitle(place, of: element, at: path) == title { return number }
      number += 1
    }
    return nil
  }

  private func tab(titled title: String, onSurface surface: Int, _ depth: Int) throws(Failure)
    -> Int?
  {
    guard case .tabs(let indices, _) = content(ofSurface: surface) else { return nil }
    for index in indices {
      let tab: Tab = prototype.definitions.tabs[Int(index)]
      if try text(tab.title, in: Scope(depth: depth)) == title { return Int(index) }
    }
    return nil
  }
}
