import Glibc
import NavModel
import NavPluginHost
import NavPluginProtocol
import Testing

/// The package's own files, as the tests need them.
enum PluginFixture {
  /// The root of the package.
  static let root: String = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  /// A file of the fixtures for plugins.
  static func text(_ path: String) throws -> String {
    try contents(root + "/Tests/Fixtures/plugins/" + path)
  }

  /// A file.
  static func contents(_ path: String) throws -> String {
    let handle = try #require(fopen(path, "r"), "\(path) can't be read")
    defer { fclose(handle) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(handle), byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is in a folder.
  static func names(in folder: String) throws -> [String] {
    let directory = try #require(opendir(folder))
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name: String = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

extension PluginLaunch {
  /// The program beside the tests, which becomes the plugin.
  static var tests: PluginLaunch {
    PluginLaunch(program: PluginFixture.root + "/.build/debug/navsh")
  }
}

extension Plugin {
  /// A plugin that ships.
  static func shipped(_ name: String) throws -> Plugin {
    let folder: String = PluginFixture.root + "/plugins/" + name
    return Plugin(
      try PluginManifest(folder: folder), folder: folder, permission: .always, launch: .tests)
  }
}
