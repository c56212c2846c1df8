internal import NavSyntax

/// Help out of the tables of the grammar.
package enum Help {
  /// What there is to say of a topic: how forms are written and what they do.
  ///
  /// Without a topic one line for each word that begins a statement.
  package static func topic(_ words: String) -> Listing { topic(words, plugins: PluginsInUse()) }

  /// What there is to say of a topic with some plugins in use.
  static func topic(_ words: String, plugins: PluginsInUse) -> Listing {
    if words.isEmpty {
      return Listing("help", overview + plugins.help.filter { !$0.term.hasPrefix("  ") })
    }
    var entries: [Listing.Entry] = []
    for form in Grammar.forms where matches(form, words) {
      entries.append(Listing.Entry(form.signature, form.summary))
      for example in form.examples { entries.append(Listing.Entry("  " + example)) }
    }
    entries += plugins.help(on: words)
    if entries.isEmpty {
      return apropos(words, plugins: plugins)
    }
    return Listing("help", entries)
  }

  /// The forms in which a word occurs.
  static func apropos(_ word: String, plugins: PluginsInUse) -> Listing {
    var entries: [Listing.Entry] = []
    for form in Grammar.forms
    where occurs(word, in: form.signature) || occurs(word, in: form.summary) {
      let entry = Listing.Entry(form.signature, form.summary)
      if !entries.contains(entry) { entries.append(entry) }
    }
    entries += plugins.help.filter { occurs(word, in: $0.term) || occurs(word, in: $0.detail) }
    return Listing("apropos", entries)
  }

  private static var overview: [Listing.Entry] {
    var entries: [Listing.Entry] = []
    for form in Grammar.forms where !form.contexts.isDisjoint(with: [.top, .statements]) {
      let entry = Listing.Entry(form.signature, form.summary)
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  /// Whether a form begins with the words of a topic.
  private static func matches(_ form: Form, _ words: String) -> Bool {
    let wanted: [UInt8] = Array(words.lowercased().utf8)
    let signature: [UInt8] = Array(form.signature.utf8)
    if signature.starts(with: wanted) {
      guard signature.count > wanted.count else { return true }
      let next: UInt8 = signature[wanted.count]
      return next == 0x20 || next == 0x7C
    }
    // A choice of words: `popover|sheet`, `swipe left|right`.
    let first: ArraySlice<UInt8> = signature.prefix { $0 != 0x20 }
    for part in first.split(separator: 0x7C) where Array(part) == wanted { return true }
    return false
  }

  private static func occurs(_ word: String, in text: String) -> Bool {
    let wanted: [UInt8] = Array(word.lowercased().utf8)
    let bytes: [UInt8] = Array(text.lowercased().utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return false }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start] == wanted[0] && Array(bytes[start..<(start + wanted.count)]) == wanted {
      return true
    }
    return false
  }
}
