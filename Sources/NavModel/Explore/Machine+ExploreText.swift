/// The texts that are typed when all states are explored.
extension Machine {
  /// A field that is empty gets each of its texts; one that isn't is cleared, where that can be done.
  func addExploredField(
    _ index: Int, _ element: Element, _ target: Target, at path: InstancePath,
    to found: inout [PossibleGesture]
  ) {
    let word: String = describe(target)
    if FieldState(controlState(index, at: path)).text.isEmpty {
      for text in textsToType(into: index, element, target, at: path) {
        found.append(
          PossibleGesture(
            gesture: .type(text, into: target), line: "type \(quoted(text)) into \(word)",
            note: element.word))
      }
    } else {
      found.append(
        PossibleGesture(gesture: .clear(target), line: "clear \(word)", note: element.word))
    }
    let isFocused: Bool = Int(content(at: path).focus) == index
    guard element.properties.contains(where: { $0.name == "return" }) || element.submits else {
      return
    }
    if isFocused {
      found.append(PossibleGesture(gesture: .pressReturn, line: "return", note: element.word))
    } else {
      tap(target, element.word, &found)
    }
  }

  /// The texts to try in a field: its samples, the prototype's, else one that its rule takes and one
  /// that it doesn't.
  private func textsToType(
    into index: Int, _ element: Element, _ target: Target, at path: InstancePath
  ) -> [String] {
    let own: [String] = texts("samples", of: element)
    if !own.isEmpty { return own }
    let shared: [String] = prototype.definitions.samples
    if !shared.isEmpty { return shared }
    var valid: String?
    var invalid: String?
    for text in Self.likelyTexts {
      var trial: Machine = self
      guard case .done = trial.perform(.type(text, into: target)) else { continue }
      var isValid = true
      do throws(Failure) {
        if case .boolean(false)? = try trial.read("valid", of: index, at: path, 0) {
          isValid = false
        }
      } catch { continue }
      if isValid { valid = valid ?? text } else { invalid = invalid ?? text }
      if !element.properties.contains(where: { $0.name == "valid" }) { break }
      if valid != nil, invalid != nil { break }
    }
    return [valid, invalid].compactMap { $0 }
  }

  /// What fields usually want, the plainest first.
  private static let likelyTexts: [String] = [
    "a", "1", "Ada Lovelace", "ada@example.com", "12345678", "Secret-123", "2026-11-30",
    "https://example.com", "+49 30 123456", "12345",
  ]

  /// Searching: a field without text gets each of its texts; what else the bar offers.
  func addExploredSearch(at path: InstancePath, to found: inout [PossibleGesture]) {
    guard let search = screen(at: path)?.search, let state = searchState(at: path) else { return }
    guard state.isShown else {
      found.append(
        PossibleGesture(gesture: .swipe(.down), line: "swipe down", note: "shows the search bar"))
      return
    }
    addSearch(at: path, to: &found)
    guard state.text.isEmpty else { return }
    for text in textsToSearch(search, at: path) {
      found.append(
        PossibleGesture(
          gesture: .search(text, scope: nil), line: "search \(quoted(text))", note: "searches"))
    }
  }

  /// The texts to search for: samples of the table and of the prototype; suggestions are tapped; else
  /// one that is found and one that isn't.
  private func textsToSearch(_ search: SearchBar, at path: InstancePath) -> [String] {
    guard let screen = screen(at: path) else { return [] }
    let table: Element? = search.table.flatMap {
      screen.elements.indices.contains($0) ? screen.elements[$0] : nil
    }
    let samples: [String] =
      (table.map { texts("samples", of: $0) } ?? []) + prototype.definitions.samples
    if !samples.isEmpty { return samples }
    if !search.suggestions.isEmpty { return [] }
    var words: [String] = ["qxz"]
    if let number = search.table {
      do throws(Failure) {
        let rows: RowList = try rows(of: number, at: path)
        if let place = rows.place(1) {
          let title: String = try rowTitle(place, of: number, at: path)
          if let word = title.split(separator: " ").first { words.insert(String(word), at: 0) }
        }
      } catch { return words }
    }
    return words
  }
}
