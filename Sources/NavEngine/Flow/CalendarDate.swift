/// A day of the calendar, for what holds until one.
package struct CalendarDate: Hashable, Sendable, Comparable {
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1.
  package let day: Int

  /// Reads `2026-03-31`; nothing when there is no such day.
  package init?(_ text: String) {
    let parts: [Int?] = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false).map {
      part in
      guard part.count <= 4, part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
      return Int(String(decoding: Array(part), as: UTF8.self))
    }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Creates a day; nothing when there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= CalendarDate.days(ofMonth: month, year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: return 31
    }
  }

  /// The day as it is written: `2026-03-31`.
  package var text: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  package static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}
