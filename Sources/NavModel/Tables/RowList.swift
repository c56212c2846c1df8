/// The rows of a table as they show: which places of its data, in which order, in which sections.
package struct RowList: Hashable, Sendable {
  /// Rows that stand under a header.
  package struct Section: Hashable, Sendable {
    package var header: String?
    package var footer: String?
    /// Positions in the list, from 0.
    package var range: Range<Int>
  }

  private enum Places: Hashable, Sendable {
    /// Every place up to a count, in order: costs nothing however many there are.
    case all(Int)
    case some([Int32])
  }

  private let places: Places
  /// In the order shown; empty when there is nothing to tell apart.
  package let sections: [Section]

  /// Creates a list of the first places of the data.
  init(first count: Int) {
    places = .all(count)
    sections = []
  }

  /// Creates a list of places.
  init(_ places: [Int32], sections: [Section] = []) {
    self.places = .some(places)
    self.sections = sections
  }

  /// Creates a list of rows in sections.
  init(_ groups: [RowSection]) {
    var all: [Int32] = []
    var sections: [Section] = []
    for group in groups {
      let start: Int = all.count
      all += group.rows
      sections.append(Section(header: group.header, range: start..<all.count))
    }
    self.init(all, sections: sections)
  }

  package var count: Int {
    switch places {
    case .all(let count): count
    case .some(let places): places.count
    }
  }

  /// The place in the data of the row with a number, from 1; nothing when there is no such row.
  package func place(_ number: Int) -> Int32? {
    guard number >= 1, number <= count else { return nil }
    switch places {
    case .all: return Int32(truncatingIfNeeded: number - 1)
    case .some(let places): return places[number - 1]
    }
  }

  /// The number, from 1, of the row at a place of the data; nothing when it doesn't show.
  package func number(ofPlace place: Int32) -> Int? {
    switch places {
    case .all(let count): return place >= 0 && Int(place) < count ? Int(place) + 1 : nil
    case .some(let places): return places.firstIndex(of: place).map { $0 + 1 }
    }
  }

  /// The section that the row with a number stands in.
  package func section(ofNumber number: Int) -> Section? {
    for section in sections where section.range.contains(number - 1) { return section }
    return nil
  }
}
