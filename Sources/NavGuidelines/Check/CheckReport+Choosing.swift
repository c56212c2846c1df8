internal import NavEngine
internal import NavModel

extension CheckOptions {
  /// Whether findings with an identity are wanted.
  func wants(_ id: String) -> Bool {
    (only.isEmpty || only.contains(id)) && !except.contains(id)
  }
}

extension CheckReport {
  /// Takes findings in: those that are wanted, that the prototype doesn't allow and no baseline knows,
  /// errors first, then in the order of the text.
  mutating func take(_ all: [Finding], _ options: CheckOptions) {
    var used: Set<Int> = []
    var findings: [Finding] = []
    let allowances: [Checks.Allowance] = program.checks.allowances
    for finding in all where options.wants(finding.id) {
      if let index = allowances.firstIndex(where: { $0.allows(finding) }) {
        used.insert(index)
        silenced += 1
      } else if options.baseline.contains(finding.fingerprint) {
        known += 1
      } else {
        findings.append(finding)
      }
    }
    if mode != .definitions {
      for (index, allowance) in allowances.enumerated() where !used.contains(index) {
        guard options.wants("needless-allow"), options.wants(allowance.id) else { continue }
        if options.baseline.contains(allowance.needless.fingerprint) {
          known += 1
        } else {
          findings.append(allowance.needless)
        }
      }
    }
    self.findings = findings.enumerated().sorted { a, b in
      let (one, other) = (a.element.order, b.element.order)
      return one == other ? a.offset < b.offset : one.lexicographicallyPrecedes(other)
    }.map { $0.element }
  }
}

extension Checks.Allowance {
  /// Whether it silences a finding.
  fileprivate func allows(_ finding: Finding) -> Bool {
    guard finding.id == id else { return false }
    guard let scope else { return true }
    guard let place = finding.place, place.source == scope.source else { return false }
    return place.start >= scope.start && place.end <= scope.end
  }

  /// The note on one that silences nothing.
  fileprivate var needless: Finding {
    let isKnown: Bool = Guideline.named(id) != nil || Finding.Description.named(id) != nil
    return Finding(
      "needless-allow", .note,
      isKnown ? "there is nothing to allow: \(id) isn't found here" : "nothing is called \(id)",
      at: place, help: isKnown ? "take it out" : "`navsh help guidelines` lists them")
  }
}

extension Finding {
  /// What findings are sorted by.
  fileprivate var order: [Int] {
    [
      Int(severity.rawValue), Int(place?.source ?? -1), Int(place?.start ?? 0),
    ]
  }
}
