/// What is said about strings, numbers and the limits of what can be nested.
extension Parser {
  mutating func reportBadString(_ whole: Token) -> Int {
    if whole.flaw == .tooDeep {
      report(
        "too-deep", whole.span, "strings stand too deep in interpolations of strings",
        help: "name the inner text with `let`")
    } else if whole.kind == .longString {
      reportOpen(
        "unterminated-string", "\"\"\"", Span(whole.start, whole.start + 3), "this text never ends",
        help: "close it with `\"\"\"` on a line of its own")
    } else {
      let quote: String = whole.kind == .rawString ? "`'`" : "`\"`"
      report(
        "unterminated-string", whole.span, "this string has no closing quote",
        help: "close it with " + quote + " on the same line; `\"\"\"` is for several lines")
    }
    advance()
    return 0
  }

  mutating func reportTooDeep() -> Bool {
    report(
      "too-deep", token.span, "nested too deep: blocks, brackets and operators go 200 levels deep",
      help: "name a part of it with `let`, `steps` or `group`")
  }

  mutating func reportChain() -> Int {
    report(
      "chained-comparison", token.span, "comparisons can't be chained",
      help: "join two with `and`: `1 < x and x < 5`")
    return 0
  }

  mutating func reportMixedList() -> Int {
    report(
      "mixed-list", errorSpan, "either each item has a key, as in `[\"a\": 1]`, or none has",
      help: at(.colon) ? nil : "write `:` and a value behind the key")
    return 0
  }

  mutating func reportBadNumber() -> Bool {
    report(
      "bad-number", token.span, quoted(token.span) + " is no number",
      help: "durations are written `300ms` and `2s`; a name begins with a letter")
  }

  mutating func reportBadEscape(_ at: Int, _ end: Int) {
    var length: Int = 2
    while at + length < end, bytes[at + length] & 0xC0 == 0x80 { length += 1 }
    report(
      "bad-escape", Span(UInt32(at), UInt32(min(at + length, end))), "no such escape",
      help: "escapes are `\\\"` `\\\\` `\\n` `\\t` `\\u{1F600}` `\\(…)`; in '…' nothing is escaped")
  }

  mutating func reportLongOpening(_ whole: Token) -> Int {
    report(
      "long-string", Span(whole.start, whole.start + 3),
      "the text of a `\"\"\"` begins on the next line",
      help: "write text of one line in `\"…\"`")
    return 0
  }

  mutating func reportLongClosing(_ whole: Token) -> Int {
    report(
      "long-string", Span(whole.end - 3, whole.end),
      "the closing `\"\"\"` stands on a line of its own",
      help: "its indentation is taken from every line of the text")
    return 0
  }

  mutating func reportUnevenLine(_ line: Int) -> Bool {
    report(
      "uneven-indentation", Span(UInt32(line), UInt32(line + 1)),
      "this line is indented less than the closing `\"\"\"`, or with other white space",
      help: "the indentation of the closing `\"\"\"` is taken from every line")
  }
}
