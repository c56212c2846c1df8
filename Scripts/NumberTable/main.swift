// Writes the table of how locales write numbers, out of what Foundation of this toolchain says.
//
// Run by Scripts/generate-number-table, together with NavModel's own number formatting: every entry is
// checked against Foundation before it is written.
import Foundation

/// How Foundation writes a number, piece by piece.
struct Probe {
  var prefix = ""
  var core = ""
  var suffix = ""
  /// The currency's sign; where it stands the affixes have `¤`.
  var symbol = ""
  /// How many digits stand behind the point.
  var fraction = 0

  init(_ text: AttributedString) {
    for run in text.runs {
      let piece = String(text[run.range].characters)
      if run.numberSymbol == .currency {
        symbol = piece
        append("¤")
      } else if run.numberPart != nil || run.numberSymbol == .groupingSeparator
        || run.numberSymbol == .decimalSeparator
      {
        core += piece
        if run.numberPart == .fraction { fraction = piece.count }
      } else {
        append(piece)
      }
    }
  }

  private mutating func append(_ piece: String) {
    if core.isEmpty { prefix += piece } else { suffix += piece }
  }

  var affixes: NumberStyle.Affixes { NumberStyle.Affixes(prefix, suffix) }
}

let digits = 0...3

func number(_ value: Double, _ locale: Locale) -> Probe {
  Probe(value.formatted(.number.locale(locale).precision(.fractionLength(digits)).attributed))
}
func percent(_ value: Double, _ locale: Locale) -> Probe {
  Probe(value.formatted(.percent.locale(locale).precision(.fractionLength(0)).attributed))
}
func currency(_ value: Double, _ code: String, _ locale: Locale) -> Probe {
  Probe(value.formatted(.currency(code: code).locale(locale).attributed))
}

/// The grouping that the digits of 1234567890 and smaller numbers show.
func probedGrouping(_ core: (Double) -> String, zero: Unicode.Scalar) -> NumberStyle.Grouping {
  func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= zero.value && scalar.value <= zero.value + 9
  }
  var groups: [Int] = [0]
  var separator = ""
  for scalar in core(1_234_567_890).unicodeScalars {
    if isDigit(scalar) {
      groups[groups.count - 1] += 1
    } else {
      separator = String(scalar)
      groups.append(0)
    }
  }
  guard groups.count > 1, let primary = groups.last else {
    return NumberStyle.Grouping(separator: "", primary: 0, secondary: 0)
  }
  let secondary = groups.count > 2 ? groups[groups.count - 2] : primary
  var minimum = 1
  for number in [1234.0, 12345] {
    if core(number).unicodeScalars.contains(where: { !isDigit($0) }) { break }
    minimum += 1
  }
  return NumberStyle.Grouping(
    separator: separator, primary: primary, secondary: secondary, minimum: minimum)
}

let codes = Locale.commonISOCurrencyCodes.sorted()
let identifiers = Locale.availableIdentifiers.sorted()
let values: [Double] = [0, 7, 1234.5, 12345.678, 123_456_789.125, -1, -1234567.5, 0.255, -0.004]

var fractionDigits: [String: Int] = [:]
let american = Locale(identifier: "en_US")
for code in codes {
  fractionDigits[code] = currency(1, code, american).fraction
}

func style(of locale: Locale) -> NumberStyle {
  var style = NumberStyle()
  let plain = number(1.5, locale)
  style.zero = number(0, locale).core.unicodeScalars.first ?? "0"
  style.decimalSeparator = String(
    plain.core.unicodeScalars.dropFirst().dropLast().map(Character.init))
  style.number = .init(positive: plain.affixes, negative: number(-1.5, locale).affixes)
  style.percent = .init(positive: percent(1, locale).affixes, negative: percent(-1, locale).affixes)
  style.grouping = probedGrouping({ number($0, locale).core }, zero: style.zero)
  style.percentGrouping = probedGrouping({ percent($0 / 100, locale).core }, zero: style.zero)
  return style
}

/// How a locale writes one currency, but for its sign.
struct Manner: Hashable {
  var signed: NumberStyle.Signed
  var decimalSeparator: String
  var grouping: NumberStyle.Grouping
  var gap = "\u{A0}"

