/// What becomes of text that is wider than its `width`, in columns of a terminal (law F8).
struct TextOverflow {
  private enum Mode { case clip, wrap, truncate(TruncationMode) }

  private let width: Int?
  private let mode: Mode

  /// Reads `width` and `clip`, `wrap` or `truncate head|middle|tail`.
  init(_ properties: ControlProperties) {
    width = properties.number("width").flatMap { Int(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
    mode =
      switch properties.text("overflow") {
      case "wrap"?: .wrap
      case "truncate head"?: .truncate(.head)
      case "truncate middle"?: .truncate(.middle)
      case "truncate"?, "truncate tail"?: .truncate(.tail)
      default: .clip
      }
  }

  /// Whether text goes on in further lines.
  var wraps: Bool {
    if case .wrap = mode { return true }
    return false
  }

  /// The part of a text that shows.
  func fitted(_ text: String) -> String {
    guard let width else { return text }
    switch mode {
    case .wrap: return text
    case .clip: return clipped(text, to: width)
    case .truncate(let place): return truncated(text, to: width, at: place)
    }
  }

  /// The whole text where it is cut, for hovering.
  func tooltip(_ text: String) -> String? { fitted(text) == text ? nil : text }
}
