internal import NavModel
internal import NavSyntax

/// A definition at top level, kept so that it can be lowered again when another one changes.
struct Definition: Sendable {
  /// Where things share names; two of one name in one space of one file are an error.
  enum Space: UInt8, Hashable, Sendable {
    case app, start, tabBar, setup
    case screen, variable, device, flow, rule, plugin
    /// Things without a name that may stand any number of times.
    case unnamed
  }

  let node: Node
  /// The number of its source.
  let source: Int
  let space: Space
  /// Empty for what there is only one of.
  let name: String
  /// What names it in its text.
  let nameSpan: Span

  /// Reads what a statement defines; nothing when it is no definition.
  init?(_ node: Node, source: Int) {
    guard let form = node.form, let space = Definition.space(of: form) else { return nil }
    self.node = node
    self.source = source
    self.space = space
    let named: Node? =
      switch space {
      case .flow, .rule: node.child(.title)
      case .plugin: node.child(.plugin)
      case .screen, .variable, .device: node.child(.name)
      default: nil
      }
    name = named.map { $0.plainString ?? $0.text } ?? ""
    nameSpan = named?.span ?? node.span
  }

  private static func space(of form: FormID) -> Space? {
    switch form {
    case .app: .app
    case .startAt: .start
    case .tabs: .tabBar
    case .setup: .setup
    case .screen, .popover, .sheet, .alert, .actions: .screen
    case .variable, .group, .steps: .variable
    case .deviceDefinition: .device
    case .flow: .flow
    case .rule, .never: .rule
    case .use: .plugin
    case .version, .reachable, .include, .samples, .allow: .unnamed
    default: nil
    }
  }

  /// What it is called in messages: `screen home`.
  var description: String {
    let word: String = Definition.word(of: node)
    switch space {
    case .app, .tabBar, .setup, .unnamed, .start: return word
    case .flow, .rule: return "\(word) \"\(name)\""
    default: return "\(word) \(name)"
    }
  }

  /// The word that begins a definition.
  private static func word(of node: Node) -> String {
    switch node.form {
    case .app: "app"
    case .startAt: "start"
    case .tabs: "tabs"
    case .setup: "setup"
    case .screen: "screen"
    case .popover: "popover"
    case .sheet: "sheet"
    case .alert: "alert"
    case .actions: "actions"
    case .variable: "var"
    case .group: "group"
    case .steps: "steps"
    case .deviceDefinition: "device"
    case .flow: "flow"
    case .rule: "rule"
    case .never: "never"
    case .use: "use"
    case .reachable: "reachable"
    case .include: "include"
    case .samples: "samples"
    case .allow: "allow"
    case .version: "navsh"
    default: "definition"
    }
  }
}
