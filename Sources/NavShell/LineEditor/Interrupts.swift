internal import CLineEditor

/// Ctrl-C while something runs.
///
/// The process does not die of it: what runs looks here now and then and stops by itself.
package enum Interrupts {
  /// Makes Ctrl-C set a flag from now on, and a closed pipe an error instead of the end.
  package static func install() {
    cle_catch_interrupts()
  }

  /// Returns whether Ctrl-C was pressed since it was last asked, and forgets it.
  package static func take() -> Bool {
    cle_take_signals(UInt32(CLE_INTERRUPT)) != 0
  }

  /// A descriptor that becomes readable at Ctrl-C, for code that waits; -1 before `install`.
  package static var descriptor: Int32 { cle_signal_descriptor() }
}
