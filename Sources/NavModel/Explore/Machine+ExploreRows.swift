/// The rows that are tried when all states are explored.
extension Machine {
  /// How many rows are read to find one for each different target.
  private static let mostRowsRead = 200

  /// The first row, the last, one for each different target, and those that `samples` name, with their
  /// info buttons and swipe actions.
  func addExploredRows(
    of element: Int, at path: InstancePath, limit: Int, to found: inout [PossibleGesture]
  ) {
    guard limit > 0, let definition = screen(at: path)?.elements[element],
      let table = definition.table
    else { return }
    let rows: RowList
    do throws(Halt) { rows = try rowList(of: element, at: path) } catch { return }
    let titles: [String] = shortTitles(of: rows, element, at: path)
    for number in numbers(of: rows, element, at: path) {
      guard let place = rows.place(number) else { continue }
      let title: String = titles.isEmpty ? "" : titles[number - 1]
      let isOne: Bool = !title.isEmpty && titles.count { $0 == title } == 1
      let address = RowAddress(isOne ? .title(title) : .number(number))
      add(place, address, isOne ? quoted(title) : "\(number)", element, table, at: path, to: &found)
    }
    for sample in texts("samples", of: definition) {
      let address = RowAddress(.title(sample))
      guard hasRow(address, in: element, at: path) else { continue }
      found.append(
        PossibleGesture(
          gesture: .tapRow(address), line: "tap row \(quoted(sample))", note: "a sample"))
    }
    addRevealed(of: element, at: path, to: &found)
  }

  /// The titles of a table with few rows; of a longer one none, since reading them takes too long.
  private func shortTitles(of rows: RowList, _ element: Int, at path: InstancePath) -> [String] {
    guard rows.count <= 50 else { return [] }
    var titles: [String] = []
    for number in 0..<rows.count {
      guard let place = rows.place(number + 1) else { return [] }
      titles.append(shownRowTitle(place, of: element, at: path))
    }
    return titles
  }

  /// The numbers of the rows to try, ascending.
  private func numbers(of rows: RowList, _ element: Int, at path: InstancePath) -> [Int] {
    guard rows.count > 0 else { return [] }
    var numbers: [Int] = [1]
    var seen: [RowTarget] = []
    for number in 1...min(rows.count, Self.mostRowsRead) {
      guard let place = rows.place(number) else { break }
      let target: RowTarget = target(of: place, element, at: path)
      if seen.contains(target) { continue }
      seen.append(target)
      if number > 1 { numbers.append(number) }
    }
    if !numbers.contains(rows.count) { numbers.append(rows.count) }
    return numbers
  }

  /// Where a row leads: its destination by name and what else tells rows apart.
  private struct RowTarget: Hashable {
    var name: Symbol?
    var isTab = false
    var body: Int32
    var hasInfo: Bool
    var swipes: Int
    var isEnabled: Bool
  }

  private func target(of place: Int32, _ element: Int, at path: InstancePath) -> RowTarget {
    let rule: RowRule = rowRule(place, of: element, at: path)
    var target = RowTarget(
      name: nil, body: rule.onTap?.id ?? -1, hasInfo: rule.info != nil,
      swipes: rule.swipes.count, isEnabled: true)
    do throws(Failure) { target.isEnabled = try isRowEnabled(place, of: element, at: path) } catch {
      target.isEnabled = false
    }
    guard let arrow = rule.arrow else { return target }
    do throws(Halt) {
      let scope: Scope
      do throws(Failure) { scope = try rowScope(place, of: element, at: path) } catch {
        return target
      }
      switch try chosen(arrow, scope: scope) {
      case .named(let name, _)?: target.name = name
      case .tab(let name)?:
        target.name = name
        target.isTab = true
      case .back?, nil: break
      }
    } catch { return target }
    return target
  }

  private func add(
    _ place: Int32, _ address: RowAddress, _ word: String, _ element: Int, _ table: Table,
    at path: InstancePath, to found: inout [PossibleGesture]
  ) {
    let rule: RowRule = rowRule(place, of: element, at: path)
    if rule.arrow != nil || rule.onTap != nil || table.selection != .none {
      found.append(PossibleGesture(gesture: .tapRow(address), line: "tap row \(word)", note: "row"))
    }
    if rule.info != nil {
      found.append(
        PossibleGesture(
          gesture: .tapInfo(address), line: "tap info of row \(word)", note: "info"))
    }
    for side in [RowAction.Side.left, .right] {
      let actions: [RowAction] = rowActions(place, side, of: element, at: path)
      guard !actions.isEmpty else { continue }
      let swipe = "swipe \(side == .left ? "left" : "right") row \(word)"
      found.append(
        PossibleGesture(
          gesture: .swipeRow(side, address, fully: true), line: swipe + " fully", note: "swipe"))
      guard actions.count > 1 else { continue }
      found.append(
        PossibleGesture(
          gesture: .swipeRow(side, address, fully: false), line: swipe, note: "shows actions"))
    }
  }

  /// The swipe actions that show.
  private func addRevealed(
    of element: Int, at path: InstancePath, to found: inout [PossibleGesture]
  ) {
    let table: TableState = tableState(element, at: path)
    guard table.revealed >= 0 else { return }
    for action in rowActions(table.revealed, table.revealedSide, of: element, at: path) {
      let title: String = self.title(of: action, table.revealed, element, path)
      tap(Target(.title(title)), "swipe action", &found)
    }
  }
}
