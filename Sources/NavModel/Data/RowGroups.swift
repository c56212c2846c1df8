/// Rows under a header.
package struct RowSection: Hashable, Sendable {
  package let header: String
  package let rows: [Int32]

  /// Creates a section.
  package init(header: String, rows: [Int32]) {
    self.header = header
    self.rows = rows
  }
}

/// The section that each row of a table belongs to, made once for a table and a column.
package struct RowGroups: Hashable, Sendable {
  /// The headers in the order in which they show.
  package let headers: [String]
  /// The number of the header of each row.
  package let groupOfRow: [Int32]

  /// Returns the rows in their sections, in the order they are given; sections without one of them
  /// are left out.
  package func sections(of rows: [Int32]) -> [RowSection] {
    var members: [[Int32]] = headers.map { _ in [] }
    for row in rows where groupOfRow.indices.contains(Int(row)) {
      members[Int(groupOfRow[Int(row)])].append(row)
    }
    var sections: [RowSection] = []
    for (header, rows) in zip(headers, members) where !rows.isEmpty {
      sections.append(RowSection(header: header, rows: rows))
    }
    return sections
  }
}

extension DataTable {
  /// Returns the groups of rows that have the same text in a column (law R8).
  ///
  /// They stand in the order in which they begin in the data, so a search or another order of the
  /// rows never changes it. By initials they are sorted by letter, and `#` is the last.
  package func groups(by column: Int, initial: Bool) -> RowGroups {
    guard cells.indices.contains(column) else {
      return RowGroups(
        headers: [""], groupOfRow: Array(repeating: 0, count: rowCount))
    }
    return initial ? groupsByInitial(cells[column]) : groupsByText(cells[column])
  }

  /// Returns the rows in sections by a column, in the order they are given.
  package func sections(by column: Int, initial: Bool, rows: [Int32]) -> [RowSection] {
    groups(by: column, initial: initial).sections(of: rows)
  }

  private func groupsByInitial(_ column: DataColumn) -> RowGroups {
    let noLetter: UInt32 = .max
    var letters: [UInt32] = []
    letters.reserveCapacity(rowCount)
    column.folded.withUnsafeBufferPointer { bytes in
      for row in 0..<rowCount {
        let cell = UnsafeBufferPointer(rebasing: bytes[column.foldedRange(row)])
        letters.append(firstLetterScalar(cell) ?? noLetter)
      }
    }
    let sorted: [UInt32] = Set(letters).sorted()
    var groups: [UInt32: Int32] = [:]
    var headers: [String] = []
    for letter in sorted {
      groups[letter] = Int32(truncatingIfNeeded: headers.count)
      headers.append(letter == noLetter ? "#" : initialTitle(letter))
    }
    return RowGroups(headers: headers, groupOfRow: letters.map { groups[$0] ?? 0 })
  }

  private func groupsByText(_ column: DataColumn) -> RowGroups {
    var index = CellIndex(column)
    var groupOfRow: [Int32] = []
    groupOfRow.reserveCapacity(rowCount)
    for row in 0..<rowCount { groupOfRow.append(index.group(of: row)) }
    let headers: [String] = index.firstRows.map { row in
      String(decoding: column.bytes[column.range(Int(row))], as: UTF8.self)
    }
    return RowGroups(headers: headers, groupOfRow: groupOfRow)
  }
}
