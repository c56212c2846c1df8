internal import NavModel

/// The screens that were seen on stacks, each different one once, and what stands below them.
///
/// Two instances are the same frame when nothing that decides something differs.
struct FrameTable {
  /// Which stack a frame stands on: of the app or of a presentation, and of which of its tabs.
  struct StackKey: Hashable, Sendable {
    /// −1 is the app.
    var presentation: Int32
    var tab: Int32
  }

  /// What tells frames apart.
  struct Key: Hashable {
    var stack: StackKey
    var screen: ScreenID
    var isRoot: Bool
    /// Whether it, or a screen below it, hides the tab bar.
    var hidesTabs: Bool
    var content: InstanceContent?
    /// The frame below, or −1; always −1 where what stands below decides nothing.
    var below: Int32
    /// How many screens are below, where that is bounded; else 0.
    var depth: Int32
  }

  private let relevance: Relevance
  private let prototype: Prototype
  private let countsDepth: Bool
  private var numbers: [Key: Int32] = [:]
  private(set) var keys: [Key] = []
  /// A stack that ends with the frame, as it was first seen.
  private(set) var stacks: [[Instance]] = []

  init(_ prototype: Prototype, _ relevance: Relevance, countsDepth: Bool) {
    self.prototype = prototype
    self.relevance = relevance
    self.countsDepth = countsDepth
  }

  /// The frames of a stack, root first.
  mutating func frames(of stack: Stack, _ key: StackKey) -> [Int32] {
    var frames: [Int32] = []
    frames.reserveCapacity(stack.screens.count)
    var hidesTabs = false
    for (depth, instance) in stack.screens.enumerated() {
      hidesTabs = hidesTabs || prototype[instance.screen].hidesTabs
      let frameKey = Key(
        stack: key, screen: instance.screen, isRoot: depth == 0, hidesTabs: hidesTabs,
        content: masked(instance), below: relevance.readsDeep ? frames.last ?? -1 : -1,
        depth: countsDepth ? Int32(truncatingIfNeeded: depth) : 0)
      if let number = numbers[frameKey] {
        frames.append(number)
        continue
      }
      let number = Int32(truncatingIfNeeded: keys.count)
      numbers[frameKey] = number
      keys.append(frameKey)
      stacks.append(Array(stack.screens[...depth]))
      frames.append(number)
    }
    return frames
  }

  /// What of an instance decides something; nothing when that is as at first.
  private func masked(_ instance: Instance) -> InstanceContent? {
    guard let content = instance.storage?.content else { return nil }
    let known: Relevance.OfScreen = relevance.screens[Int(instance.screen.index)]
    var masked = InstanceContent()
    masked.arguments = content.arguments
    masked.variables = Self.masked(content.variables, known.variables)
    masked.controls = Self.masked(content.controls, known.controls)
    if !known.keepsFocus {
      for index in masked.controls.indices { masked.controls[index] = masked.controls[index].typed }
    }
    masked.enabled = content.enabled
    masked.timers = content.timers
    if known.keepsFocus {
      masked.focus = content.focus
    }
    if var search = content.search {
      search.recent = []
      masked.search = search
    }
    for var table in content.tables {
      table.top = 1
      if !relevance.readsSelection { table.selected = [] }
      if !relevance.readsRows {
        table.deleted = []
        table.order = []
      }
      if table != TableState(element: table.element) { masked.tables.append(table) }
    }
    return masked == InstanceContent() ? nil : masked
  }

  /// The values that decide something; nothing when none does.
  static func masked(_ values: [Value], _ decides: [Bool]) -> [Value] {
    guard decides.contains(true) else { return [] }
    var masked: [Value] = values
    for index in masked.indices where !decides.indices.contains(index) || !decides[index] {
      masked[index] = .none
    }
    return masked
  }
}

extension Value {
  /// The text of a field's state, without how it was judged; other values as they are.
  fileprivate var typed: Value {
    guard case .map(let entries) = self else { return self }
    for entry in entries where entry.key == "text" { return entry.value }
    return self
  }
}
