package import NavModel

/// Views that nothing leads out of.
extension ViewExplorer {
  /// Something that can't be left once it is there.
  package struct Trap: Hashable, Sendable {
    /// What it is.
    package enum Subject: Hashable, Sendable {
      case presentation(PresentationID)
      case screen(ScreenID)
    }

    package let subject: Subject
    /// A view of it, the first that was found.
    package let view: Int
  }

  /// What can't be left: everything that follows from it keeps it.
  ///
  /// Only where all that follows was explored; since what is hidden stands for anything, nothing that
  /// can be left is taken for a trap.
  package func traps() -> [Trap] {
    let components: [[Int]] = endings()
    var traps: [Trap] = []
    for component in components where !component.contains(0) {
      guard let first = component.min() else { continue }
      guard !component.contains(where: { views[$0].isCut || !views[$0].isExplored }) else {
        continue
      }
      guard let subject = commonSubject(component) else { continue }
      if !traps.contains(where: { $0.subject == subject }) {
        traps.append(Trap(subject: subject, view: first))
      }
    }
    return traps.sorted { $0.view < $1.view }
  }

  /// What all views of a set have in common: something presented, else the one screen that shows.
  private func commonSubject(_ component: [Int]) -> Trap.Subject? {
    let states: [State] = component.map { views[$0].state }
    guard let first = states.first else { return nil }
    for (index, presented) in first.presented.enumerated() {
      let isCommon: Bool = states.allSatisfy {
        $0.presented.count > index && $0.presented[index].presentation == presented.presentation
      }
      if isCommon { return .presentation(presented.presentation) }
    }
    guard let screen = topScreen(of: first) else { return nil }
    let isCommon: Bool = states.allSatisfy { $0.presented.isEmpty && topScreen(of: $0) == screen }
    // A screen that the app begins with is its home, not a trap.
    return isCommon && topScreen(of: start.state) != screen ? .screen(screen) : nil
  }

  private func topScreen(of state: State) -> ScreenID? {
    var machine: Machine = start
    machine.state = state
    return machine.topPath(ofSurface: 0).flatMap { machine.screenID(at: $0) }
  }

  /// The sets of views that lead to each other and nowhere else.
  private func endings() -> [[Int]] {
    let adjacency: Adjacency = makeAdjacency()
    let count: Int = views.count + revealCount
    func number(_ node: Node) -> Int {
      switch node {
      case .view(let view): Int(view)
      case .reveal(let reveal): views.count + Int(reveal)
      }
    }
    func targets(_ index: Int) -> [Int] {
      let node: Node =
        index < views.count
        ? .view(Int32(truncatingIfNeeded: index))
        : .reveal(Int32(truncatingIfNeeded: index - views.count))
      return adjacency.edges(of: node).map { number(edges[Int($0)].to) }
    }
    var finder = StrongComponents(count: count)
    return finder.endings(targets).map { $0.filter { $0 < views.count } }.filter { !$0.isEmpty }
  }
}

/// Finds the sets of nodes of a graph that lead to each other (Tarjan, without recursion).
struct StrongComponents {
  private var index: [Int]
  private var low: [Int]
  private var isOnStack: [Bool]
  private var component: [Int]
  private var stack: [Int] = []
  private var next = 0
  private var componentCount = 0

  init(count: Int) {
    index = Array(repeating: -1, count: count)
    low = Array(repeating: 0, count: count)
    isOnStack = Array(repeating: false, count: count)
    component = Array(repeating: -1, count: count)
  }

  /// The sets that nothing leads out of.
  mutating func endings(_ targets: (Int) -> [Int]) -> [[Int]] {
    let edges: [[Int]] = index.indices.map(targets)
    for node in index.indices where index[node] < 0 { visit(node, edges) }
    var isEnding: [Bool] = Array(repeating: true, count: componentCount)
    var members: [[Int]] = Array(repeating: [], count: componentCount)
    for node in index.indices {
      members[component[node]].append(node)
      for target in edges[node] where component[target] != component[node] {
        isEnding[component[node]] = false
      }
    }
    return members.indices.filter { isEnding[$0] }.map { members[$0] }
  }

  private mutating func visit(_ root: Int, _ edges: [[Int]]) {
    var calls: [(node: Int, edge: Int)] = [(root, 0)]
    open(root)
    while let call = calls.last {
      let node: Int = call.node
      if call.edge < edges[node].count {
        calls[calls.count - 1].edge += 1
        let target: Int = edges[node][call.edge]
        if index[target] < 0 {
          open(target)
          calls.append((target, 0))
        } else if isOnStack[target] {
          low[node] = min(low[node], index[target])
        }
        continue
      }
      calls.removeLast()
      if let caller = calls.last { low[caller.node] = min(low[caller.node], low[node]) }
      if low[node] == index[node] { close(node) }
    }
  }

  private mutating func open(_ node: Int) {
    index[node] = next
    low[node] = next
    next += 1
    stack.append(node)
    isOnStack[node] = true
  }

  private mutating func close(_ node: Int) {
    while let member = stack.popLast() {
      isOnStack[member] = false
      component[member] = componentCount
      if member == node { break }
    }
    componentCount += 1
  }
}
