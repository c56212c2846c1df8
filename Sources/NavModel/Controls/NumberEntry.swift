/// What may be typed into a field for numbers, and what it means (laws F4, F7).
struct NumberEntry {
  private enum Kind {
    /// Digits alone, at most so many.
    case digits(Int)
    case number
    case percent
    case currency(Currency)
  }

  private let kind: Kind
  private let style: NumberStyle
  /// How many digits may stand behind the point; nothing means any number.
  private let decimals: Int?

  /// Reads `digits N`, `number`, `decimals N`, `percent` and `currency CODE`; nothing for other fields.
  init?(_ properties: ControlProperties) {
    style = properties.numbers ?? NumberStyle()
    let decimals: Int? = properties.number("decimals").flatMap { Int(exactly: $0) }.map {
      min(max($0, 0), 15)
    }
    if let most = properties.number("digits").flatMap({ Int(exactly: $0) }) {
      kind = .digits(most)
      self.decimals = 0
    } else if properties.has("percent") {
      kind = .percent
      self.decimals = decimals
    } else if let code = properties.text("currency") {
      let digits: Int? = properties.number("currency digits").flatMap { Int(exactly: $0) }
      let currency = Currency(
        code: code, symbol: properties.text("currency symbol") ?? code,
        digits: min(max(digits ?? 2, 0), 15))
      kind = .currency(currency)
      self.decimals = decimals ?? currency.digits
    } else if properties.has("number") || decimals != nil {
      kind = .number
      self.decimals = decimals
    } else {
      return nil
    }
  }

  // MARK: What may be typed

  /// A text taken apart: its digits as ASCII, before and behind the point.
  private struct Parts {
    var isNegative = false
    var whole: [UInt8] = []
    /// Nothing without a point.
    var fraction: [UInt8]?
  }

  private func parts(_ text: String) -> Parts? {
    var parts = Parts()
    var isFirst = true
    for character in text {
      defer { isFirst = false }
      if let digit = digit(character) {
        if parts.fraction == nil {
          parts.whole.append(digit)
        } else {
          parts.fraction?.append(digit)
        }
      } else if isFirst, character == "-" || character == "−" {
        parts.isNegative = true
      } else if parts.fraction == nil, isPoint(character) {
        parts.fraction = []
      } else {
        return nil
      }
    }
    return parts
  }

  /// The digit a character is, as ASCII: of our digits or of the locale's.
  private func digit(_ character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    for zero in ["0" as Unicode.Scalar, style.zero]
    where scalar.value >= zero.value && scalar.value - zero.value < 10 {
      return UInt8(truncatingIfNeeded: 0x30 + scalar.value - zero.value)
    }
    return nil
  }

  /// A full stop is a point everywhere, as in the language itself.
  private func isPoint(_ character: Character) -> Bool {
    if character == "." { return true }
    let text = String(character)
    if case .currency = kind, text == style.currencyDecimalSeparator { return true }
    return text == style.decimalSeparator
  }

  /// Refuses a text that is no beginning of a number of this kind.
  func check(_ text: String, _ label: String) throws(Refusal) {
    let name: String = quoted(label)
    guard let parts = parts(text) else {
      throw Refusal(.restricted, "\(name) takes \(words)", help: help)
    }
    if case .digits(let most) = kind {
      guard !parts.isNegative, parts.fraction == nil else {
        throw Refusal(.restricted, "\(name) takes \(words)", help: help)
      }
      guard parts.whole.count <= most else {
        throw Refusal(.restricted, "\(name) takes at most \(most) digits")
      }
      return
    }
    if let decimals, let fraction = parts.fraction, fraction.count > decimals || decimals == 0 {
      throw Refusal(
        .restricted,
        decimals == 0
          ? "\(name) takes whole numbers" : "\(name) takes at most \(decimals) decimals")
    }
    guard parts.whole.count <= 300 else {
      throw Refusal(.restricted, "this number is too long for \(name)")
    }
  }

  private var words: String {
    if case .digits = kind { return "digits only" }
    return "a number"
  }

  private var help: String? {
    if case .digits = kind { return nil }
    return decimals == 0 ? nil : "\(quoted(style.decimalSeparator)) stands before decimals"
  }

  /// A number that was written with its groups apart, without what parts them; other texts as they are.
  func withoutGroups(_ text: String) -> String {
    for grouping in [style.grouping, style.currencyGrouping] where !grouping.separator.isEmpty {
      var joined = ""
      var groups: [Int] = [0]
      var isBehindPoint = false
      for character in text {
        if !isBehindPoint, String(character) == grouping.separator {
          groups.append(0)
          continue
        }
        if digit(character) != nil {
          if !isBehindPoint { groups[groups.count - 1] += 1 }
        } else if isPoint(character) {
          isBehindPoint = true
        }
        joined.append(character)
      }
      guard groups.count > 1, groups.last == grouping.primary, groups[0] > 0,
        groups[0] <= max(grouping.primary, grouping.secondary)
      else { continue }
      let middle: ArraySlice<Int> = groups[1..<(groups.count - 1)]
      if middle.allSatisfy({ $0 == grouping.secondary }) { return joined }
    }
    return text
  }

  // MARK: What it means

  /// The number that a text is; nothing while it is none yet.
  func number(_ text: String) -> Double? {
    guard let parts = parts(text), !parts.whole.isEmpty || parts.fraction?.isEmpty == false else {
      return nil
    }
    var ascii: [UInt8] = parts.isNegative ? [0x2D] : []
    ascii += parts.whole.isEmpty ? [0x30] : parts.whole
    if let fraction = parts.fraction, !fraction.isEmpty { ascii += [0x2E] + fraction }
    // A percentage is a part of one.
    if case .percent = kind { ascii += Array("e-2".utf8) }
    guard let number = Double(String(decoding: ascii, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }

  /// The text that somebody would have typed for a number; nothing when it doesn't fit.
  func text(for number: Double) -> String? {
    guard number.isFinite else { return nil }
    var digits = DecimalDigits(number)
    if case .percent = kind { digits = digits.shifted(by: 2) }
    let (whole, fraction): ([UInt8], [UInt8]) = digits.parts(fractions: 0...max(0, decimals ?? 15))
    var text: String = digits.isNegative ? "-" : ""
    for digit in whole { append(digit, to: &text) }
    if !fraction.isEmpty { text += style.decimalSeparator }
    for digit in fraction { append(digit, to: &text) }
    do throws(Refusal) {
      try check(text, "")
      return text
    } catch {
      return nil
    }
  }

  private func append(_ digit: UInt8, to text: inout String) {
    text.unicodeScalars.append(Unicode.Scalar(style.zero.value + UInt32(digit)) ?? "0")
  }

  /// How a number shows; nothing when it shows as it was typed.
  func shown(_ number: Double) -> String? {
    switch kind {
    case .digits: return nil
    case .number:
      return style.text(
        of: number, decimals.map { .number(fractions: $0...$0) } ?? .number)
    case .percent:
      return style.text(of: number, .percent(fractions: (decimals ?? 0)...(decimals ?? 0)))
    case .currency(let currency):
      let digits: Int = decimals ?? currency.digits
      return style.text(of: number, .currency(currency, fractions: digits...digits))
    }
  }
}
