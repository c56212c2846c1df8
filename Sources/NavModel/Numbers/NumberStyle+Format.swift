/// Writing numbers.
extension NumberStyle {
  /// A number as the locale writes it; one that isn't finite as a script does.
  package func text(of number: Double, _ format: NumberFormat) -> String {
    guard number.isFinite else { return number.description }
    let digits = DecimalDigits(number)
    switch format {
    case .number(let fractions):
      return text(of: digits, fractions, self.number, grouping, decimalSeparator)
    case .percent(let fractions):
      return text(
        of: digits.shifted(by: 2), fractions, percent, percentGrouping, decimalSeparator)
    case .currency(let currency, let fractions):
      let affixes = Signed(
        positive: self.currency.positive.holding(currency.symbol, currencyGap),
        negative: self.currency.negative.holding(currency.symbol, currencyGap))
      return text(of: digits, fractions, affixes, currencyGrouping, currencyDecimalSeparator)
    }
  }

  private func text(
    of digits: DecimalDigits, _ fractions: ClosedRange<Int>, _ signed: Signed,
    _ grouping: Grouping, _ separator: String
  ) -> String {
    let (whole, fraction): ([UInt8], [UInt8]) = digits.parts(fractions: fractions)
    let affixes: Affixes = digits.isNegative ? signed.negative : signed.positive
    var text: String = affixes.prefix
    for (index, digit) in whole.enumerated() {
      if index > 0, grouping.separates(whole.count - index, of: whole.count) {
        text += grouping.separator
      }
      append(digit, to: &text)
    }
    if !fraction.isEmpty {
      text += separator
      for digit in fraction { append(digit, to: &text) }
    }
    return text + affixes.suffix
  }

  private func append(_ digit: UInt8, to text: inout String) {
    text.unicodeScalars.append(Unicode.Scalar(zero.value + UInt32(digit)) ?? zero)
  }
}

extension NumberStyle.Grouping {
  /// Whether a separator stands before the last so many digits of a whole part.
  fileprivate func separates(_ rest: Int, of count: Int) -> Bool {
    guard primary > 0, count >= primary + minimum else { return false }
    if rest <= primary { return rest == primary }
    return secondary > 0 && (rest - primary) % secondary == 0
  }
}

extension NumberStyle.Affixes {
  /// The affixes with a currency's sign in its place.
  ///
  /// A sign that ends with a letter keeps its distance from the digits.
  fileprivate func holding(_ symbol: String, _ gap: String) -> NumberStyle.Affixes {
    var result: NumberStyle.Affixes = self
    if let place = prefix.firstIndex(of: "¤") {
      let isNext: Bool = prefix.index(after: place) == prefix.endIndex
      let gap: String = isNext && isLetter(symbol.last) ? gap : ""
      result.prefix.replaceSubrange(place...place, with: symbol + gap)
    } else if let place = suffix.firstIndex(of: "¤") {
      let gap: String = place == suffix.startIndex && isLetter(symbol.first) ? gap : ""
      result.suffix.replaceSubrange(place...place, with: gap + symbol)
    }
    return result
  }

  /// Whether a character is no sign: a letter, or a full stop after one.
  private func isLetter(_ character: Character?) -> Bool {
    guard let scalar = character?.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .format:
      return false
    default: return true
    }
  }
}
