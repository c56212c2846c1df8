/// What is known by name and isn't there: it is answered with one line instead of "unknown".
enum Announced {
  private static let subcommands: [String] = ["graph"]

  private static let options: [(subcommand: String, names: [String])] = [
    ("", ["resume"]),
    (
      "test",
      [
        "report", "update", "watch", "jobs", "shard", "seed", "shuffle", "from", "rerun-failed",
        "step", "cover-below",
      ]
    ),
  ]

  /// The line that answers a subcommand.
  static func subcommand(_ name: String) -> String? {
    subcommands.contains(name) ? "this version has no '\(name)'" : nil
  }

  /// The line that answers an option.
  static func option(_ spelled: String, of subcommand: String) -> String? {
    for entry in options where entry.subcommand == subcommand {
      for name in entry.names where "--\(name)" == spelled {
        return "this version has no '\(spelled)'"
      }
    }
    return nil
  }
}
