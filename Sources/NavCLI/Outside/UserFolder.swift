internal import Glibc

/// A folder of the user's own, after the XDG base directory specification.
package enum UserFolder {
  /// Settings.
  case configuration
  /// Histories and what else is remembered.
  case state
  /// What a person has added: plugins.
  case data

  /// Its path; nothing where the environment names neither it nor a home.
  package func path(_ environment: ProcessVariables) -> String? {
    let (variable, fallback): (String, String) =
      switch self {
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .data: ("XDG_DATA_HOME", ".local/share")
      }
    // A relative path is to be ignored, says the specification.
    if let value = environment[variable], value.hasPrefix("/") {
      return FilePath.joined(value, "navsh")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return FilePath.joined(FilePath.joined(home, fallback), "navsh")
  }

  /// Its path, with the folder made when it isn't there, for no one else to read.
  package func madePath(_ environment: ProcessVariables) -> String? {
    guard let path = path(environment) else { return nil }
    var made: String = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0 && errno != EEXIST { return nil }
    }
    return File.isFolder(path) ? path : nil
  }
}
