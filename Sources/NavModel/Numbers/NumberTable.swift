/// Looks up how a locale writes numbers.
///
/// The table is text and is read only when a prototype asks, so that it costs nothing at the start.
package enum NumberTable {
  /// How a locale writes numbers; nothing when there is no such locale.
  package static func style(of locale: String) -> NumberStyle? {
    guard let entry = entry(of: locale), let number = entry.style,
      let fields = field(number, of: NumberTableData.styles)
    else { return nil }
    return NumberStyle(fields: fields)
  }

  /// The way a locale's name is written in the table, such as `de_DE`; nothing when there is no such one.
  package static func locale(_ name: String) -> String? {
    let wanted: [UInt8] = folded(name)
    var found: String?
    forEach(NumberTableData.locales) { fields in
      guard let first = fields.first, folded(first) == wanted else { return true }
      found = first
      return false
    }
    return found
  }

  /// A currency as a locale writes it; nothing when there is no such currency.
  package static func currency(_ code: String, in locale: String) -> Currency? {
    guard var currency = currency(code) else { return nil }
    var name: String? = self.locale(locale)
    while let current = name {
      if let entry = entry(of: current), let sign = entry.sign(of: code) {
        sign.change(&currency)
        return currency
      }
      name = parent(of: current)
    }
    return currency
  }

  /// A style that a currency needs where it isn't written as the others are.
  package static func style(of code: String, in locale: String) -> NumberStyle? {
    var name: String? = self.locale(locale)
    while let current = name {
      if let entry = entry(of: current), let sign = entry.sign(of: code) {
        guard let number = sign.style, let fields = field(number, of: NumberTableData.styles)
        else { return nil }
        return NumberStyle(fields: fields)
      }
      name = parent(of: current)
    }
    return nil
  }

  /// The names of all locales, in order.
  package static var locales: [String] {
    var names: [String] = []
    forEach(NumberTableData.locales) { fields in
      if let first = fields.first { names.append(first) }
      return true
    }
    return names
  }

  /// The codes of all currencies, in order.
  package static var currencies: [String] {
    var codes: [String] = []
    forEach(NumberTableData.currencies) { fields in
      if let first = fields.first { codes.append(String(first.prefix(3))) }
      return true
    }
    return codes
  }

  // MARK: Reading the table

  /// A currency as most languages write it.
  private static func currency(_ code: String) -> Currency? {
    var found: Currency?
    forEach(NumberTableData.currencies) { fields in
      guard let first = fields.first, first.prefix(3) == code[...] else { return true }
      let rest: Substring = first.dropFirst(3)
      let symbol = String(rest.dropFirst())
      found = Currency(
        code: code, symbol: symbol.isEmpty ? code : symbol, digits: Int(rest.prefix(1)) ?? 2)
      return false
    }
    return found
  }

  private static func entry(of locale: String) -> LocaleEntry? {
    let wanted: [UInt8] = folded(locale)
    var found: LocaleEntry?
    forEach(NumberTableData.locales) { fields in
      guard let first = fields.first, folded(first) == wanted else { return true }
      found = LocaleEntry(fields)
      return false
    }
    return found
  }

  private static func field(_ number: Int, of table: StaticString) -> [String]? {
    var left: Int = number
    var found: [String]?
    forEach(table) { fields in
      if left == 0 { found = fields }
      left -= 1
      return found == nil
    }
    return found
  }

  /// Gives the entries of a table, divided into fields, until it is told to stop.
  private static func forEach(_ table: StaticString, _ body: ([String]) -> Bool) {
    table.withUTF8Buffer { bytes in
      for entry in bytes.split(whereSeparator: { $0 == 0x7E || $0 == 0x0A }) {
        let fields: [String] = entry.split(separator: 0x7C, omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
        if !body(fields) { return }
      }
    }
  }

  /// A locale's name in lower case, with the hyphens that some write as underscores.
  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { byte in
      byte == 0x2D ? 0x5F : byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
    }
  }

  private static func parent(of locale: String) -> String? {
    locale.lastIndex(of: "_").map { String(locale[..<$0]) }
  }
}

/// What the table says of a locale.
private struct LocaleEntry {
  /// The number of its style.
  let style: Int?
  private let signs: ArraySlice<String>

  init(_ fields: [String]) {
    style = fields.count > 1 ? Int(fields[1]) : nil
    signs = fields.dropFirst(2)
  }

  /// What it says of a currency: `CHF`, then `0!` for its digits, `12@` for a style, and its sign.
  struct Sign {
    var digits: Int?
    var style: Int?
    var symbol: String

    func change(_ currency: inout Currency) {
      currency.symbol = symbol
      if let digits { currency.digits = digits }
    }
  }

  func sign(of code: String) -> Sign? {
    for sign in signs where sign.prefix(3) == code[...] {
      var rest: Substring = sign.dropFirst(3)
      let digits: Int? = number(before: "!", in: &rest)
      let style: Int? = number(before: "@", in: &rest)
      return Sign(digits: digits, style: style, symbol: String(rest))
    }
    return nil
  }

  private func number(before mark: Character, in text: inout Substring) -> Int? {
    guard let end = text.firstIndex(of: mark), let number = Int(text[..<end]) else { return nil }
    text = text[text.index(after: end)...]
    return number
  }
}

extension NumberStyle {
  /// Reads a style of the table.
  fileprivate init?(fields: [String]) {
    guard fields.count == 22, let value = UInt32(fields[0], radix: 16),
      let zero = Unicode.Scalar(value)
    else { return nil }
    self.zero = zero
    decimalSeparator = fields[1]
    grouping = Grouping(fields[2...3])
    number = Signed(fields[4...7])
    percentGrouping = Grouping(fields[8...9])
    percent = Signed(fields[10...13])
    currencyDecimalSeparator = fields[14]
    currencyGrouping = Grouping(fields[15...16])
    currency = Signed(fields[17...20])
    currencyGap = fields[21].isEmpty ? "" : "\u{A0}"
  }
}

extension NumberStyle.Grouping {
  /// Reads a separator and three digits: the sizes of groups, and the least before a separator.
  fileprivate init(_ fields: ArraySlice<String>) {
    var sizes: [Int] = (fields.last ?? "").compactMap { $0.wholeNumberValue }
    while sizes.count < 3 { sizes.append(0) }
    self.init(
      separator: fields.first ?? "", primary: sizes[0], secondary: sizes[1], minimum: sizes[2])
  }
}

extension NumberStyle.Signed {
  fileprivate init(_ fields: ArraySlice<String>) {
    let texts: [String] = Array(fields)
    self.init(
      positive: NumberStyle.Affixes(texts[0], texts[1]),
      negative: NumberStyle.Affixes(texts[2], texts[3]))
  }
}
