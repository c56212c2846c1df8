/// Says why a source isn't parsed at all: too large, no text, or another language.
func refusal(of source: SourceText) -> Diagnostic? {
  let bytes: [UInt8] = source.bytes
  if bytes.count > 1 << 30 {
    return whole(
      "too-large", source, "this file is larger than 1 GiB",
      help: "divide it, and put the parts together with `include`")
  }
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return whole(
      "binary", source, "this file is UTF-16, prototypes are UTF-8",
      help: "save it again with the encoding UTF-8")
  }
  if bytes.prefix(1024).contains(0) {
    return whole(
      "binary", source, "this is a binary file, not a prototype",
      help: "a prototype is text; is it another file of the same name?")
  }
  return protocolBuffers(source)
}

private func whole(
  _ id: String, _ source: SourceText, _ message: String, help: String
) -> Diagnostic {
  Diagnostic(id, source: source, span: Span(0, 0), message: message, help: help)
}

/// Sees whether a source is a schema of Protocol Buffers, which has the same ending.
private func protocolBuffers(_ source: SourceText) -> Diagnostic? {
  source.bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? in
    let start: Int = behindForeignComments(bytes)
    var lexer = Lexer(
      bytes, keywords: CompiledGrammar.shared.keywords, from: start, to: min(bytes.count, 1 << 16))
    var first: Token = lexer.next()
    while first.kind == .newline { first = lexer.next() }
    guard first.kind == .name else { return nil }
    let second: Token = lexer.next()
    let third: Token = lexer.next()
    let isSchema: Bool
    switch source.text(first.span) {
    case "syntax":
      isSchema =
        second.kind == .assign && third.kind.isString
        && source.text(Span(third.start + 1, third.start + 6)) == "proto"
    case "edition": isSchema = second.kind == .assign && third.kind.isString
    case "package": isSchema = second.kind == .name && (third.kind == .dot || endsLine(third))
    case "message", "service", "enum", "extend":
      isSchema = second.kind == .name && third.kind == .openBrace
    case "import": isSchema = second.kind.isString && third.kind == .semicolon
    case "option": isSchema = second.kind == .name && third.kind == .assign
    default: isSchema = false
    }
    guard isSchema else { return nil }
    return Diagnostic(
      "protocol-buffers", source: source, span: first.span,
      message: "this is a schema of Protocol Buffers, not a prototype of an app",
      help: "both are called .proto; a prototype may end in .navproto to be told apart")
  }
}

private func endsLine(_ token: Token) -> Bool {
  token.kind == .semicolon || token.kind == .newline || token.kind == .end
}

/// Returns the offset behind comments with slashes, which a schema may begin with.
private func behindForeignComments(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var at = 0
  while at < bytes.count {
    if bytes[at] <= 0x20 {
      at += 1
      continue
    }
    guard at + 1 < bytes.count, bytes[at] == 0x2F else { return at }
    if bytes[at + 1] == 0x2F {
      while at < bytes.count, bytes[at] != 0x0A { at += 1 }
    } else if bytes[at + 1] == 0x2A {
      at += 2
      while at + 1 < bytes.count, bytes[at] != 0x2A || bytes[at + 1] != 0x2F { at += 1 }
      at += 2
    } else {
      return at
    }
  }
  return min(at, bytes.count)
}
