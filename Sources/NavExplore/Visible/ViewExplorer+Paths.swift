internal import NavModel

/// The shortest ways over the views.
extension ViewExplorer {
  /// Where the edges of each node begin in an order by node.
  struct Adjacency {
    var ofViews: [[Int32]]
    var ofReveals: [[Int32]]

    func edges(of node: Node) -> [Int32] {
      switch node {
      case .view(let number): ofViews[Int(number)]
      case .reveal(let number): ofReveals[Int(number)]
      }
    }
  }

  /// The edges by the node they leave.
  func makeAdjacency() -> Adjacency {
    var adjacency = Adjacency(
      ofViews: Array(repeating: [], count: views.count),
      ofReveals: Array(repeating: [], count: revealCount))
    for (number, edge) in edges.enumerated() {
      let number = Int32(truncatingIfNeeded: number)
      switch edge.from {
      case .view(let view): adjacency.ofViews[Int(view)].append(number)
      case .reveal(let reveal): adjacency.ofReveals[Int(reveal)].append(number)
      }
    }
    return adjacency
  }

  /// The fewest gestures from a view to every node: distances, and the edge that each is reached by.
  ///
  /// What is decided behind a reveal costs nothing, so a distance is never more than what it takes.
  struct Reach {
    var distance: [Node: Int32] = [:]
    var arrival: [Node: Int32] = [:]
  }

  /// The distances from a view; with a goal it ends there.
  func reach(from view: Int, to goal: Int? = nil, _ adjacency: Adjacency) -> Reach {
    var reach = Reach()
    let start: Node = .view(Int32(truncatingIfNeeded: view))
    let end: Node? = goal.map { .view(Int32(truncatingIfNeeded: $0)) }
    reach.distance[start] = 0
    // Nodes at the distance that is gone through, and those one gesture farther.
    var here: [Node] = [start]
    var next: [Node] = []
    var distance: Int32 = 0
    while !here.isEmpty {
      var index = 0
      while index < here.count {
        let node: Node = here[index]
        index += 1
        if node == end { return reach }
        let cost: Int32 = if case .view = node { 1 } else { 0 }
        for number in adjacency.edges(of: node) {
          let target: Node = edges[Int(number)].to
          guard reach.distance[target] == nil else { continue }
          reach.distance[target] = distance + cost
          reach.arrival[target] = number
          if cost == 0 { here.append(target) } else { next.append(target) }
        }
      }
      here = next
      next = []
      distance += 1
    }
    return reach
  }

  /// The edges that lead to a view, first to last.
  func path(to view: Int, _ reach: Reach) -> [Edge]? {
    var path: [Edge] = []
    var node: Node = .view(Int32(truncatingIfNeeded: view))
    guard reach.distance[node] != nil else { return nil }
    while let number = reach.arrival[node] {
      path.append(edges[Int(number)])
      node = edges[Int(number)].from
    }
    return path.reversed()
  }
}
