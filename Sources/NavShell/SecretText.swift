internal import NavEngine
internal import NavModel
internal import NavSyntax

/// Tells which entries may hold what somebody typed into a secure field (law F2).
///
/// In doubt an entry counts as secret: it then isn't in the history file, which is no great loss.
struct SecretText {
  private let names: Set<String>

  /// Looks for the secure fields of a prototype.
  init(in prototype: Prototype) {
    var names: Set<String> = []
    for screen in prototype.definitions.screens {
      for element in screen.elements
      where element.properties.contains(where: { $0.name == "secure" }) {
        if let name = element.name { names.insert(prototype.text(name)) }
        if case .constant(.text(let title)) = element.title { names.insert(title) }
      }
    }
    self.names = names
  }

  /// Whether an entry types anything where there are secure fields at all.
  func couldBe(in text: String) -> Bool {
    guard !names.isEmpty else { return false }
    let tree: SyntaxTree = parse(SourceText(name: "prompt", text: text)).tree
    for record in tree.records where record.kind == .statement {
      switch FormID(rawValue: record.detail) {
      case .type, .paste, .call: return true
      default: continue
      }
    }
    return false
  }

  /// Whether an answer tells that a secure field changed, or that it isn't known what happened.
  func isTold(by answer: Answer) -> Bool {
    switch answer.content {
    case .changed(let events), .intercepted(let events):
      return events.contains { names.contains($0.subject) }
    default:
      return answer.verdict != .fine
    }
  }
}
