internal import Synchronization

/// Whether what runs should end, because somebody pressed Ctrl-C.
package enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Whether it was asked for since `clear`; any thread may look.
  package static var isRequested: Bool {
    if flag.load(ordering: .relaxed) { return true }
    if Interrupts.take() { request() }
    return flag.load(ordering: .relaxed)
  }

  /// Asks for it.
  package static func request() { flag.store(true, ordering: .relaxed) }

  /// Forgets it, before the next statement runs.
  package static func clear() { flag.store(false, ordering: .relaxed) }
}
