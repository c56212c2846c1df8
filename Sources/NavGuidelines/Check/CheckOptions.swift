package import NavEngine
package import NavExplore

/// How a prototype is checked.
package struct CheckOptions: Sendable {
  package var mode = CheckReport.Mode.visible
  package var bounds = Bounds()
  /// The findings that are wanted, by identity; empty means all.
  package var only: [String] = []
  /// The findings that aren't.
  package var except: [String] = []
  /// Fingerprints of findings that are known.
  package var baseline: [String] = []

  /// Creates the usual options.
  package init() {}
}
