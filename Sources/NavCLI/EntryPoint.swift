/// The program: options in, exit status out.
package enum EntryPoint {
  /// Runs the program with the words after its name and returns its exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    print("navsh")
    return 0
  }
}
