internal import Glibc

/// Where plugins are looked for, beside the folder `plugins` of a prototype; PATH is not searched.
package struct PluginFolders: Hashable, Sendable {
  /// The person's own.
  package var user: String?
  /// Those that come with the program; they are part of it and as trusted.
  package var shipped: String?

  /// Creates folders.
  package init(user: String? = nil, shipped: String? = nil) {
    self.user = user
    self.shipped = shipped
  }

  /// The folders there are, in the order they are looked through.
  package var all: [String] { [user, shipped].compactMap { $0 } }

  /// The plugins that come with the program at a path: installed, or built inside its package.
  package static func shipped(besideProgram path: String) -> String? {
    var folders: [Substring] = path.split(separator: "/").dropLast()
    let installed: String = "/" + folders.dropLast().joined(separator: "/") + "/share/navsh/plugins"
    if isFolder(installed) { return installed }
    while !folders.isEmpty {
      if folders.last == ".build" {
        let plugins: String = "/" + folders.dropLast().joined(separator: "/") + "/plugins"
        return isFolder(plugins) ? plugins : nil
      }
      folders.removeLast()
    }
    return nil
  }

  /// The path of this program, without links.
  package static var program: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
