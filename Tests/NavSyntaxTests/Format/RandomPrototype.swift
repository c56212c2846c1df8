import NavSyntax

/// Writes prototypes that the grammar allows, from its own tables, laid out anyhow.
struct RandomPrototype {
  private var generator: SeededGenerator
  private var text: String = ""
  private var nested: [String] = []
  private static let names: [String] = ["alpha", "beta_2", "größe", "上", "gamma"]

  /// Returns the prototype of a seed.
  static func text(seed: UInt64) -> String {
    var writer = RandomPrototype(generator: SeededGenerator(seed: seed))
    writer.block(in: .top, depth: 0, statements: 6)
    return writer.text
  }

  private init(generator: SeededGenerator) { self.generator = generator }

  private mutating func chance(_ of: Int) -> Bool { generator.below(of) == 0 }

  private mutating func pick(_ choices: [String]) -> String {
    choices.isEmpty ? "" : choices[generator.below(choices.count)]
  }

  private mutating func space() { text += pick([" ", " ", " ", "  ", "\t"]) }

  // MARK: - Statements

  private mutating func block(in context: Context, depth: Int, statements: Int) {
    let oneLine: Bool = depth > 0 && chance(2)
    for _ in 0..<generator.below(statements + 1) {
      if !oneLine { text += pick(["", "", "\n", "\n\n\n", "  # own (line { \n", "#!x\n"]) }
      statement(in: context, depth: depth)
      text += oneLine ? "; " : pick(["\n", "\n", " ;\n", "; ", "  # trailing \"\n", "\r\n"])
    }
  }

  private mutating func statement(in context: Context, depth: Int) {
    if context == .condition {
      expression(depth)
      return
    }
    let forms: [Form] = Grammar.forms.filter {
      !$0.contexts.isDisjoint(with: context) && (depth < 4 || $0.block.isEmpty)
    }
    guard !forms.isEmpty else { return }
    form(forms[generator.below(forms.count)], depth: depth)
  }

  private mutating func form(_ form: Form, depth: Int) {
    nested =
      switch form.kind {
      case .question: ["tap   alpha", "back"]
      case .control: ["expect   alpha", "expect picture  'a'"]
      case .definition: ["screen alpha \"A\"{ }", "var  beta_2=1"]
      default: ["label alpha", "link beta_2 \"T\""]
      }
    var unread: Substring = form.signature[...]
    signature(&unread, depth: depth)
    if form.kind == .gesture, chance(3) {
      text += pick([" refused", " refused as modal", " refused because 'no'", " intercepted"])
    }
    let clauses: [Form] = Grammar.forms.filter {
      !$0.contexts.isDisjoint(with: form.inline) && $0.block.isEmpty && $0.kind == .clause
    }
    if !clauses.isEmpty {
      for _ in 0..<generator.below(3) {
        space()
        self.form(clauses[generator.below(clauses.count)], depth: depth)
      }
    }
    if form.block == .condition || form.block == .statements || form.block == .changes
      || (!form.block.isEmpty && chance(2)) {
      space()
      braces(form.block, depth: depth)
    }
    if form.id == .ifElse, chance(2) {
      text += " else"
      space()
      braces(.statements, depth: depth)
    }
  }

  private mutating func braces(_ context: Context, depth: Int) {
    text += pick(["{", "{ ", "{\n"])
    if context == .condition {
      expression(depth)
    } else {
      block(in: context, depth: depth + 1, statements: 3)
    }
    text += pick(["}", " }", "\n}"])
  }

  /// Writes what a signature says, up to the end or a closing bracket.
  private mutating func signature(_ unread: inout Substring, depth: Int) {
    var isFirst = true
    while !unread.isEmpty {
      if unread.first == "]" {
        unread.removeFirst()
        return
      }
      if unread.first == " " {
        unread.removeFirst()
        continue
      }
      if unread.first == "[" {
        unread.removeFirst()
        let before: String = text
        if !isFirst { space() }
        signature(&unread, depth: depth)
        if chance(2) { text = before }
        isFirst = false
        continue
      }
      let end: Substring.Index = unread.firstIndex { $0 == " " || $0 == "]" } ?? unread.endIndex
      var word = String(unread[..<end])
      unread = unread[end...]
      if !isFirst { space() }
      isFirst = false
      let repeats: Bool = word.hasSuffix("…")
      if repeats { word.removeLast() }
      if let operand = Operand.table.first(where: { $0.word == word }) {
        self.operand(operand.kind, depth: depth)
        if repeats, chance(2) {
          space()
          self.operand(operand.kind, depth: depth)
        }
      } else {
        text += pick(word.split(separator: "|").map(String.init))
      }
    }
  }

