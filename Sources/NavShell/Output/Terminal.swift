internal import CLineEditor

/// The window that output goes to.
package enum Terminal {
  /// Its width in columns.
  package static func columns(_ descriptor: Int32) -> Int {
    var rows: Int32 = 0
    var columns: Int32 = 0
    cle_window_size(descriptor, &rows, &columns)
    return Int(columns)
  }
}
