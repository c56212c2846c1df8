internal import NavModel
internal import NavSyntax

/// Session control that flows may use too.
extension Runner {
  mutating func session(_ node: Node, _ form: FormID, _ receive: (Answer) -> Void) throws(Ending) {
    switch form {
    case .undo: try undo(node, by: -1, receive)
    case .redo: try undo(node, by: 1, receive)
    case .reset: try reset(node, receive)
    case .marks:
      let entries: [Listing.Entry] = marks.map { mark in
        let machine = Machine(
          prototype: mark.snapshot.program.prototype, services: program.services,
          state: mark.snapshot.state)
        return Listing.Entry(mark.name, machine.location)
      }
      receive(Answer(.listing(Listing("marks", entries)), to: node))
    case .history: receive(Answer(.listing(historyListing()), to: node))
    case .branches: receive(Answer(.listing(branchListing()), to: node))
    case .timeline: receive(Answer(.timeline(try timeline()), to: node))
    case .plugins, .plugin: try managePlugins(node, receive)
    case .export: try export(node, receive)
    default:
      receive(noted(node, "`\(node.text)` is noted, not supported yet"))
    }
  }
}
