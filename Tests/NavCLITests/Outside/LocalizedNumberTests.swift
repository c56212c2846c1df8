import NavModel
import Testing

@testable import NavCLI

@Suite("Numbers in locales")
struct LocalizedNumberTests {
  @Test(
    "are written with the signs of the language and region",
    arguments: [
      (1234567.891, NumberFormat.number, "en_US", "1,234,567.891"),
      (1234567.891, .number, "de_DE", "1.234.567,891"),
      (1234.5, .number, "de_CH", "1’234.5"),
      (1234.5, .number, "sv_SE", "1\u{A0}234,5"),
      (1234.5, .decimals(2), "en_US", "1,234.50"),
      (-0.004, .decimals(2), "en_US", "0.00"),
      (0.25, .percent, "en_US", "25%"),
      (0.25, .percent, "de_DE", "25\u{A0}%"),
      (1234.5, .currency("EUR"), "de_DE", "1.234,50\u{A0}€"),
      (-3, .currency("USD"), "en_US", "-$3.00"),
      (1234, .currency("JPY"), "ja_JP", "¥1,234"),
      (2, .currency("XYZ"), "en_US", "XYZ\u{A0}2.00"),
      (7, .number, "", "7"),
    ])
  func formats(value: Double, format: NumberFormat, locale: String, text: String) {
    #expect(LocalizedNumber.text(value, format, locale: locale) == text)
  }

  @Test("what is no number has no text, and what is too large for digits keeps its own")
  func extremes() {
    #expect(LocalizedNumber.text(.nan, .number, locale: "en_US") == nil)
    #expect(LocalizedNumber.text(.infinity, .number, locale: "en_US") == nil)
    #expect(LocalizedNumber.text(1e300, .number, locale: "en_US") == "1e+300")
    #expect(LocalizedNumber.text(1, .decimals(Int.max), locale: "en_US") != nil)
    #expect(LocalizedNumber.text(1, .decimals(Int.min), locale: "en_US") == "1")
  }
}
