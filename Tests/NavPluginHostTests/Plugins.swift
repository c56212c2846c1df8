import NavModel
import NavPluginHost
import NavPluginProtocol
import Testing

extension Plugin {
  /// The root of the package.
  static var root: String {
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
  }

  /// The program beside the tests, which becomes the plugin.
  static var launch: PluginLaunch {
    PluginLaunch(program: root + "/.build/debug/navsh")
  }

  /// A plugin that ships.
  static func shipped(_ name: String) throws -> Plugin {
    let folder: String = root + "/plugins/" + name
    let manifest = try PluginManifest(folder: folder)
    return Plugin(manifest, folder: folder, permission: .granted, launch: launch)
  }
}