  init(_ code: String, _ locale: Locale, zero: Unicode.Scalar) {
    signed = .init(
      positive: currency(1, code, locale).affixes, negative: currency(-1, code, locale).affixes)
    let fraction = currency(1, code, locale).fraction
    func whole(_ value: Double) -> String {
      let core = currency(value, code, locale).core.unicodeScalars
      return String(String.UnicodeScalarView(core.dropLast(fraction > 0 ? fraction + 1 : 0)))
    }
    grouping = probedGrouping(whole, zero: zero)
    let core = currency(1, code, locale).core.unicodeScalars
    decimalSeparator =
      fraction == 0 ? "" : String(String.UnicodeScalarView(core.dropFirst().dropLast(fraction)))
  }

  func apply(to style: inout NumberStyle) {
    style.currency = signed
    style.currencyGrouping = grouping
    style.currencyDecimalSeparator = decimalSeparator
    style.currencyGap = gap
  }

  /// The pattern is the one without the space that a sign of letters asks for, and without the marks
  /// that belong to a sign.
  var length: Int {
    signed.positive.prefix.unicodeScalars.count + signed.positive.suffix.unicodeScalars.count
  }
}

/// A currency's sign that gives with a style what Foundation gives; nothing when none does.
func symbol(_ code: String, _ style: NumberStyle, _ locale: Locale) -> String? {
  let symbol = currency(1, code, locale).symbol
  for mark in ["", "\u{200F}", "\u{200E}"] {
    for text in [symbol + mark, mark + symbol + mark] where isRight(text, code, style, locale) {
      return text
    }
  }
  return nil
}

/// A currency's sign, and the style it needs where that isn't the locale's.
struct Sign: Hashable {
  var symbol: String
  /// Where the locale doesn't write as many digits as others.
  var digits: Int?
  var style: NumberStyle?
}

/// Completes a style with how most currencies are written, and finds the signs of all.
func signs(of locale: Locale, _ style: inout NumberStyle) -> [String: Sign] {
  var manners: [Manner: Int] = [:]
  var manner: [String: Manner] = [:]
  for code in codes {
    let one = Manner(code, locale, zero: style.zero)
    manner[code] = one
    guard !one.decimalSeparator.isEmpty else { continue }
    manners[one, default: 0] += 1
    var close = one
    close.gap = ""
    manners[close, default: 0] += 1
  }
  let order = manners.keys.sorted {
    ($0.length, -(manners[$0] ?? 0), $0.signed.positive.prefix + $1.gap, $0.decimalSeparator)
      < ($1.length, -(manners[$1] ?? 0), $1.signed.positive.prefix + $0.gap, $1.decimalSeparator)
  }
  var best: (style: NumberStyle, symbols: [String: String]) = (style, [:])
  for one in order {
    var candidate = style
    one.apply(to: &candidate)
    var symbols: [String: String] = [:]
    for code in codes { symbols[code] = symbol(code, candidate, locale) }
    if symbols.count > best.symbols.count { best = (candidate, symbols) }
    if symbols.count == codes.count { break }
  }
  style = best.style
  var signs: [String: Sign] = [:]
  for code in codes {
    let fraction = currency(1, code, locale).fraction
    let digits = fraction == fractionDigits[code] ? nil : fraction
    if let symbol = best.symbols[code] {
      signs[code] = Sign(symbol: symbol, digits: digits)
      continue
    }
    var own = style
    manner[code]?.apply(to: &own)
    if own.currencyDecimalSeparator.isEmpty {
      own.currencyDecimalSeparator = style.currencyDecimalSeparator
    }
    if symbol(code, own, locale) == nil { own.currencyGap = "" }
    guard let symbol = symbol(code, own, locale) else {
      fatalError("\(locale.identifier): \(code) can't be told")
    }
    signs[code] = Sign(symbol: symbol, digits: digits, style: own)
  }
  return signs
}

func isRight(_ symbol: String, _ code: String, _ style: NumberStyle, _ locale: Locale) -> Bool {
  let currency = Currency(
    code: code, symbol: symbol, digits: currency(1, code, locale).fraction)
  for value in [1234567.5, -12.25] {
    let expected = value.formatted(.currency(code: code).locale(locale))
    if style.text(of: value, .currency(currency)) != expected { return false }
  }
  return true
}

