/// The SHA-256 digest of bytes that come piece by piece (FIPS 180-4).
struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var block: [UInt8] = []
  private var count: UInt64 = 0

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = cubeRoots()

  /// Adds bytes.
  mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      block.append(byte)
      count &+= 8
      if block.count == 64 { compress() }
    }
  }

  /// Adds a text and a byte that no text holds, so that two texts never run together.
  mutating func update(_ text: String) {
    update(text.utf8)
    update(CollectionOfOne(0))
  }

  /// The digest of everything so far, as hexadecimal digits.
  consuming func finish() -> String {
    let length: UInt64 = count
    update(CollectionOfOne(0x80))
    while block.count != 56 { update(CollectionOfOne(0)) }
    update((0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) })
    var text: String = ""
    for word in state {
      let digits = String(word, radix: 16)
      text += String(repeating: "0", count: 8 - digits.count) + digits
    }
    return text
  }

  private mutating func compress() {
    var schedule = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      var word: UInt32 = 0
      for byte in block[(4 * index)..<(4 * index + 4)] { word = word << 8 | UInt32(byte) }
      schedule[index] = word
    }
    for index in 16..<64 {
      let (a, b): (UInt32, UInt32) = (schedule[index - 15], schedule[index - 2])
      let low: UInt32 = turned(a, 7) ^ turned(a, 18) ^ (a >> 3)
      let high: UInt32 = turned(b, 17) ^ turned(b, 19) ^ (b >> 10)
      schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
    }
    var s: [UInt32] = state
    for index in 0..<64 {
      let high: UInt32 = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
      let choice: UInt32 = (s[4] & s[5]) ^ (~s[4] & s[6])
      let one: UInt32 = s[7] &+ high &+ choice &+ Self.constants[index] &+ schedule[index]
      let low: UInt32 = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
      let majority: UInt32 = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [one &+ low &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ s[index] }
    block.removeAll(keepingCapacity: true)
  }

  private func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The first 32 bits behind the point of the cube roots, found with whole numbers alone.
  private static func cubeRoots() -> [UInt32] {
    var roots: [UInt32] = []
    var candidate: UInt64 = 2
    while roots.count < 64 {
      if (2..<candidate).allSatisfy({ candidate % $0 != 0 }) {
        // The largest r with r³ ≤ candidate · 2⁹⁶ is the root with 32 bits behind the point.
        var root: UInt64 = 0
        for bit in (0..<36).reversed() {
          let larger: UInt64 = root | 1 << UInt64(bit)
          let (high, low) = larger.multipliedFullWidth(by: larger)
          let cube: UInt128 = (UInt128(high) << 64 | UInt128(low)) * UInt128(larger)
          if cube <= UInt128(candidate) << 96 { root = larger }
        }
        roots.append(UInt32(truncatingIfNeeded: root))
      }
      candidate += 1
    }
    return roots
  }
}
