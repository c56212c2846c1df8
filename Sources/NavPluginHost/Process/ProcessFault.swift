/// What a process did that ends it.
enum ProcessFault: Error, Hashable, Sendable {
  /// It can't be started: what the system says.
  case start(String)
  /// No answer within so many milliseconds.
  case late(Int)
  /// It ended, and how.
  case died(String)
  /// It closed the socket but goes on.
  case hungUp
  /// A line longer than so many bytes.
  case tooLarge(Int)
  /// It said something that nobody asked for.
  case unasked
}
