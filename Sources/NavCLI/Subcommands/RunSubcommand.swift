internal import NavShell
internal import NavSyntax

extension Subcommand {
  static let run = Subcommand(
    "run", "run the statements of files, printing what the prompt would",
    synopsis: "FILE...", operands: .prototypes, options: [.device, .keepGoing, .trustLock],
    discussion: [
      "The files make one session, in their order. It stops at the first error, unless told to go on."
    ],
    examples: [
      Example("navsh run tour.proto", "run a recorded session"),
      Example("navsh run shop.proto tour.proto --on ipad", "a prototype, then statements"),
    ]
  ) { invocation, console in
    guard !invocation.operands.isEmpty else {
      return console.wants("a FILE", in: invocation)
    }
    let device: String? = invocation.value(.on)
    let bench = Workbench(console, files: invocation.operands, device: device)
    for file in invocation.operands {
      let goesOn: Bool = bench.load(file, stopsAtError: !invocation.has(.keepGoing))
      guard bench.knowsDevice(device, subcommand: "run") else { return bench.status }
      if !goesOn && !invocation.has(.keepGoing) { break }
    }
    return bench.status
  }
}
