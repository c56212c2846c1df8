package import NavModel

/// Which executables a person has agreed to run: by place and content, or by name and content.
package struct PluginTrust: Hashable, Sendable {
  /// What was agreed to.
  package struct Entry: Hashable, Sendable {
    /// The folder, as an absolute path; or in a lock, which holds on every machine, the name.
    package var plugin: String
    /// The digest of everything in the folder.
    package var content: String

    /// Creates an entry.
    package init(_ plugin: String, content: String) {
      self.plugin = plugin
      self.content = content
    }
  }

  package private(set) var entries: [Entry]

  /// Creates a trust of these; nobody is trusted without.
  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// Reads what `text` wrote.
  package init(parsing bytes: [UInt8]) throws(DataError) {
    let value = try JSONValue(parsing: bytes)
    do throws(JSONShape.Mismatch) {
      var entries: [Entry] = []
      for element in try JSONShape(value)["plugins"].elements() {
        entries.append(
          Entry(try element["plugin"].text(), content: try element["content"].text()))
      }
      self.init(entries)
    } catch {
      throw error.error(in: bytes)
    }
  }

  /// The trust as a file holds it: a line for each plugin, in the order of their names.
  package var text: String {
    let lines: [String] = entries.sorted { $0.plugin < $1.plugin }.map { entry in
      let members: [JSONValue.Member] = [
        .init("plugin", .string(entry.plugin)), .init("content", .string(entry.content)),
      ]
      return "  " + JSONValue.object(members).text
    }
    return "{ \"plugins\": [\n" + lines.joined(separator: ",\n") + "\n] }\n"
  }

  /// Agrees to a plugin with this content and no other.
  package mutating func agree(to plugin: String, content: String) {
    entries.removeAll { $0.plugin == plugin }
    entries.append(Entry(plugin, content: content))
  }

  /// Whether a plugin with this content was agreed to.
  package func covers(_ plugin: String, content: String) -> Bool {
    entries.contains(Entry(plugin, content: content))
  }
}
