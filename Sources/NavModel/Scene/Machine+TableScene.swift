/// What a table shows now.
extension Machine {
  /// A table from its first drawn row on; only rows that show are read (law R7).
  func tableScene(_ element: Int, at path: InstancePath, rowLimit: Int) -> TableScene {
    let definition: Element? = self.element(element, at: path)
    let name: String = definition?.name.map { prototype.text($0) } ?? ""
    guard let table = definition?.table else {
      return TableScene(element: element, name: name, style: .plain)
    }
    var scene = TableScene(element: element, name: name, style: table.style)
    do throws(Failure) {
      let rows: RowList = try rows(of: element, at: path)
      let state: TableState = tableState(element, at: path)
      let search: RowSearch? = try rowSearch(of: element, at: path, 0)
      scene.rowCount = rows.count
      scene.firstRow = max(1, min(Int(state.top), rows.count))
      scene.isEditing = state.isEditing
      if search != nil { scene.unfilteredCount = try unfilteredCount(of: element, at: path) }
      if rows.count == 0 { scene.empty = table.empty.map { shownText($0, in: Scope(owner: path)) } }
      let isSearching: Bool =
        screen(at: path)?.search?.table == element && searchState(at: path)?.isActive == true
      if table.hasIndex, table.style == .plain, !isSearching { scene.index = index(of: rows) }
      let drawing = RowDrawing(
        table: table, state: state, element: element, path: path,
        canMove: search == nil && !table.isSorted)
      addLines(of: rows, drawing, limit: max(0, rowLimit), to: &scene)
    } catch {
      scene.empty = "⚠ " + error.message
    }
    return scene
  }

  /// What the rows of a table have in common while they are read.
  private struct RowDrawing {
    let table: Table
    let state: TableState
    let element: Int
    let path: InstancePath
    let canMove: Bool
  }

  /// The headers that the index shows, without those that are empty.
  private func index(of rows: RowList) -> [String] {
    rows.sections.compactMap { section in
      guard let header = section.header, !header.isEmpty else { return nil }
      return header
    }
  }

  private func addLines(
    of rows: RowList, _ drawing: RowDrawing, limit: Int, to scene: inout TableScene
  ) {
    let start: Int = scene.firstRow - 1
    let end: Int = rows.count - start > limit ? start + limit : rows.count
    func addRows(_ range: Range<Int>) {
      for position in range {
        guard let place = rows.place(position + 1) else { continue }
        scene.lines.append(.row(rowScene(place, number: position + 1, drawing)))
      }
    }
    if rows.sections.isEmpty {
      addRows(start..<max(start, end))
      return
    }
    for section in rows.sections {
      if section.range.lowerBound > end || (section.range.lowerBound == end && end < rows.count) {
        break
      }
      let isAbove: Bool = section.range.upperBound <= start && start > 0
      if isAbove { continue }
      scene.lines.append(.header(section.header ?? ""))
      let first: Int = max(start, section.range.lowerBound)
      addRows(first..<max(first, min(end, section.range.upperBound)))
      if section.range.upperBound <= end, let footer = section.footer {
        scene.lines.append(.footer(footer))
      }
    }
  }

  private func rowScene(_ place: Int32, number: Int, _ drawing: RowDrawing) -> RowScene {
    let element: Int = drawing.element
    let path: InstancePath = drawing.path
    let rule: RowRule = rowRule(place, of: element, at: path)
    var row = RowScene(
      identity: ItemIdentity(element: element, row: place), number: number, title: "⚠")
    do throws(Failure) {
      row.title = try rowTitle(place, of: element, at: path)
      row.subtitle = try rowSubtitle(place, of: element, at: path)
      row.value = try rowValueText(place, of: element, at: path)
      row.isEnabled = try isRowEnabled(place, of: element, at: path)
      let scope: Scope = try rowScope(place, of: element, at: path)
      row.hasCheckmark = rule.checkmark == .never ? false : try holds(rule.checkmark, in: scope)
      let leads: Bool = rule.arrow.map { self.leads($0, in: scope) } ?? false
      row.hasDisclosure = (rule.hasDisclosure || leads) && !drawing.state.isEditing
      if drawing.state.revealed == place {
        row.revealed = revealed(place, drawing, in: scope)
        row.revealedSide = drawing.state.revealedSide
      }
    } catch {
      row.isEnabled = false
      if row.title != "⚠" { row.title += " ⚠" }
    }
    row.icon = rule.icon
    row.isDestructive = rule.isDestructive
    row.isSelected = drawing.state.selected.contains(place)
    row.hasInfo = rule.info != nil && !drawing.state.isEditing
    row.hasDeleteControl = drawing.table.isEditable && drawing.state.isEditing
    row.hasMoveHandle =
      drawing.table.isMovable && drawing.state.isEditing && drawing.canMove
    return row
  }

  /// The swipe actions of a row that show.
  private func revealed(_ place: Int32, _ drawing: RowDrawing, in scope: Scope)
    -> [SwipeActionScene]
  {
    var actions: [SwipeActionScene] = []
    let side: RowAction.Side = drawing.state.revealedSide
    for swipe in rowActions(place, side, of: drawing.element, at: drawing.path) {
      var action = SwipeActionScene(shownText(swipe.title, in: scope))
      action.isDestructive = swipe.isDestructive
      do throws(Failure) { action.isEnabled = try holds(swipe.enabled, in: scope) } catch {
        action.isEnabled = false
      }
      actions.append(action)
    }
    return actions
  }
}

extension Table {
  /// Whether the order of its rows comes from a column.
  var isSorted: Bool {
    if case .data(let data) = rows { return data.sortColumn != nil }
    return false
  }
}