  // MARK: - Operands

  private mutating func operand(_ kind: Operand.Kind, depth: Int) {
    switch kind {
    case .newName: text += pick(RandomPrototype.names)
    case .bareParameters: text += pick(RandomPrototype.names)
    case .word: text += pick(["wobble", "zap", "wobble"])
    case .reference: text += pick(RandomPrototype.names + ["\"A title\"", "(alpha)"])
    case .text: string(depth)
    case .number: text += pick(["1", "2.5", "(alpha+ 1)"])
    case .expression: expression(depth)
    case .point: text += pick(["@3", "\"mark\"", "(alpha)"])
    case .target:
      text += pick(
        RandomPrototype.names + ["\"A title\"", "(alpha)", "\"T\"  in beta_2", "x at 2"])
    case .row: text += pick(["1", "\"T\"", "(alpha)", "where alpha==1", "2 in section 'S'"])
    case .arrow:
      text += pick(["->", "-> "])
      text += pick(["alpha", "tab beta_2", "back", "alpha(1 ,2) when alpha else back"])
    case .destination: text += pick(["alpha", "tab beta_2", "back", "alpha(1)"])
    case .parameters: text += pick(["(alpha)", "( alpha , beta_2 )", "()"])
    case .arguments: text += pick(["(alpha)", "( alpha , 1+2 )", "()"])
    case .statement: text += pick(nested)
    case .date: text += pick(["2026-03-31", "1-2", "\"2026-03-31\"", "3-"])
    case .rest:
      text += pick(["alpha 1 \"T\"", "(alpha) -2", "[1,2 ] -1 beta_2", "alpha.beta_2 alpha[1]"])
    }
  }

  private mutating func string(_ depth: Int) {
    text += pick([
      "\"plain\"", "\"\\(alpha + 1) \\\"of\\\" \\u{1F600}\"", "'raw \\(alpha)'", "(alpha)",
      "\"long \\(alpha ==  \"inner\") text that goes on for quite a while, so that lines are full\"",
      "\"\"\"\n      several\n        lines \\(beta_2)\n\n      \\n\n      \"\"\"", "\"\"",
    ])
  }

  private mutating func expression(_ depth: Int) {
    if depth > 6 {
      text += pick(RandomPrototype.names)
      return
    }
    switch generator.below(12) {
    case 0, 1, 2: text += pick(RandomPrototype.names + ["true", "none", "2.5", "300ms", "1"])
    case 3: string(depth)
    case 4:
      text += pick(["not ", "-", "- ", "not  "])
      expression(depth + 3)
    case 5:
      text += pick(RandomPrototype.names)
      text += pick([" + ", "-", " * ", " %"])
      text += pick(["-1", "2.5", "(alpha - 1)", "alpha.beta_2"])
    case 6:
      expression(depth + 2)
      text += pick([" and ", " or ", " implies "])
      expression(depth + 2)
    case 7:
      text += pick(RandomPrototype.names)
      text += pick([" == ", "!=", " contains ", "<="])
      text += pick(RandomPrototype.names)
    case 8: text += pick(["alpha is open", "beta_2 is not enabled", "alpha.beta_2 is empty"])
    case 9:
      text += pick(["(", "( ", "(\n"])
      expression(depth + 2)
      text += pick([")", " )", "\n )"])
    case 10:
      text += "["
      for _ in 0..<generator.below(4) {
        text += pick(["", "\n  ", " # why\n"])
        expression(depth + 3)
        text += pick([",", ", ", " ,\n"])
      }
      text += "]"
    default:
      text += pick(["alpha.beta_2", "alpha[ 1 ]", "alpha.sum(beta_2 ,1)", "[\"a\":1 , 'b' : [:]]"])
    }
  }
}
