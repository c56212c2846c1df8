internal import Glibc

/// How much memory the process takes.
enum Memory {
  /// The most it has taken so far, in bytes.
  static var peak: Int {
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    return usage.ru_maxrss * 1024
  }
}
