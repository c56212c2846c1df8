internal import NavPluginHost
internal import NavSyntax

extension PluginHost {
  /// The plugins of this machine: the person's own, and those that come with the program.
  ///
  /// `lock` is what a lock file on the command line agrees to, `alsoTrusted` what was agreed to now.
  static func system(
    _ variables: ProcessVariables, lock: PluginTrust = PluginTrust(),
    alsoTrusted: [PluginTrust.Entry] = []
  ) -> PluginHost {
    PluginHost {
      var setup = Setup(
        folders: PluginFolders(
          user: UserFolder.data.path(variables).map { FilePath.joined($0, "plugins") },
          shipped: PluginFolders.program.flatMap { PluginFolders.shipped(besideProgram: $0) }))
      setup.trust = TrustFile(variables).trust
      for entry in alsoTrusted { setup.trust.agree(to: entry.plugin, content: entry.content) }
      setup.lock = lock
      setup.reserved = Set(Grammar.words(beginning: [.top, .statements, .screen, .presentation]))
      if let path = variables["PATH"] { setup.launch.searchPath = path }
      return setup
    }
  }
}
