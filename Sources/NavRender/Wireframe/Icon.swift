/// One-column pictures for the symbols that prototypes use most.
enum Icon {
  /// The picture for a symbol's name; nothing for a name that isn't known, and in ASCII.
  ///
  /// Variants count as their base: `star.fill` is `star`, `person.2.circle` is `person`.
  static func glyph(_ name: String, _ glyphs: GlyphSet) -> String? {
    guard glyphs == .unicode else { return nil }
    var base: Substring = name[...]
    while true {
      if let found = table(String(base)) { return found }
      guard let dot = base.lastIndex(of: ".") else { return nil }
      base = base[..<dot]
    }
  }

  private static func table(_ name: String) -> String? {
    switch name {
    case "house", "storefront": "⌂"
    case "music", "music.note", "headphones": "♪"
    case "play", "play.circle": "▷"
    case "pause": "‖"
    case "radio", "antenna", "dot.radiowaves": "◉"
    case "cart", "bag", "basket": "⊔"
    case "creditcard", "wallet": "▭"
    case "envelope", "mail": "✉"
    case "tray": "⊡"
    case "archivebox": "▣"
    case "message", "bubble", "text.bubble": "❝"
    case "phone": "✆"
    case "gear", "gearshape", "slider": "⚙"
    case "magnifyingglass": "⌕"
    case "person", "face": "☺"
    case "star": "☆"
    case "heart": "♡"
    case "bell", "alarm": "⍾"
    case "calendar": "▦"
    case "clock", "timer", "stopwatch": "◷"
    case "camera", "photo", "video": "⊙"
    case "map", "location", "mappin": "⌖"
    case "globe", "network": "⊕"
    case "book", "books", "newspaper", "magazine": "▤"
    case "bookmark", "flag": "⚑"
    case "tag": "◊"
    case "folder", "doc", "note": "▯"
    case "pencil", "square.and.pencil": "✎"
    case "trash": "⌫"
    case "plus": "+"
    case "minus": "−"
    case "xmark": "✕"
    case "checkmark": "✓"
    case "info": "ⓘ"
    case "questionmark": "?"
    case "exclamationmark": "!"
    case "ellipsis": "⋯"
    case "square.and.arrow": "⇪"
    case "arrow": "→"
    case "lock", "key": "⚿"
    case "chart": "▥"
    case "list", "line": "≡"
    case "square.grid": "⊞"
    case "sun": "☀"
    case "moon": "☾"
    case "cloud": "☁"
    case "bolt": "ϟ"
    case "leaf": "❧"
    case "airplane": "✈"
    case "car", "bus", "tram": "⛍"
    case "gift": "❖"
    default: nil
    }
  }
}
