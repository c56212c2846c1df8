internal import CLineEditor
internal import Glibc

extension LineEditor {
  // MARK: Bindings

  /// Names the commands, reads ~/.editrc, and binds the keys that it did not; returns its errors.
  ///
  /// `bind -v` in an .editrc forgets all bindings, so ours can't simply come first: each key is
  /// looked up before and after, and one that changed is the user's.
  func bindKeys(of editor: OpaquePointer) -> String {
    for command in EditorCommand.allCases {
      cle_add_command(editor, command.rawValue, command.name, command.help)
    }
    guard let path = editrc else {
      for binding in EditorBinding.emacs { bind(binding, in: editor) }
      return ""
    }
    cle_set_vi(editor, true)
    let viBefore: [String] = EditorBinding.vi.map { describe($0, in: editor) }
    let viSequences: [String] = Self.knownSequences.map { describe($0, in: editor) }
    cle_set_vi(editor, false)
    let emacsBefore: [String] = EditorBinding.emacs.map { describe($0, in: editor) }
    let emacsSequences: [String] = Self.knownSequences.map { describe($0, in: editor) }
    cle_source(editor, path)
    let complaints = String(cString: cle_complaints(editor))
    let isVi: Bool = cle_is_vi(editor)
    for (sequence, before) in zip(Self.knownSequences, isVi ? viSequences : emacsSequences)
    where describe(sequence, in: editor) != before {
      userSequences.insert(Array(sequence.utf8))
    }
    let bindings: [EditorBinding] = isVi ? EditorBinding.vi : EditorBinding.emacs
    // All are looked up before the first is bound: binding one may change another's description.
    let ours: [EditorBinding] = zip(bindings, isVi ? viBefore : emacsBefore).compactMap {
      describe($0, in: editor) == $1 ? $0 : nil
    }
    for binding in ours { bind(binding, in: editor) }
    return complaints
  }

  /// The .editrc to read, where there is one.
  private var editrc: String? {
    let path: String
    if let given = options.editrc {
      path = given
    } else if let named = getenv("EDITRC") {
      path = String(cString: named)
    } else if let home = getenv("HOME") {
      path = String(cString: home) + "/.editrc"
    } else {
      return nil
    }
    return !path.isEmpty && access(path, R_OK) == 0 ? path : nil
  }

  private func bind(_ binding: EditorBinding, in editor: OpaquePointer) {
    cle_bind(editor, binding.key + [0], binding.command.name, binding.isAlternate)
  }

  private func describe(_ binding: EditorBinding, in editor: OpaquePointer) -> String {
    describe(binding.key, isAlternate: binding.isAlternate, in: editor)
  }

  private func describe(_ sequence: String, in editor: OpaquePointer) -> String {
    describe(sequence.unicodeScalars.map(\.value), isAlternate: false, in: editor)
  }

  private func describe(
    _ key: [UInt32], isAlternate: Bool, in editor: OpaquePointer
  ) -> String {
    var text = [CChar](repeating: 0, count: 256)
    let count: Int = cle_describe_binding(editor, key + [0], isAlternate, &text, text.count)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The sequences of special keys as people write them in an .editrc.
  private static var knownSequences: [String] {
    let letters: [String] = "ABCDHFZ".flatMap { ["[\($0)", "O\($0)"] }
    let words: [String] = "ABCDHF".flatMap { ["[1;5\($0)", "[1;3\($0)"] }
    let numbers: [String] = [1, 2, 3, 4, 5, 6, 7, 8].map { "[\($0)~" }
    return (letters + words + numbers + ["\r", "\u{7F}", "\u{8}"]).map { "\u{1B}" + $0 }
  }

  /// Whether libedit knows a sequence, which then is the user's doing or a terminal's own key.
  private func isBound(_ sequence: [UInt8]) -> Bool {
    guard let editor, sequence.count > 1 else { return false }
    return !describe(sequence.map(UInt32.init), isAlternate: false, in: editor).isEmpty
  }

  // MARK: Keys

  /// Returns the next character for libedit; nil gives the entry up.
  func nextScalar() -> UInt32? {
    if !queued.isEmpty { return queued.removeFirst() }
    while outcome == nil, let key = nextKey() {
      clearFooter()
      switch key {
      case .scalar(let scalar):
        // Nobody's key, and the end of every string in C.
        if scalar.value != 0 { return scalar.value }
      case .special(let special):
        guard userSequences.contains(decoder.sequence) else { return special.scalar }
        queue(decoder.sequence)
        return queued.removeFirst()
      case .paste(let bytes):
        pasted = bytes
        return SpecialKey.paste.scalar
      case .unknown(let sequence):
        guard isBound(sequence) else { continue }
        queue(sequence)
        return queued.removeFirst()
      }
    }
    return nil
  }

  private func queue(_ sequence: [UInt8]) {
    queued = sequence.map(UInt32.init)
  }

  /// Waits for a key and shows the line meanwhile; nil when the entry is over.
  func nextKey() -> Key? {
    if let key = pushedBack.popLast() { return key }
    while outcome == nil {
      if let key = decoder.next() { return key }
      var ready: UInt64 = wait(0)
      if ready == 0 {
        if !decoder.isWaiting { paint() }
        let needsTime: Bool = decoder.isWaiting && !decoder.isPasting
        ready = wait(needsTime ? Self.escapeDelay : -1)
        if ready == 0, let key = decoder.next(final: true) { return key }
      }
      handleSignals()
      if ready >> UInt64(CLE_OTHER_SHIFT) != 0 { handleWake() }
      if ready & UInt64(CLE_INPUT) != 0 && outcome == nil { readBytes() }
    }
    return nil
  }

  private func wait(_ milliseconds: Int32) -> UInt64 {
    let others: [Int32] = idleWakes < Self.idleWakeLimit ? hooks.wakeDescriptors : []
    return cle_wait(options.input, others, others.count, milliseconds)
  }

  private func readBytes() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count: Int = cle_read_bytes(options.input, &bytes, bytes.count)
    if count > 0 {
      decoder.feed(bytes.prefix(count))
    } else {
      outcome = .endOfInput
    }
  }
}