var styles: [NumberStyle] = []
func index(of style: NumberStyle) -> Int {
  if let index = styles.firstIndex(of: style) { return index }
  styles.append(style)
  return styles.count - 1
}
var entries: [(id: String, style: Int, signs: [String: Sign])] = []
var wrongNumbers = 0
for id in identifiers {
  let locale = Locale(identifier: id)
  var style = style(of: locale)
  let signs = signs(of: locale, &style)
  for value in values {
    let plain = value.formatted(.number.locale(locale).precision(.fractionLength(digits)))
    let part = value.formatted(.percent.locale(locale).precision(.fractionLength(0)))
    if style.text(of: value, .number) != plain || style.text(of: value, .percent) != part {
      wrongNumbers += 1
      print(
        "\(id): \(value) is \(plain), \(part); not \(style.text(of: value, .number)), \(style.text(of: value, .percent))"
      )
    }
  }
  entries.append((id, index(of: style), signs))
}

// MARK: Writing

func parent(_ id: String) -> String? {
  guard let end = id.lastIndex(of: "_") else { return nil }
  return String(id[..<end])
}
var resolved: [String: [String: Sign]] = [:]
for entry in entries { resolved[entry.id] = entry.signs }
// The signs that most languages use.
var usual: [String: Sign] = [:]
for code in codes {
  var counts: [Sign: Int] = [:]
  for entry in entries where parent(entry.id) == nil { counts[entry.signs[code]!, default: 0] += 1 }
  let most = counts.max { ($0.value, $1.key.symbol) < ($1.value, $0.key.symbol) }!
  usual[code] = most.key
}

func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "\"": result += "\\" + String(scalar)
    default:
      let isPlain =
        scalar.properties.generalCategory != .format
        && scalar.properties.generalCategory != .spaceSeparator
        && scalar.properties.generalCategory != .control && !scalar.properties.isGraphemeExtend
      result +=
        isPlain || scalar == " " ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return result
}

func field(_ grouping: NumberStyle.Grouping) -> String {
  "\(grouping.separator)|\(grouping.primary)\(grouping.secondary)\(grouping.minimum)"
}
func field(_ signed: NumberStyle.Signed) -> String {
  [signed.positive.prefix, signed.positive.suffix, signed.negative.prefix, signed.negative.suffix]
    .joined(separator: "|")
}
let styleLines = styles.map { style in
  [
    String(style.zero.value, radix: 16), style.decimalSeparator, field(style.grouping),
    field(style.number), field(style.percentGrouping), field(style.percent),
    style.currencyDecimalSeparator, field(style.currencyGrouping), field(style.currency),
    style.currencyGap.isEmpty ? "" : "_",
  ].joined(separator: "|")
}
let localeLines = entries.map { entry in
  let inherited = parent(entry.id).flatMap { resolved[$0] } ?? usual
  let changed = codes.filter { entry.signs[$0] != inherited[$0] }
    .map { code in
      let sign = entry.signs[code]!
      let digits = sign.digits.map { "\($0)!" } ?? ""
      return code + digits + (sign.style.map { "\(index(of: $0))@" } ?? "") + sign.symbol
    }
  return ([entry.id, String(entry.style)] + changed).joined(separator: "|")
}
let currencyLines = codes.map { code in
  "\(code)\(fractionDigits[code]!)\(usual[code]!.symbol == code ? "" : usual[code]!.symbol)"
}

/// A text in lines of its own, as a literal.
func literal(_ name: String, _ comment: String, _ lines: [String]) -> String {
  "  /// \(comment)\n  static let \(name): StaticString = \"\"\"\n"
    + lines.map { "    \(escaped($0))\n" }.joined() + "    \"\"\"\n"
}

/// Lines of entries, each as long as is still easy to look at.
func joined(_ entries: [String]) -> [String] {
  var lines: [String] = []
  for entry in entries {
    if let last = lines.last, last.count + entry.count < 360 {
      lines[lines.count - 1] = last + "~" + entry
    } else {
      lines.append(entry)
    }
  }
  return lines
}

let text = """
  // Generated by Scripts/generate-number-table from what Foundation says; do not edit.
  // swift-format-ignore-file

  /// How the locales that Foundation knows write numbers.
  enum NumberTableData {
  \(literal("styles", "The ways to write numbers, in the order of the fields of `NumberStyle`.", joined(styleLines)))
  \(literal("locales", "Locales with the number of their style, and the currencies they write otherwise than their parents.", joined(localeLines)))
  \(literal("currencies", "Currencies with their digits and the sign that most languages use.", joined(currencyLines)))}

  """
try Data(text.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
print("\(styles.count) styles, \(entries.count) locales, \(wrongNumbers) numbers wrong")
if wrongNumbers > 0 { exit(1) }
