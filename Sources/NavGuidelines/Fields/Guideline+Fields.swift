extension Guideline {
  /// Those about text fields and forms.
  static let fields: [Guideline] = []
}
