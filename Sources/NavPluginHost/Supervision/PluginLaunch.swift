/// What a plugin's process is started with.
package struct PluginLaunch: Sendable {
  /// This program, which becomes the plugin.
  package var program: String
  /// Where a plugin's own interpreter is looked for; a plugin gets no other variable of ours.
  package var searchPath: String
  /// Milliseconds of a clock that never goes back.
  package var now: @Sendable () -> Int

  /// Creates a launch; the standard one is for a host that is `navsh` itself.
  package init(
    program: String = "/proc/self/exe", searchPath: String = "/usr/local/bin:/usr/bin:/bin",
    now: (@Sendable () -> Int)? = nil
  ) {
    self.program = program
    self.searchPath = searchPath
    self.now = now ?? { monotonicMilliseconds() }
  }

  /// The environment of a plugin.
  var variables: [String] {
    [
      "PATH=\(searchPath)", "LANG=C.UTF-8", "NAVSH_PLUGIN_FD=3",
      // A trusted plugin is one of known content: nothing is written beside it.
      "PYTHONDONTWRITEBYTECODE=1",
    ]
  }
}
