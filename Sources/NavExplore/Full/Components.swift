internal import NavModel

/// The parts of states, each kept once: a state is then a few small numbers.
///
/// A state is taken apart into the stacks of the app's tabs and the rest: variables, badges,
/// presentations, which tab shows. No gesture and no condition can read a stack that doesn't show, so
/// what can happen depends on the rest and the stack that shows: a *view*.
struct Components: Sendable {
  /// For each tab the stacks it was seen with; an app without tabs counts as one tab.
  private(set) var stacks: [[Stack]]
  private var stackNumbers: [[Stack: Int32]]
  /// The rests, without the app's stacks.
  private(set) var rests: [State] = []
  private var restNumbers: [State: Int32] = [:]
  /// Of each rest the tab whose stack shows.
  private(set) var selected: [Int32] = []
  /// Of each rest the numbers of its views, by the number of the stack that shows; −1 where none is known.
  private var viewNumbers: [[Int32]] = []
  /// Of each view its rest and the stack that shows.
  private(set) var views: [View] = []

  struct View: Sendable {
    var rest: Int32
    var stack: Int32
  }

  init(tabCount: Int) {
    stacks = Array(repeating: [], count: tabCount)
    stackNumbers = Array(repeating: [:], count: tabCount)
  }

  var tabCount: Int { stacks.count }

  /// The number of a stack of a tab.
  mutating func number(of stack: Stack, tab: Int) -> Int32 {
    if let number = stackNumbers[tab][stack] { return number }
    let number = Int32(truncatingIfNeeded: stacks[tab].count)
    stacks[tab].append(stack)
    stackNumbers[tab][stack] = number
    return number
  }

  /// The number of what a state is without the app's stacks.
  mutating func number(ofRest state: State) -> Int32 {
    var rest: State = state
    rest.app.stacks = []
    if let number = restNumbers[rest] { return number }
    let number = Int32(truncatingIfNeeded: rests.count)
    rests.append(rest)
    restNumbers[rest] = number
    selected.append(Int32(truncatingIfNeeded: rest.app.current))
    viewNumbers.append([])
    return number
  }

  /// The number of a view, made when it is new.
  mutating func view(rest: Int32, stack: Int32) -> Int32 {
    let (restIndex, stackIndex) = (Int(rest), Int(stack))
    while viewNumbers[restIndex].count <= stackIndex { viewNumbers[restIndex].append(-1) }
    let known: Int32 = viewNumbers[restIndex][stackIndex]
    if known >= 0 { return known }
    let number = Int32(truncatingIfNeeded: views.count)
    views.append(View(rest: rest, stack: stack))
    viewNumbers[restIndex][stackIndex] = number
    return number
  }

  /// The number of a view that is known; −1 when it isn't.
  @inline(__always)
  func knownView(rest: Int32, stack: Int32) -> Int32 {
    let numbers: [Int32] = viewNumbers[Int(rest)]
    return Int(stack) < numbers.count ? numbers[Int(stack)] : -1
  }

  /// A whole state again.
  func state(rest: Int32, stacks numbers: [Int32]) -> State {
    var state: State = rests[Int(rest)]
    state.app.stacks = numbers.indices.map { stacks[$0][Int(numbers[$0])] }
    return state
  }
}
