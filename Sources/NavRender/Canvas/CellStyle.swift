/// How a cell looks where there are colours; they only repeat what its text says already.
struct CellStyle: Hashable, Sendable {
  /// What a colour stands for.
  enum Tint: UInt8, Hashable, Sendable { case none, action, danger, success, warning }

  var tint: Tint = .none
  var isBold = false
  var isDim = false

  static let plain = CellStyle()
  /// Something that can be tapped.
  static let action = CellStyle(tint: .action)
  static let danger = CellStyle(tint: .danger)
  static let success = CellStyle(tint: .success)
  static let strong = CellStyle(isBold: true)
  /// What stands back: frames, hints, what is disabled.
  static let quiet = CellStyle(isDim: true)

  /// The same, standing back.
  var dimmed: CellStyle { CellStyle(tint: tint, isDim: true) }

  /// The parameters of the terminal's "select graphic rendition"; empty for a plain cell.
  var parameters: String {
    var codes: [String] = []
    if isBold && !isDim { codes.append("1") }
    if isDim { codes.append("2") }
    switch tint {
    case .none: break
    case .action: codes.append("36")
    case .danger: codes.append("31")
    case .success: codes.append("32")
    case .warning: codes.append("33")
    }
    return codes.joined(separator: ";")
  }
}
