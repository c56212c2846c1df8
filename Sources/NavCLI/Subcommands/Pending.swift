extension Subcommand {
  static let run = Subcommand(
    "run", "run the statements of files, printing what the prompt would",
    synopsis: "FILE...", operands: .prototypes, options: [.device, .keepGoing],
    discussion: ["It stops at the first error, unless told to go on."],
    examples: [Example("navsh run tour.proto", "run a recorded session")]
  ) { _, _ in .success }
  static let test = Subcommand(
    "test", "run every flow in files and folders",
    synopsis: "PATH...", operands: .prototypes,
    options: [.filter, .tag, .device, .stopAtFirst, .resultFormat],
    examples: [
      Example("navsh test .", "every flow here and below"),
      Example("navsh test shop.proto --filter lamp", "some flows"),
    ]
  ) { _, _ in .success }
  static let check = Subcommand(
    "check", "check the definitions in files",
    synopsis: "FILE...", operands: .prototypes, options: [.definitions],
    examples: [Example("navsh check --definitions shop.proto", "syntax and definitions")]
  ) { _, _ in .success }
  static let draw = Subcommand(
    "draw", "draw screens as wireframes",
    synopsis: "FILE", operands: .prototypes,
    options: [.screen, .device, .width, .drawingFormat, .ascii],
    examples: [Example("navsh draw shop.proto", "the first screen")]
  ) { _, _ in .success }
  static let tree = Subcommand(
    "tree", "print the state of a prototype",
    synopsis: "FILE", operands: .prototypes, options: [.command, .device, .json],
    examples: [Example("navsh tree shop.proto -c 'tap \"Cart\"' --json", "the state after a tap")]
  ) { _, _ in .success }
  static let format = Subcommand(
    "format", "lay files out in the one canonical way",
    synopsis: "FILE...", operands: .prototypes, options: [.check],
    examples: [Example("navsh format shop.proto", "lay a file out")]
  ) { _, _ in .success }
}
