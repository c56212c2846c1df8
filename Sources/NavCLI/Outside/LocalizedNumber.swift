internal import NavModel

/// Numbers as locales write them, for the languages in the table; others are written as English does.
///
/// A table of three signs a language serves what prototypes show, and no library has to be loaded.
enum LocalizedNumber {
  /// How a language or a region writes numbers.
  private struct Signs {
    let decimal: String
    let grouping: String
    /// Whether the currency and the percent sign stand behind the number, with a space.
    let trails: Bool
  }

  private static let english = Signs(decimal: ".", grouping: ",", trails: false)
  private static let space = "\u{A0}"
  private static let narrowSpace = "\u{202F}"

  /// The number in a format; nothing when it is no number.
  static func text(_ value: Double, _ format: NumberFormat, locale: String) -> String? {
    guard value.isFinite else { return nil }
    let signs: Signs = signs(of: locale)
    switch format {
    case .number:
      return grouped(value, fractions: 0...3, signs)
    case .decimals(let count):
      let digits: Int = min(max(count, 0), 15)
      return grouped(value, fractions: digits...digits, signs)
    case .percent:
      let number: String = grouped(value * 100, fractions: 0...0, signs)
      return signs.trails ? number + space + "%" : number + "%"
    case .currency(let code):
      let digits: Int = ["JPY", "KRW", "CLP", "ISK", "VND"].contains(code) ? 0 : 2
      let number: String = grouped(abs(value), fractions: digits...digits, signs)
      let symbol: String = symbols[code] ?? code
      let minus: String = value < 0 ? "-" : ""
      if signs.trails { return minus + number + space + symbol }
      return minus + symbol + (symbol == code ? space : "") + number
    }
  }

  private static let symbols: [String: String] = [
    "EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "KRW": "₩", "INR": "₹", "ILS": "₪", "VND": "₫",
    "BRL": "R$",
  ]

  private static func signs(of locale: String) -> Signs {
    let parts: [Substring] = locale.split { $0 == "_" || $0 == "-" || $0 == "." }
    let language: String = parts.first.map { $0.lowercased() } ?? ""
    let region: String = parts.count > 1 ? parts[1].uppercased() : ""
    switch (language, region) {
    case ("de", "CH"), ("it", "CH"): return Signs(decimal: ".", grouping: "’", trails: false)
    case ("de", "AT"): return Signs(decimal: ",", grouping: space, trails: true)
    case ("es", "MX"), ("es", "US"): return english
    case ("pt", "BR"): return Signs(decimal: ",", grouping: ".", trails: false)
    case ("fr", "CH"): return Signs(decimal: ",", grouping: narrowSpace, trails: true)
    default: break
    }
    switch language {
    case "de", "es", "it", "id", "da", "el", "sl", "hr", "tr", "ro", "ca":
      return Signs(decimal: ",", grouping: ".", trails: true)
    case "nl": return Signs(decimal: ",", grouping: ".", trails: false)
    case "fr": return Signs(decimal: ",", grouping: narrowSpace, trails: true)
    case "sv", "nb", "nn", "no", "fi", "cs", "sk", "pl", "ru", "uk", "bg", "hu", "pt", "et", "lt",
      "lv":
      return Signs(decimal: ",", grouping: space, trails: true)
    default: return english
    }
  }

  /// The number rounded half to even, its whole part in groups of three.
  private static func grouped(
    _ value: Double, fractions: ClosedRange<Int>, _ signs: Signs
  ) -> String {
    var scale: Double = 1
    for _ in 0..<fractions.upperBound { scale *= 10 }
    let scaled: Double = (abs(value) * scale).rounded(.toNearestOrEven)
    // Beyond the integers that a number holds exactly there are no digits to group.
    guard let units = Int(exactly: scaled), let divisor = Int(exactly: scale) else {
      return "\(value)"
    }
    var text: String = groups(of: "\(units / divisor)", signs.grouping)
    var fraction: String = ""
    if fractions.upperBound > 0 {
      fraction = "\(units % divisor)"
      fraction = String(repeating: "0", count: fractions.upperBound - fraction.count) + fraction
      while fraction.count > fractions.lowerBound, fraction.last == "0" { fraction.removeLast() }
    }
    if !fraction.isEmpty { text += signs.decimal + fraction }
    return value < 0 && units != 0 ? "-" + text : text
  }

  private static func groups(of digits: String, _ separator: String) -> String {
    var text: String = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += separator }
      text.append(digit)
    }
    return text
  }
}
