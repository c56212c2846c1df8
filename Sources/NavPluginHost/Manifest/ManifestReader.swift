internal import NavEngine
internal import NavModel
internal import NavPluginProtocol

/// Reads a manifest and says where it is wrong.
struct ManifestReader {
  private typealias Mismatch = JSONShape.Mismatch

  /// The manifest that a text is.
  static func read(_ bytes: [UInt8]) throws(DataError) -> PluginManifest {
    let value = try JSONValue(parsing: bytes)
    do throws(JSONShape.Mismatch) {
      return try manifest(JSONShape(value))
    } catch {
      throw error.error(in: bytes)
    }
  }

  private static func manifest(_ shape: JSONShape) throws(Mismatch) -> PluginManifest {
    try check(
      shape,
      [
        "name", "version", "summary", "protocol", "runtime", "entry", "components", "commands",
        "guidelines", "exporters", "sources", "permissions", "limits",
      ])
    var manifest = PluginManifest(
      name: try name(shape["name"], allowsHyphen: true), version: try version(shape["version"]),
      summary: try line(shape["summary"]), protocols: try protocols(shape["protocol"]),
      runtime: try shape["runtime"].word(of: PluginRuntime.self), entry: try entry(shape["entry"]))
    for part in try shape["components"].elements() {
      manifest.components.append(try component(part, plugin: manifest.name))
    }
    manifest.commands = try commands(shape["commands"])
    manifest.exporters = try commands(shape["exporters"])
    for part in try shape["sources"].elements() { manifest.sources.append(try source(part)) }
    for part in try shape["guidelines"].elements() {
      manifest.guidelines.append(try guideline(part))
    }
    for part in try shape["permissions"].elements() { manifest.permissions.append(try line(part)) }
    manifest.limits = try limits(shape["limits"])
    return manifest
  }

  private static func version(_ shape: JSONShape) throws(Mismatch) -> PluginVersion {
    guard let version = PluginVersion(try shape.text()) else {
      throw shape.mismatch("is no version, which looks like 1.2 or 1.2.3")
    }
    return version
  }

  private static func protocols(_ shape: JSONShape) throws(Mismatch) -> ClosedRange<Int> {
    let ends: [JSONShape] = try shape.elements()
    guard ends.count == 2 else { throw shape.mismatch("is no pair of versions, such as [1, 1]") }
    let (first, last): (Int, Int) = (try ends[0].integer(), try ends[1].integer())
    guard first <= last else { throw shape.mismatch("ends before it begins") }
    return first...last
  }

  private static func entry(_ shape: JSONShape) throws(Mismatch) -> String {
    let entry: String = try line(shape)
    let parts: [Substring] = entry.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      throw shape.mismatch("is no file inside the plugin's folder")
    }
    return entry
  }

  private static func component(
    _ shape: JSONShape, plugin: String
  ) throws(Mismatch) -> ComponentKind {
    try check(
      shape, ["name", "summary", "properties", "values", "actions", "receives", "events"])
    var actions: [ComponentKind.Action] = []
    for part in try shape["actions"].elements() {
      try check(part, ["name", "summary", "parameters"])
      actions.append(
        .init(
          try name(part["name"]), summary: try line(part["summary"]),
          parameters: try parameters(part["parameters"])))
    }
    try checkUnique(shape["actions"], actions.map { $0.name })
    var events: [String] = []
    for part in try shape["events"].elements() { events.append(try name(part)) }
    return ComponentKind(
      word: try name(shape["name"]), plugin: plugin, summary: try line(shape["summary"]),
      properties: try parameters(shape["properties"], reserved: ["label", "enabled", "focused"]),
      values: try parameters(
        shape["values"], reserved: ["enabled", "title", "changed", "focused"]),
      actions: actions, receives: try words(shape["receives"], of: ComponentKind.hostActions),
      events: events)
  }

  private static func commands(_ shape: JSONShape) throws(Mismatch) -> [PluginCommand] {
    var commands: [PluginCommand] = []
    for part in try shape.elements() {
      try check(part, ["name", "summary", "parameters", "examples"])
      var command = PluginCommand(
        name: try name(part["name"]), summary: try line(part["summary"]),
        parameters: try parameters(part["parameters"]), examples: [])
      for example in try part["examples"].elements() {
        command.examples.append(
          .init(try line(example["line"]), try line(example["summary"])))
      }
      commands.append(command)
    }
    try checkUnique(shape, commands.map { $0.name })
    return commands
  }

  private static func source(_ shape: JSONShape) throws(Mismatch) -> PluginSource {
    try check(shape, ["name", "summary", "files"])
    var endings: [String] = []
    for part in try shape["files"].elements() {
      let ending: String = try name(part)
      guard ending == ending.lowercased(), ending != "csv", ending != "json" else {
        throw part.mismatch("is no ending in lower case that the host doesn't read itself")
      }
      endings.append(ending)
    }
    return PluginSource(
      name: try name(shape["name"]), summary: try line(shape["summary"]), endings: endings)
  }

  private static func guideline(_ shape: JSONShape) throws(Mismatch) -> PluginGuideline {
    try check(shape, ["id", "summary", "severity"])
    return PluginGuideline(
      id: try name(shape["id"], allowsHyphen: true), summary: try line(shape["summary"]),
      severity: shape["severity"].isMissing
        ? .warning : try shape["severity"].word(of: ComponentFinding.Severity.self))
  }

  private static func limits(_ shape: JSONShape) throws(Mismatch) -> PluginLimits {
    try check(shape, ["memory", "update", "draw", "run"])
    var limits = PluginLimits()
    let megabytes: Int = try amount(shape["memory"], or: limits.memory >> 20, most: 4096)
    limits.memory = megabytes << 20
    limits.update = try amount(shape["update"], or: limits.update, most: 10_000)
    limits.draw = try amount(shape["draw"], or: limits.draw, most: 10_000)
    limits.run = try amount(shape["run"], or: limits.run, most: 60_000)
    return limits
  }

  private static func amount(
    _ shape: JSONShape, or standard: Int, most: Int
  ) throws(Mismatch) -> Int {
    if shape.isMissing { return standard }
    let amount: Int = try shape.integer()
    guard (1...most).contains(amount) else { throw shape.mismatch("is not between 1 and \(most)") }
    return amount
  }
}
