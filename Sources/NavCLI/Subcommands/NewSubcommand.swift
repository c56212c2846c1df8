internal import Glibc
internal import NavModel
internal import NavShell

extension Subcommand {
  static let new = Subcommand(
    "new", "write a small running prototype with a flow",
    synopsis: "NAME", operands: .name,
    discussion: [
      "It writes a folder NAME with NAME.proto in it, and settings that keep editors and code hosts "
        + "from taking .proto for Protocol Buffers. Nothing that exists is written over."
    ],
    examples: [Example("navsh new shop", "then: navsh shop/shop.proto")]
  ) { invocation, console in
    guard invocation.operands.count == 1, let folder = invocation.operands.first else {
      console.complain(UsageError("new wants one name", advice: "as in 'navsh new shop'"))
      return .wrongCommandLine
    }
    guard let starter = StarterPrototype(folder: folder) else {
      console.complain(
        UsageError("'\(folder)' is no name for a prototype", advice: "as in 'navsh new shop'"))
      return .wrongCommandLine
    }
    do throws(FileProblem) {
      try starter.write()
    } catch {
      console.complain(error.message(for: starter.obstacle(error)))
      return .failedRunning
    }
    console.results.write(starter.nextSteps)
    return .success
  }
}
