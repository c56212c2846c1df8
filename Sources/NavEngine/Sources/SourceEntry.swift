internal import NavSyntax

/// A source of the session: its text and where it comes from.
struct SourceEntry: Sendable {
  /// Where a source comes from.
  enum Origin: UInt8, Hashable, Sendable {
    /// A prototype's file, or one that it includes.
    case file
    /// A line of the prompt, `-c`, standard input.
    case entry
    /// Rows.
    case data
  }

  let text: SourceText
  let origin: Origin
  /// Reads the file names that stand in it.
  let path: FilePath
  /// The number of the file it was loaded with: its own, or the one that includes it.
  let unit: Int
}
