/// How far repeated Tabs have come.
enum CompletionStage {
  case none
  /// What all candidates have in common was inserted.
  case prefix
  /// There was nothing to insert, so the candidates are listed already.
  case listedEarly
  /// The candidates are listed, and the next Tab chooses.
  case listed

  var isListed: Bool { self == .listed || self == .listedEarly }
}

extension LineEditor {
  /// Tab: first what is certain, then a list, then one candidate after the other.
  func complete(_ line: inout EntryText, backwards: Bool) {
    var completion: Completion = hooks.complete(line.string, line.cursorUTF8)
    let text: String = line.string
    completion.range = completion.range.clamped(to: 0..<text.utf8.count)
    let place: Range<Int> =
      line.index(
        ofUTF8: completion.range.lowerBound)..<max(
        line.index(ofUTF8: completion.range.lowerBound),
        line.index(ofUTF8: completion.range.upperBound))
    switch completion.candidates.count {
    case 0:
      completionStage = .none
      say("nothing to complete here")
    case 1:
      completionStage = .none
      line.replace(place, with: completion.commonPrefix)
    default:
      if backwards || completionStage == .listed || lastCommand == .down {
        return choose(from: completion, at: place, in: &line, backwards: backwards)
      }
      advance(completion, at: place, in: &line)
    }
  }

  private func advance(
    _ completion: Completion, at place: Range<Int>, in line: inout EntryText
  ) {
    let listing = CompletionListing(completion.candidates, width: painter.columns)
    switch completionStage {
    case .none:
      let prefix: String = completion.commonPrefix
      let present: String = EntryText.string(line.scalars[place])
      let agrees: Bool = prefix.lowercased().hasPrefix(present.lowercased())
      if !prefix.isEmpty && prefix != present && agrees {
        line.replace(place, with: prefix)
        completionStage = .prefix
      } else {
        footer = listing.rows(selected: nil, limit: rowsBelow(line))
        completionStage = .listedEarly
      }
    case .prefix, .listedEarly, .listed:
      footer = listing.rows(selected: nil, limit: rowsBelow(line))
      completionStage = .listed
    }
  }

  /// Goes through the candidates, each shown in its place, until a key that does not belong here.
  private func choose(
    from completion: Completion, at place: Range<Int>, in line: inout EntryText, backwards: Bool
  ) {
    let original: EntryText = line
    let listing = CompletionListing(completion.candidates, width: painter.columns)
    var selected: Int = listing.index(backwards ? .previous : .next, of: nil)
    completionStage = .none
    while true {
      line = original
      line.replace(place, with: completion.candidates[selected].insertion)
      self.line = line
      footer = listing.rows(selected: selected, limit: rowsBelow(line))
      guard let key = nextKey() else { return }
      switch key {
      case .scalar("\t"), .special(.down): selected = listing.index(.next, of: selected)
      case .special(.backTab), .special(.up): selected = listing.index(.previous, of: selected)
      case .special(.left): selected = listing.index(.left, of: selected)
      case .special(.right): selected = listing.index(.right, of: selected)
      case .unknown: continue
      case .scalar("\u{1B}"), .scalar("\u{7}"):
        clearFooter()
        line = original
        return
      case .scalar("\r"), .scalar("\n"):
        return clearFooter()
      default:
        clearFooter()
        pushedBack.append(key)
        return
      }
    }
  }

  /// The rows that a list may take: half of the window, and never so many that the entry scrolls off.
  private func rowsBelow(_ line: EntryText) -> Int {
    let entry = EntryView(prompt: prompt, entry: line)
    let used: Int = entry.frame(columns: painter.columns, usesColor: false).rows.count
    return max(2, min(windowRows - used, max(8, windowRows / 2)))
  }
}
