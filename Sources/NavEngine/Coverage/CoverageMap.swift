package import NavModel

/// What of a prototype flows can exercise: screens, gestures, tabs and refusals.
package struct CoverageMap: Sendable {
  /// What is counted apart.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Screens, and what is presented.
    case screen
    case gesture, tab
    /// Gestures that the definitions refuse at times: a disabled control, a modal presentation.
    case refusal
  }

  /// One thing to exercise.
  package struct Item: Hashable, Sendable {
    package let kind: Kind
    /// The screen or presentation it belongs to; empty for the app's own tabs.
    package let owner: String
    /// The statement that exercises it, or the name of a screen.
    package let text: String
    /// Where it is defined.
    package let place: Place
  }

  /// Finds an item again.
  enum Key: Hashable, Sendable {
    case screen(ScreenID)
    case touched(Touched)
    case refused(Touched, Refusal.Reason)
  }

  /// All of it, in the order of definition.
  package private(set) var items: [Item] = []
  private(set) var numbers: [Key: Int] = [:]
  /// Items by the names that events give them.
  private(set) var screensByName: [String: Int] = [:]
  private(set) var tabsByName: [String: Int] = [:]

  /// Adds an item, once for each key.
  mutating func add(_ key: Key, _ item: Item) {
    guard numbers[key] == nil else { return }
    numbers[key] = items.count
    switch item.kind {
    case .screen: screensByName[item.text] = items.count
    case .tab: if case .touched(.tab) = key { tabsByName[tabName(item)] = items.count }
    case .gesture, .refusal: break
    }
    items.append(item)
  }

  /// The name of a tab in `tap NAME`.
  private func tabName(_ item: Item) -> String { String(item.text.dropFirst(4)) }
}

/// Which of the things of a map were exercised, and how often.
package struct Coverage: Sendable {
  package let map: CoverageMap
  /// How often each item was, in the order of the map.
  package private(set) var counts: [Int]

  /// Creates a count of nothing.
  package init(of map: CoverageMap) {
    self.map = map
    counts = Array(repeating: 0, count: map.items.count)
  }

  /// Counts a gesture by what became of it.
  mutating func note(_ touched: Touched, _ outcome: Outcome) {
    switch outcome {
    case .done, .intercepted:
      hit(map.numbers[.touched(touched)])
      // Deleting and info have rows of their own only where rows are inline.
      if case .table(let screen, let element, .info(.some)) = touched {
        hit(map.numbers[.touched(.table(screen, element, .info(nil)))])
      }
    case .refused(let refusal): hit(map.numbers[.refused(touched, refusal.reason)])
    case .failed: break
    }
  }

  /// Counts what events say was shown.
  mutating func note(_ events: [Event]) {
    for event in events {
      switch event.kind {
      case .push, .present, .appear: hit(map.screensByName[event.subject])
      case .selectTab: hit(map.tabsByName[event.subject])
      default: continue
      }
    }
  }

  /// Counts what shows on a machine as it is at the start of a flow.
  mutating func noteStart(_ machine: Machine) {
    for number in 0...machine.topSurface {
      if let path = machine.topPath(ofSurface: number), let id = machine.screenID(at: path) {
        hit(map.numbers[.screen(id)])
      }
      guard let bar = machine.surface(number).tabBar,
        case .tabs(let tabs, _) = machine.content(ofSurface: number),
        tabs.indices.contains(Int(bar.selected))
      else { continue }
      hit(map.numbers[.touched(.tab(Int(tabs[Int(bar.selected)])))])
    }
  }

  private mutating func hit(_ number: Int?) {
    guard let number, counts.indices.contains(number) else { return }
    counts[number] += 1
  }

  /// Adds what another run of the same prototype exercised.
  package mutating func add(_ other: Coverage) {
    for index in counts.indices where other.counts.indices.contains(index) {
      counts[index] += other.counts[index]
    }
  }

  /// How many things of a kind there are, and how many of them were exercised.
  package func sum(of kind: CoverageMap.Kind? = nil) -> (covered: Int, all: Int) {
    var sum: (covered: Int, all: Int) = (0, 0)
    for (item, count) in zip(map.items, counts) where kind == nil || item.kind == kind {
      sum.all += 1
      if count > 0 { sum.covered += 1 }
    }
    return sum
  }
}
