/// Filters that nobody has touched.
extension Machine {
  /// What is left of a table's `rows where` without the conditions that read a control of a
  /// presentation nobody has left yet: a filter that was never set filters nothing.
  ///
  /// Conditions are those joined by `and`. Nothing when none is left.
  func touched(_ filter: Expression, at path: InstancePath) -> Expression? {
    if case .operation(.and, let left, let right) = filter {
      let (left, right) = (touched(left, at: path), touched(right, at: path))
      guard let left else { return right }
      guard let right else { return left }
      return .operation(.and, left, right)
    }
    return readsUntouched(filter, at: path) ? nil : filter
  }

  private func readsUntouched(_ expression: Expression, at path: InstancePath) -> Bool {
    switch expression {
    case .constant, .local, .name, .model, .ownValue, .titled:
      return false
    case .member(.name(let name), _):
      guard let id = prototype.presentation(named: name),
        screen(at: path)?.element(named: name) == nil, prototype.variable(named: name) == nil
      else { return false }
      return !state.kept.contains { $0.presentation == id }
    case .member(let whole, _), .sum(let whole, _), .not(let whole), .negative(let whole),
      .quality(let whole, _):
      return readsUntouched(whole, at: path)
    case .index(let left, let right), .operation(_, let left, let right):
      return readsUntouched(left, at: path) || readsUntouched(right, at: path)
    case .text(let parts), .list(let parts):
      return parts.contains { readsUntouched($0, at: path) }
    case .map(let entries):
      return entries.contains { readsUntouched($0.value, at: path) }
    }
  }
}
