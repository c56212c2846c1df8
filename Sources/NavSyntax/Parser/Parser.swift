/// The state of one parse.
///
/// Every method that reads something returns whether it could; on failure it has reported, and
/// whatever nodes it opened are closed, so that the records are consistent at any time.
struct Parser {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  // The tables lie here one by one: each is read for nearly every token.
  let forms: [CompiledForm]
  let steps: [PatternStep]
  let choices: [UInt16]
  let candidates: [UInt16]
  let starts: [UInt16]
  let places: [Context]
  let operandKinds: [Operand.Kind]
  let operandRoles: [Role]
  let reasons: [UInt16]
  let arrowForm: Int
  let assignForm: Int
  let callForm: Int
  let componentForm: Int
  let propertyForm: Int

  var lexer: Lexer
  /// The token that is to be read.
  var token: Token
  /// Where the last token that was read ended.
  var previousEnd: UInt32 = 0
  var records: [NodeRecord] = []

  /// How many blocks, brackets and operators are around what is being read.
  var depth: Int = 0
  /// No tree is deeper, so that whoever walks it may use recursion.
  static let deepest: Int = 200

  var diagnostics: [Diagnostic] = []
  /// Diagnostics of the text itself, found before parsing.
  var textDiagnostics: [Diagnostic] = []
  var errorCount: Int = 0
  /// Set by the first error that isn't about the end of the source.
  var isWrong: Bool = false
  /// What was open when the source ended, the innermost first found.
  var openAtEnd: String? = nil
  /// Where the statement that is being read began, and in what context.
  var statementStart: Int = 0
  var statementContext: Context = .top

  /// When completing: what could stand where the source ends.
  var collector: ExpectationCollector? = nil

  init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    let grammar: CompiledGrammar = CompiledGrammar.shared
    self.source = source
    self.bytes = bytes
    forms = grammar.forms
    steps = grammar.steps
    choices = grammar.choices
    candidates = grammar.candidates
    starts = grammar.starts
    places = grammar.places
    operandKinds = grammar.operandKinds
    operandRoles = grammar.operandRoles
    reasons = grammar.reasons
    arrowForm = grammar.arrowForm
    assignForm = grammar.assignForm
    callForm = grammar.callForm
    componentForm = grammar.componentForm
    propertyForm = grammar.propertyForm
    lexer = Lexer(bytes, keywords: grammar.keywords, from: start, to: end)
    token = Token(kind: .end, start: UInt32(start), end: UInt32(start))
    previousEnd = UInt32(start)
    records.reserveCapacity(min((end - start) / 5 + 16, 1 << 22))
  }

  /// Reads the whole source.
  mutating func file() {
    advance()
    let root: Int = open(.file, .none)
    records[root].span.start = 0
    repeat {
      statements(in: .top)
      if token.kind == .closeBrace { reportStrayBrace() }
    } while token.kind != .end
    close(root)
    records[root].span.end = UInt32(bytes.count)
  }
}

// MARK: - Tokens

extension Parser {
  /// Goes to the next token.
  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  /// Whether the token is a word that the parser knows.
  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { token.word == keyword.rawValue }

  /// Reads an opening bracket; inside, line breaks are white space.
  mutating func openBracket() {
    lexer.nesting += 1
    depth += 1
    advance()
  }

  /// Reads a closing bracket.
  mutating func closeBracket() {
    lexer.nesting -= 1
    depth -= 1
    advance()
  }

  /// A place to come back to after looking ahead.
  struct Bookmark {
    fileprivate let at: Int
    fileprivate let nesting: Int
    fileprivate let token: Token
    fileprivate let previousEnd: UInt32
  }

  var bookmark: Bookmark {
    Bookmark(at: lexer.at, nesting: lexer.nesting, token: token, previousEnd: previousEnd)
  }

  mutating func goBack(to bookmark: Bookmark) {
    lexer.at = bookmark.at
    lexer.nesting = bookmark.nesting
    token = bookmark.token
    previousEnd = bookmark.previousEnd
  }
}

// MARK: - Nodes

extension Parser {
  /// Begins a node at the token; its children are the nodes added until it is closed.
  @inline(__always)
  mutating func open(_ kind: NodeKind, _ role: Role, detail: UInt16 = 0) -> Int {
    records.append(
      NodeRecord(kind: kind, role: role, detail: detail, span: Span(token.start, token.end)))
    return records.count - 1
  }

  /// Ends a node behind the last token that was read.
  @inline(__always)
  mutating func close(_ node: Int) {
    records[node].size = UInt32(records.count - node)
    // A node that came to nothing lies behind what was read last.
    if records[node].span.start > previousEnd { records[node].span.start = previousEnd }
    records[node].span.end = previousEnd
  }

  /// Adds a node of the token alone and reads it.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind, _ role: Role) {
    records.append(NodeRecord(kind: kind, role: role, span: Span(token.start, token.end)))
    advance()
  }
}
