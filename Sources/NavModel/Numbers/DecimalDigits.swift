/// A number as people count: its decimal digits and where the point stands among them.
///
/// The digits are the fewest that name the number, so that 2.675 is 2.675 and not 2.67499999….
struct DecimalDigits {
  private(set) var isNegative: Bool
  /// From 0 to 9; without zeros in front of the whole part.
  private var digits: [UInt8]
  /// How many of the digits stand before the point; may be less than none, or more than there are.
  private var point: Int

  /// Creates the digits of a finite number.
  init(_ number: Double) {
    isNegative = number.sign == .minus
    digits = []
    point = 0
    var exponent = 0
    var isExponent = false
    var isExponentNegative = false
    var hasPoint = false
    for byte in number.magnitude.description.utf8 {
      switch byte {
      case 0x30...0x39:
        let digit: UInt8 = byte - 0x30
        if isExponent {
          exponent = min(exponent * 10 + Int(digit), 9999)
        } else {
          digits.append(digit)
          if !hasPoint { point += 1 }
        }
      case 0x2E: hasPoint = true
      case 0x65: isExponent = true
      case 0x2D: isExponentNegative = true
      default: break
      }
    }
    point += isExponentNegative ? -exponent : exponent
    var zeros = 0
    while zeros < digits.count, digits[zeros] == 0 { zeros += 1 }
    digits.removeFirst(zeros)
    point = digits.isEmpty ? 0 : point - zeros
  }

  /// The same ten to some power times as large.
  func shifted(by places: Int) -> DecimalDigits {
    var shifted: DecimalDigits = self
    if !digits.isEmpty { shifted.point += places }
    return shifted
  }

  /// The whole part, at least one digit, and the fraction: rounded half to even to at most so many
  /// digits, zeros at the end left out down to the least.
  func parts(fractions: ClosedRange<Int>) -> (whole: [UInt8], fraction: [UInt8]) {
    var rounded: DecimalDigits = self
    rounded.round(to: fractions.upperBound)
    var whole: [UInt8] = []
    if rounded.point > 0 {
      for index in 0..<rounded.point { whole.append(rounded.digit(index)) }
    } else {
      whole.append(0)
    }
    var fraction: [UInt8] = []
    for place in 0..<fractions.upperBound { fraction.append(rounded.digit(rounded.point + place)) }
    while fraction.count > fractions.lowerBound, fraction.last == 0 { fraction.removeLast() }
    return (whole, fraction)
  }

  private func digit(_ index: Int) -> UInt8 { digits.indices.contains(index) ? digits[index] : 0 }

  private mutating func round(to fractions: Int) {
    let kept: Int = point + fractions
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      point = 0
      return
    }
    let next: UInt8 = digits[kept]
    let isTie: Bool = next == 5 && digits.count == kept + 1
    let isOdd: Bool = kept > 0 && digits[kept - 1] % 2 == 1
    let isUp: Bool = next > 5 || next == 5 && (!isTie || isOdd)
    digits.removeLast(digits.count - kept)
    if isUp { increment() }
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    var index: Int = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }
}
