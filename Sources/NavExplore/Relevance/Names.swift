internal import NavModel

/// What an expression reads, told from the expression alone.
struct Names {
  /// Every name in it that means something only when it is read.
  var symbols: Set<Symbol> = []
  /// Whether it reads screens below the one that shows on a stack.
  var readsDeep = false
  /// Whether it reads what shows beneath the topmost presentation.
  var readsBeneath = false
  /// Whether it asks something by its visible title.
  var readsTitles = false
  /// Whether it reads badges of tabs.
  var readsBadges = false
  /// Whether it reads the focus of fields, or how a field is judged.
  var readsFocus = false
  /// Whether it reads which rows are selected.
  var readsSelection = false
  /// Whether it reads the rows of a table or what was deleted of them.
  var readsRows = false
  /// Whether it reads the clock.
  var readsClock = false

  /// Adds what an expression reads.
  mutating func add(_ expression: Expression, in prototype: Prototype) {
    switch expression {
    case .constant, .local, .ownValue: break
    case .name(let symbol): symbols.insert(symbol)
    case .model(let model): add(model)
    case .titled: readsTitles = true
    case .member(let whole, let name):
      add(whole, in: prototype)
      addMember(name, of: whole, in: prototype)
    case .index(let list, let index):
      add(list, in: prototype)
      add(index, in: prototype)
    case .sum(let list, _):
      add(list, in: prototype)
      readsRows = true
    case .text(let parts), .list(let parts):
      for part in parts { add(part, in: prototype) }
    case .map(let entries):
      for entry in entries {
        add(entry.key, in: prototype)
        add(entry.value, in: prototype)
      }
    case .not(let operand), .negative(let operand): add(operand, in: prototype)
    case .operation(_, let left, let right):
      add(left, in: prototype)
      add(right, in: prototype)
    case .quality(let operand, let quality): add(quality, of: operand, in: prototype)
    }
  }

  private mutating func add(_ model: ModelValue) {
    switch model {
    case .stack, .back: readsDeep = true
    case .screen, .search: readsBeneath = true
    case .focus: readsFocus = true
    case .clock: readsClock = true
    case .more: readsBadges = true
    case .tab, .popover, .sheet, .alert, .actions, .presented, .tabs, .device, .events, .tooltip,
      .row:
      break
    }
  }

  private mutating func addMember(_ name: String, of whole: Expression, in prototype: Prototype) {
    if case .name(let symbol) = whole, prototype.screen(named: symbol) != nil { readsDeep = true }
    switch name {
    case "badge": readsBadges = true
    case "error", "valid", "shown", "focused": readsFocus = true
    case "selected":
      readsSelection = true
    case "rows", "sections", "count", "first", "last", "top": readsRows = true
    default: break
    }
  }

  private mutating func add(_ quality: Quality, of operand: Expression, in prototype: Prototype) {
    add(operand, in: prototype)
    switch quality {
    case .open, .changed:
      if case .name(let symbol) = operand, prototype.screen(named: symbol) != nil {
        readsDeep = true
      }
    case .visible: readsBeneath = true
    case .focused, .valid: readsFocus = true
    case .selected: readsSelection = true
    case .empty: readsRows = true
    case .enabled, .disabled: break
    }
  }

  /// Adds what another expression reads.
  mutating func add(_ other: Names) {
    symbols.formUnion(other.symbols)
    readsDeep = readsDeep || other.readsDeep
    readsBeneath = readsBeneath || other.readsBeneath
    readsTitles = readsTitles || other.readsTitles
    readsBadges = readsBadges || other.readsBadges
    readsFocus = readsFocus || other.readsFocus
    readsSelection = readsSelection || other.readsSelection
    readsRows = readsRows || other.readsRows
    readsClock = readsClock || other.readsClock
  }
}
