/// How a locale writes numbers: plain data, so that nothing has to be asked while a prototype runs.
package struct NumberStyle: Hashable, Sendable {
  /// What stands before and behind the digits.
  package struct Affixes: Hashable, Sendable {
    package var prefix: String
    package var suffix: String

    /// Creates affixes.
    package init(_ prefix: String, _ suffix: String) {
      self.prefix = prefix
      self.suffix = suffix
    }
  }

  /// The affixes of numbers from zero on, and of those below.
  package struct Signed: Hashable, Sendable {
    package var positive: Affixes
    package var negative: Affixes

    /// Creates both.
    package init(positive: Affixes, negative: Affixes) {
      self.positive = positive
      self.negative = negative
    }
  }

  /// How the digits of a whole part stand together.
  package struct Grouping: Hashable, Sendable {
    package var separator: String
    /// The group before the point, and those before that.
    package var primary: Int
    package var secondary: Int
    /// How many digits must stand before a separator for there to be any.
    package var minimum: Int

    /// Creates a grouping.
    package init(separator: String, primary: Int = 3, secondary: Int = 3, minimum: Int = 1) {
      self.separator = separator
      self.primary = primary
      self.secondary = secondary
      self.minimum = minimum
    }
  }

  /// The zero of the locale's digits; the others follow it.
  package var zero: Unicode.Scalar = "0"
  package var decimalSeparator = "."
  package var grouping = Grouping(separator: ",")
  package var number = Signed(positive: Affixes("", ""), negative: Affixes("-", ""))
  package var percent = Signed(positive: Affixes("", "%"), negative: Affixes("-", "%"))
  package var percentGrouping = Grouping(separator: ",")
  /// With `¤` where the sign of the currency stands.
  package var currency = Signed(positive: Affixes("¤", ""), negative: Affixes("-¤", ""))
  /// What keeps a sign of letters apart from the digits.
  package var currencyGap = "\u{A0}"
  package var currencyDecimalSeparator = "."
  package var currencyGrouping = Grouping(separator: ",")

  /// Creates the style of American English.
  package init() {}
}

/// A currency as a locale writes it.
package struct Currency: Hashable, Sendable {
  /// Its ISO 4217 code.
  package var code: String
  package var symbol: String
  /// How many digits its amounts have behind the point.
  package var digits: Int

  /// Creates a currency.
  package init(code: String, symbol: String, digits: Int) {
    self.code = code
    self.symbol = symbol
    self.digits = digits
  }
}

/// What kind of number a text shows.
package enum NumberFormat: Hashable, Sendable {
  /// With so many digits behind the point.
  case number(fractions: ClosedRange<Int>)
  /// A part of one, shown as a part of a hundred.
  case percent(fractions: ClosedRange<Int>)
  case currency(Currency, fractions: ClosedRange<Int>)

  /// A number with up to three digits behind the point.
  package static var number: NumberFormat { .number(fractions: 0...3) }
  /// A whole percentage.
  package static var percent: NumberFormat { .percent(fractions: 0...0) }
  /// An amount with as many digits behind the point as the currency has.
  package static func currency(_ currency: Currency) -> NumberFormat {
    .currency(currency, fractions: currency.digits...currency.digits)
  }
}
