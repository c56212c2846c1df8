extension Guideline {
  /// Every guideline, by subject.
  package static let all: [Guideline] = tabBar + fields

  /// The guideline with an identity.
  package static func named(_ id: String) -> Guideline? { all.first { $0.id == id } }
}
