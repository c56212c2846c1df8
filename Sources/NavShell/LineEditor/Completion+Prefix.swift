extension Completion {
  /// The longest text with which every insertion begins, by whole characters.
  var commonPrefix: String {
    guard var prefix = candidates.first?.insertion[...] else { return "" }
    for candidate in candidates.dropFirst() {
      var end: Substring.Index = prefix.startIndex
      for (mine, other) in zip(prefix.indices, candidate.insertion.indices) {
        guard prefix[mine] == candidate.insertion[other] else { break }
        end = prefix.index(after: mine)
      }
      prefix = prefix[..<end]
    }
    return String(prefix)
  }
}
