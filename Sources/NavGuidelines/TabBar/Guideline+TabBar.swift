extension Guideline {
  /// Those about tab bars.
  static let tabBar: [Guideline] = [disabledTab]
}
