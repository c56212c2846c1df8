internal import NavModel
internal import NavSyntax

/// What can be said of flows before they run: devices and flows that aren't there.
extension Lowering {
  mutating func checkFlows(_ definitions: [Definition]) {
    var titles: [String] = []
    for definition in definitions where definition.node.form == .flow {
      titles.append(definition.name)
    }
    for definition in definitions where definition.node.form == .flow {
      source = definition.source
      for clause in definition.node.clauses where clause.role == .clause {
        switch clause.form {
        case .flowOn: for device in clause.children(.device) { _ = deviceIndex(device) }
        case .flowAfter:
          guard let node = clause.child(.title), let title = plainText(node),
            !titles.contains(title)
          else { continue }
          unknown(
            "unknown-flow", at: node, "there is no flow called \"\(title)\"",
            help: didYouMean(title, titles))
        case .flowWith, .flowCovers, .knownFailure:
          noteOnce(
            "noted-\(firstWord(of: clause))", at: clause,
            "`\(firstWord(of: clause))` is noted, not supported yet")
        default: break
        }
      }
    }
  }
}
