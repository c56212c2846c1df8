import Glibc
import NavModel
import NavPluginHost
import NavPluginProtocol
import Testing

/// A plugin in a folder of its own that goes when the test is over.
final class TemporaryPlugin: Sendable {
  let root: String
  let name: String

  /// The plugin's folder.
  var folder: String { root + "/" + name }

  /// Creates a folder with a manifest and other files.
  init(_ name: String, manifest: String, files: [(name: String, text: String)]) throws {
    self.name = name
    var template: [CChar] = Array("/tmp/navsh-plugin-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    root = String(cString: made)
    mkdir(folder, 0o755)
    write("plugin.json", manifest)
    for file in files { write(file.name, file.text) }
  }

  deinit {
    for name in (try? PluginFixture.names(in: folder)) ?? [] { unlink(folder + "/" + name) }
    rmdir(folder)
    rmdir(root)
  }

  /// Writes a file of the plugin anew; one ending in `.py` may be run.
  func write(_ file: String, _ text: String) {
    guard let handle = fopen(folder + "/" + file, "w") else { return }
    fputs(text, handle)
    fclose(handle)
    if file.hasSuffix(".py") { chmod(folder + "/" + file, 0o755) }
  }

  /// The plugin, allowed to run.
  func plugin(now: (@Sendable () -> Int)? = nil) throws -> Plugin {
    var launch: PluginLaunch = .tests
    let clock: @Sendable () -> Int = now ?? launch.now
    launch.now = { [self] in  // the folder stays as long as the plugin
      withExtendedLifetime(self) { clock() }
    }
    return Plugin(
      try PluginManifest(folder: folder), folder: folder, permission: .always, launch: launch)
  }

  /// A plugin in Lua with one component `part`; whoever is not told to be late has a lot of time, as
  /// machines may be busy.
  static func lua(_ text: String, update: Int = 10_000, memory: Int = 64) throws -> TemporaryPlugin
  {
    try TemporaryPlugin(
      "probe",
      manifest: """
        {
          "name": "probe", "version": "1.0.0", "summary": "a probe", "protocol": [1, 1],
          "runtime": "lua", "entry": "probe.lua",
          "limits": { "update": \(update), "draw": \(update), "memory": \(memory) },
          "components": [{
            "name": "part", "summary": "a part",
            "actions": [{ "name": "poke", "summary": "pokes it" }], "receives": ["tap"]
          }]
        }
        """, files: [("probe.lua", text)])
  }

  /// The plugin that does one thing wrong.
  static func misbehaving(_ mode: String, update: Int = 10_000) throws -> TemporaryPlugin {
    try TemporaryPlugin(
      "misbehaving",
      manifest: """
        {
          "name": "misbehaving", "version": "1.0.0", "summary": "does one thing wrong",
          "protocol": [1, 1], "runtime": "executable", "entry": "misbehave.py",
          "limits": { "update": \(update), "memory": 128 },
          "components": [{
            "name": "part", "summary": "a part",
            "actions": [{ "name": "poke", "summary": "pokes it" }], "receives": ["tap"]
          }]
        }
        """,
      files: [
        ("mode", mode),
        ("misbehave.py", try PluginFixture.text("misbehaving/misbehave.py")),
      ])
  }
}

extension Plugin {
  /// Its first component.
  func component() throws -> PluginComponent {
    PluginComponent(self, try #require(manifest.components.first))
  }

  /// Pokes its component, which has nothing remembered of the number.
  @discardableResult
  func poke(_ number: Int = 0) throws -> ComponentUpdate {
    let properties = ControlProperties(
      label: "Part", isEnabled: true, isFocused: false, values: [])
    let state: Value = .map([.init("value", .number(Double(number)))])
    return try component().update(properties, state: state, action: ComponentAction("poke")).get()
  }

  /// The fault that poking it makes.
  func faultOfPoking() throws -> PluginFault {
    try #require(throws: PluginFault.self) { try self.poke() }
  }
}
