/// The lines in which two texts differ, drawn as `-` expected and `+` actual.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(expected: String, actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var changes: [(place: Int, order: Int, text: String)] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): changes.append((offset, 0, "\(offset + 1) - \(line)"))
      case .insert(let offset, let line, _): changes.append((offset, 1, "\(offset + 1) + \(line)"))
      }
    }
    changes.sort { ($0.place, $0.order) < ($1.place, $1.order) }
    description = changes.map(\.text).joined(separator: "\n")
  }
}
