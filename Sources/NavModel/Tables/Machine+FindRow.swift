/// Which row an address means (laws G5 and R6).
extension Machine {
  /// The row an address means: its number as shown and its place in the data.
  ///
  /// Refused when there is none, or several.
  func find(_ address: RowAddress, in element: Int, at path: InstancePath) throws(Halt)
    -> (number: Int, place: Int32)
  {
    let rows: RowList = try rowList(of: element, at: path)
    let range: Range<Int> = try searched(rows, address.section)
    let found: [Int]
    do throws(Failure) {
      found = try numbers(address.selector, in: rows, range, of: element, at: path, limit: 4)
    } catch {
      throw .failed(error)
    }
    guard let number = found.first, let place = rows.place(number) else {
      throw absent(address, rows, element, path)
    }
    if found.count > 1 { throw ambiguous(address, found, rows, element, path) }
    return (number, place)
  }

  /// Whether an address finds at least one row.
  func hasRow(_ address: RowAddress, in element: Int, at path: InstancePath) -> Bool {
    do throws(Halt) {
      _ = try find(address, in: element, at: path)
      return true
    } catch {
      if case .refused(let refusal) = error { return refusal.reason == .ambiguous }
      return false
    }
  }

  /// Whether a row (by its place in the data) is among those that show.
  func isRowShown(_ row: Int32, of element: Int, at path: InstancePath) throws(Failure) -> Bool {
    try rows(of: element, at: path).number(ofPlace: row) != nil
  }

  /// The positions, from 0, that a section's rows have; all without a section.
  private func searched(_ rows: RowList, _ header: String?) throws(Halt) -> Range<Int> {
    guard let header else { return 0..<rows.count }
    for section in rows.sections where section.header == header { return section.range }
    let headers: [String] = rows.sections.compactMap { $0.header }
    throw .refuse(
      .absent, "there is no section \(quoted(header))",
      help: suggestion(for: header, in: headers)
        ?? (headers.isEmpty
          ? "the table has no sections"
          : "there are: " + headers.prefix(12).joined(separator: ", ")))
  }

  /// The numbers of the rows a selector means, up to a limit.
  private func numbers(
    _ selector: RowAddress.Selector, in rows: RowList, _ range: Range<Int>, of element: Int,
    at path: InstancePath, limit: Int
  ) throws(Failure) -> [Int] {
    var found: [Int] = []
    switch selector {
    case .number(let number):
      let whole: Int = range.lowerBound.addingReportingOverflow(number).partialValue
      if number >= 1, number <= range.count { found.append(whole) }
    case .title(let title):
      let sought = TitleSearch(title)
      for index in range {
        guard let place = rows.place(index + 1) else { break }
        if try has(sought, place, element, path) { found.append(index + 1) }
        if found.count == limit { break }
      }
    case .name(let name):
      guard let table = table(element, at: path) else { return [] }
      for index in range {
        guard let place = rows.place(index + 1) else { break }
        guard let row = table.inlineRow(place) else { return [] }
        if row.name == name { found.append(index + 1) }
      }
    case .condition(let condition, let locals):
      if case .data(let data)? = table(element, at: path)?.rows {
        let scope = Scope(owner: path, element: element, locals: locals)
        let ready: RowCondition = prepared(condition, for: data.source, in: scope)
        for index in range {
          guard let place = rows.place(index + 1) else { break }
          if try holds(ready, place, of: data.source, in: scope) { found.append(index + 1) }
          if found.count == limit { break }
        }
        return found
      }
      for index in range {
        guard let place = rows.place(index + 1) else { break }
        var scope: Scope = try rowScope(place, of: element, at: path)
        scope.locals = locals
        if try holds(condition, in: scope) { found.append(index + 1) }
        if found.count == limit { break }
      }
    case .row(let reference):
      guard case .data(let data)? = table(element, at: path)?.rows,
        reference.source === data.source || reference.source.data == data.source.data,
        let number = rows.number(ofPlace: reference.row), range.contains(number - 1)
      else { return [] }
      found.append(number)
    }
    return found
  }

  private func has(
    _ sought: TitleSearch, _ place: Int32, _ element: Int, _ path: InstancePath
  ) throws(Failure) -> Bool {
    if let bytes = sought.bytes, case .data(let data)? = table(element, at: path)?.rows {
      return data.source.data.bytes(Int(place), data.title).elementsEqual(bytes)
    }
    return try rowTitle(place, of: element, at: path) == sought.title
  }

  // MARK: Refusals

  private func absent(
    _ address: RowAddress, _ rows: RowList, _ element: Int, _ path: InstancePath
  ) -> Halt {
    let inSection: String = address.section.map { " in section \(quoted($0))" } ?? ""
    switch address.selector {
    case .number(let number):
      let count: String = rows.count == 1 ? "is 1 row" : "are \(rows.count) rows"
      return .refuse(
        .absent, "there is no row \(number)\(inSection)",
        help: address.section == nil ? "there \(count)" : nil)
    case .title(let title):
      return .refuse(
        .absent, "there is no row \(quoted(title))\(inSection)",
        help: hint(title, rows, element, path))
    case .name(let name):
      return .refuse(.absent, "there is no row \(prototype.text(name))\(inSection)")
    case .condition: return .refuse(.absent, "no row is like that\(inSection)")
    case .row: return .refuse(.absent, "that row doesn't show now")
    }
  }

  /// The nearest title, or what keeps the row from showing.
  private func hint(_ title: String, _ rows: RowList, _ element: Int, _ path: InstancePath)
    -> String?
  {
    do throws(Failure) {
      var titles: [String] = []
      var number = 1
      while let place = rows.place(number), number <= 1000 {
        titles.append(try rowTitle(place, of: element, at: path))
        number += 1
      }
      if let near = nearest(to: title, in: titles) { return "did you mean \(quoted(near))?" }
      guard try rowSearch(of: element, at: path, 0) != nil else { return nil }
      return "only rows that the search finds show; `clear` shows all"
    } catch {
      return nil
    }
  }

  private func ambiguous(
    _ address: RowAddress, _ numbers: [Int], _ rows: RowList, _ element: Int,
    _ path: InstancePath
  ) -> Halt {
    var candidates: [String] = []
    for number in numbers {
      guard let place = rows.place(number) else { continue }
      var text = "row \(number)"
      do throws(Failure) {
        text += " " + quoted(try rowTitle(place, of: element, at: path))
        if let subtitle = try rowSubtitle(place, of: element, at: path), !subtitle.isEmpty {
          text += ", " + subtitle
        }
      } catch {}
      if let header = rows.section(ofNumber: number)?.header {
        text += " in section \(quoted(header))"
      }
      candidates.append(text)
    }
    return .refuse(
      .ambiguous,
      "several rows are like that: " + candidates.joined(separator: "; ")
        + (numbers.count == 4 ? "; …" : ""),
      help: "say which with its number, `in section …`, or `row where …`")
  }
}

/// A title to look for; where every byte is ASCII, bytes tell it as well as letters do.
private struct TitleSearch {
  let title: String
  let bytes: [UInt8]?

  init(_ title: String) {
    self.title = title
    let bytes: [UInt8] = Array(title.utf8)
    self.bytes = bytes.contains(where: { $0 >= 0x80 }) ? nil : bytes
  }
}
