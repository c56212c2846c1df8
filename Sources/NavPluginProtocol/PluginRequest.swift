package import NavModel

/// A question of the host's.
package struct PluginRequest: Hashable, Sendable {
  package var method: PluginMethod
  package var params: [JSONValue.Member]

  /// Creates a request.
  package init(_ method: PluginMethod, _ params: [JSONValue.Member] = []) {
    self.method = method
    self.params = params
  }

  /// The line to send, with its line feed.
  package func line(id: Int, within milliseconds: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    bytes += #"{"id":"#.utf8
    bytes += String(id).utf8
    bytes += #","method":""#.utf8
    bytes += method.rawValue.utf8
    bytes += #"","within":"#.utf8
    bytes += String(milliseconds).utf8
    bytes += #","params":"#.utf8
    JSONValue.object(params).append(to: &bytes)
    bytes += "}\n".utf8
    return bytes
  }
}

extension PluginRequest {
  /// The greeting: what the host speaks, and what it takes the plugin for.
  package static func hello(plugin: String, version: String, limits: PluginLimits) -> Self {
    let versions: ClosedRange<Int> = PluginProtocol.versions
    let range: [JSONValue] = [
      .number(Double(versions.lowerBound)), .number(Double(versions.upperBound)),
    ]
    return Self(
      .hello,
      [
        .init("protocol", .array(range)),
        .init("host", .string("navsh")),
        .init("features", .array(PluginProtocol.features.map { .string($0) })),
        .init(
          "plugin",
          .object([.init("name", .string(plugin)), .init("version", .string(version))])),
        .init("limits", limits.json),
      ])
  }

  /// The state of a component nobody has touched.
  package static func initial(_ component: String, _ properties: JSONValue) -> Self {
    Self(.initial, [.init("component", .string(component)), .init("properties", properties)])
  }

  /// What can be done to a component now.
  package static func actions(
    _ component: String, _ properties: JSONValue, state: JSONValue
  ) -> Self {
    Self(.actions, about(component, properties, state))
  }

  /// What an action makes of a component.
  package static func update(
    _ component: String, _ properties: JSONValue, state: JSONValue, action: ComponentAction
  ) -> Self {
    let action: JSONValue = .object([
      .init("name", .string(action.name)), .init("arguments", JSONValue(action.arguments)),
    ])
    return Self(.update, about(component, properties, state) + [.init("action", action)])
  }

  /// What a component looks like in so many columns.
  package static func draw(
    _ component: String, _ properties: JSONValue, state: JSONValue, width: Int
  ) -> Self {
    Self(.draw, about(component, properties, state) + [.init("width", .number(Double(width)))])
  }

  /// What a component has to say about its properties.
  package static func check(_ component: String, _ properties: JSONValue) -> Self {
    Self(.check, [.init("component", .string(component)), .init("properties", properties)])
  }

  /// What a command answers; `prototype` says where the prototype is.
  package static func run(
    _ command: String, _ arguments: JSONValue, prototype: JSONValue
  ) -> Self {
    Self(
      .run,
      [
        .init("command", .string(command)), .init("arguments", arguments),
        .init("prototype", prototype),
      ])
  }

  /// The words that could complete a parameter of a command.
  package static func complete(_ command: String, parameter: String, text: String) -> Self {
    Self(
      .complete,
      [
        .init("command", .string(command)), .init("parameter", .string(parameter)),
        .init("text", .string(text)),
      ])
  }

  /// What a guideline finds in a navigation map.
  package static func inspect(_ guideline: String, map: JSONValue) -> Self {
    Self(.inspect, [.init("guideline", .string(guideline)), .init("map", map)])
  }

  /// A navigation map as text of another kind.
  package static func export(_ exporter: String, map: JSONValue, arguments: JSONValue) -> Self {
    Self(
      .export,
      [.init("exporter", .string(exporter)), .init("map", map), .init("arguments", arguments)])
  }

  /// The rows that a source makes of a file in a folder.
  ///
  /// `text` is what is in the file, for plugins that can't open it themselves.
  package static func rows(
    _ source: String, folder: String, file: String, query: String, text: String?
  ) -> Self {
    var params: [JSONValue.Member] = [
      .init("source", .string(source)), .init("folder", .string(folder)),
      .init("file", .string(file)), .init("query", .string(query)),
    ]
    if let text { params.append(.init("text", .string(text))) }
    return Self(.rows, params)
  }

  private static func about(
    _ component: String, _ properties: JSONValue, _ state: JSONValue
  ) -> [JSONValue.Member] {
    [
      .init("component", .string(component)), .init("properties", properties),
      .init("state", state),
    ]
  }
}
