import Foundation
import NavSyntax

/// Prototypes that several tests read.
enum Fixture {
  static let names: [String] = [
    "music/music.proto", "tabs.proto", "shop/shop.proto", "forms.proto", "plugins/rating.proto",
  ]

  /// Returns the source of a prototype among the fixtures.
  static func source(_ name: String) throws -> SourceText {
    let tests: URL = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let data: Data = try Data(contentsOf: tests.appending(path: "Fixtures/cases/\(name)"))
    return SourceText(name: name, bytes: Array(data))
  }
}
