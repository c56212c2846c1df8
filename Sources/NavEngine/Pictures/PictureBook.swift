package import NavModel

/// Where `expect picture` finds the drawings it compares with, and what draws.
package struct PictureBook: Sendable {
  /// Draws what shows on a machine; every line ends with a line break.
  package var draw: @Sendable (_ machine: Machine) -> String
  /// The bytes of a stored picture; the path is relative to the root, the prototype's folder.
  package var read: @Sendable (_ path: String, _ root: String) throws(FileFailure) -> [UInt8]
  /// Stores a picture; nothing where they are only compared.
  package var write:
    (@Sendable (_ path: String, _ root: String, _ bytes: [UInt8]) throws(FileFailure) -> Void)?

  /// Creates a book.
  package init(
    draw: @escaping @Sendable (Machine) -> String,
    read: @escaping @Sendable (String, String) throws(FileFailure) -> [UInt8],
    write: (@Sendable (String, String, [UInt8]) throws(FileFailure) -> Void)? = nil
  ) {
    self.draw = draw
    self.read = read
    self.write = write
  }
}
