internal import NavSyntax

/// Finding the way in the tree of entries.
extension History {
  /// How many statements can be taken back.
  var undoCount: Int { depth(of: current) }
  /// How many can be done again.
  var redoCount: Int { depth(of: tip) - depth(of: current) }

  /// The line that an entry belongs to.
  private func line(of number: Int) -> Line {
    // Almost always the last.
    var index: Int = lines.count - 1
    while index > 0, lines[index].first > number { index -= 1 }
    return lines[index]
  }

  /// The entry before.
  func parent(of number: Int) -> Int {
    let line: Line = line(of: number)
    return number == line.first ? line.parent : max(0, number - 1)
  }

  /// How many entries lead to an entry, itself included.
  func depth(of number: Int) -> Int {
    guard number > 0 else { return 0 }
    let line: Line = line(of: number)
    return line.before + number - line.first + 1
  }

  /// The entry at a depth on the way to another.
  func ancestor(of number: Int, atDepth depth: Int) -> Int {
    var number: Int = number
    while number > 0 {
      let line: Line = line(of: number)
      if depth > line.before { return min(number, line.first + depth - line.before - 1) }
      number = line.parent
    }
    return 0
  }

  /// Whether one entry is on the way to another, or that entry.
  func leads(_ number: Int, to other: Int) -> Bool {
    ancestor(of: other, atDepth: depth(of: number)) == number
  }

  /// The entry so many steps before or, for a positive number, after the current one.
  func entry(by offset: Int) -> Int {
    ancestor(of: tip, atDepth: max(0, undoCount + offset))
  }

  /// Goes to an entry; of several futures it has, the youngest can be done again.
  mutating func move(to number: Int) {
    current = min(max(number, 0), entries.count)
    if leads(current, to: tip) { return }
    tip = leaves.last { leads(current, to: $0) } ?? current
  }

  /// The entries that nothing goes on from, in the order they were added.
  private var leaves: [Int] {
    var leaves: [Int] = []
    for index in lines.indices {
      let last: Int = index + 1 < lines.count ? lines[index + 1].first - 1 : entries.count
      if last > 0, !lines.contains(where: { $0.parent == last }) { leaves.append(last) }
    }
    return leaves
  }

  /// A future that was left by going on otherwise.
  struct Branch {
    /// Its last entry.
    let tip: Int
    /// The last entry that it shares with the line of now.
    let fork: Int
    /// How many entries it has of its own.
    let count: Int
  }

  /// The futures beside the one of now, in the order they ended.
  var branches: [Branch] {
    leaves.filter { $0 != tip }.map { leaf in
      var low = 0
      var high: Int = min(depth(of: leaf), depth(of: tip))
      while low < high {
        let middle: Int = (low + high + 1) / 2
        if ancestor(of: leaf, atDepth: middle) == ancestor(of: tip, atDepth: middle) {
          low = middle
        } else {
          high = middle - 1
        }
      }
      return Branch(
        tip: leaf, fork: ancestor(of: leaf, atDepth: low), count: depth(of: leaf) - low)
    }
  }

  /// The entries that lead to one, oldest first; at most so many of the last.
  func path(to number: Int, last limit: Int) -> [Int] {
    var path: [Int] = []
    var number: Int = number
    while number > 0, path.count < limit {
      path.append(number)
      number = parent(of: number)
    }
    path.reverse()
    return path
  }

  /// The statements behind, oldest first; at most so many of the last.
  func statements(last limit: Int) -> [(number: Int, statement: Node)] {
    path(to: current, last: limit).compactMap { number in
      statement(number).map { (number: number, statement: $0) }
    }
  }
}
