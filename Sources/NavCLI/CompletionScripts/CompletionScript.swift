/// A completion script, made from the declarations of subcommands and options.
package enum CompletionScript: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script as the shell reads it.
  package var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }
}
