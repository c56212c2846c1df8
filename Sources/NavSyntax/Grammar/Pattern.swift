/// One step of a signature, ready to be matched.
struct PatternStep: Sendable {
  enum Kind: UInt8, Sendable {
    /// One word of the grammar.
    case word
    /// One of several words; the one that was written becomes a node.
    case choice
    /// An operator, such as `=` or `>=`.
    case symbol
    case operand
  }

  var kind: Kind
  /// Whether more of the same may follow.
  var repeats: Bool = false
  /// Whether the word leaves a node behind: in a choice, or alone in square brackets.
  var leavesNode: Bool = false
  /// Where an optional part begins: how many steps to pass over when it isn't there, else 0.
  var optional: UInt16 = 0
  /// The number of the word, the first of a choice in `choices`, the raw value of the token kind, or
  /// the index of the operand.
  var value: UInt16
  /// How many words a choice has.
  var count: UInt16 = 1
}

/// A form, ready to be matched: plain numbers only, so that reading it costs nothing.
struct CompiledForm: Sendable {
  let id: FormID
  let kind: FormKind
  let contexts: Context
  let inline: Context
  let block: Context
  /// Its steps in `CompiledGrammar.steps`.
  let firstStep: Int
  let endStep: Int
}

/// The tables of the grammar in the shape the parser wants, made once.
struct CompiledGrammar: Sendable {
  var keywords = KeywordTable()
  var steps: [PatternStep] = []
  var choices: [UInt16] = []
  var forms: [CompiledForm] = []
  /// The forms that begin with a word, in the order they are tried: those of word n stand in
  /// `candidates` from `starts[n]` to `starts[n + 1]`.
  var candidates: [UInt16] = []
  var starts: [UInt16] = []
  /// For each word the contexts where it begins a clause or statement.
  var places: [Context] = []
  /// How each operand of `Operand.table` is read, and its role.
  var operandKinds: [Operand.Kind] = []
  var operandRoles: [Role] = []
  var arrowForm: Int = 0
  var assignForm: Int = 0
  var callForm: Int = 0
  var componentForm: Int = 0
  var propertyForm: Int = 0
  /// Numbers of the words that `refused as` knows.
  var reasons: [UInt16] = []

  static let shared = CompiledGrammar()

  init() {
    var operands = KeywordTable()
    for operand in Operand.table {
      operands.insert(operand.word)
      operandKinds.append(operand.kind)
      operandRoles.append(operand.role)
    }
    for keyword in Keyword.allCases { keywords.insert(keyword.spelling) }
    steps.reserveCapacity(1024)
    for form in Grammar.forms { add(form, operands: operands) }
    for reason in Grammar.reasons { reasons.append(keywords.insert(reason)) }
    index()
  }

  private mutating func add(_ form: Form, operands: KeywordTable) {
    let first: Int = steps.count
    compile(form.signature, operands: operands)
    let number: Int = forms.count
    switch form.id {
    case .arrow: arrowForm = number
    case .assign: assignForm = number
    case .call: callForm = number
    case .component: componentForm = number
    case .property: propertyForm = number
    default: break
    }
    forms.append(
      CompiledForm(
        id: form.id, kind: form.kind, contexts: form.contexts, inline: form.inline,
        block: form.block, firstStep: first, endStep: steps.count))
  }

  /// Sorts the forms by the words they begin with.
  private mutating func index() {
    let words: Int = keywords.spellings.count
    // First how many forms each word has, then where its forms begin, then the forms.
    starts = Array(repeating: 0, count: words + 1)
    places = Array(repeating: [], count: words)
    for number in forms.indices {
      for word in firstWords(of: number) { starts[Int(word) + 1] += 1 }
    }
    for word in 1...words { starts[word] += starts[word - 1] }
    candidates = Array(repeating: 0, count: Int(starts[words]))
    var next: [UInt16] = starts
    for number in forms.indices {
      for word in firstWords(of: number) {
        candidates[Int(next[Int(word)])] = UInt16(number)
        next[Int(word)] += 1
        places[Int(word)].formUnion(forms[number].contexts)
      }
    }
  }

  /// The words a form can begin with; none when it begins with an operand.
  func firstWords(of form: Int) -> ArraySlice<UInt16> {
    guard forms[form].firstStep < forms[form].endStep else { return [] }
    let step: PatternStep = steps[forms[form].firstStep]
    switch step.kind {
    case .word: return [step.value]
    case .choice: return choices[Int(step.value)..<Int(step.value) + Int(step.count)]
    case .symbol, .operand: return []
    }
  }
}
