package import NavEngine
internal import NavModel
internal import NavPluginProtocol

extension PluginHost {
  /// Everything else that its plugins do, as the engine asks for it.
  package var service: PluginService {
    PluginService(
      find: { [self] (name, root) throws(PluginAbsence) in
        do throws(Problem) {
          let plugin: Plugin = try find(name, root: root)
          var interface: PluginInterface = plugin.manifest.interface
          if case .denied(let reason) = plugin.permission { interface.denial = reason }
          return interface
        } catch {
          throw PluginAbsence(error.id, error.message, help: error.help)
        }
      },
      run: { [self] (question) throws(Failure) in
        try ask(
          question,
          .run(
            question.name, JSONValue(question.arguments), prototype: question.prototype),
          PluginResult.text)
      },
      complete: { [self] question, parameter, text in
        let request = PluginRequest.complete(question.name, parameter: parameter, text: text)
        do throws(Failure) { return try ask(question, request, PluginResult.words) } catch {
          return []
        }
      },
      inspect: { [self] (question) throws(Failure) in
        try ask(
          question, .inspect(question.name, map: question.prototype), PluginResult.findings)
      },
      export: { [self] (question) throws(Failure) in
        try ask(
          question,
          .export(
            question.name, map: question.prototype, arguments: JSONValue(question.arguments)),
          PluginResult.text)
      },
      rows: { [self] (question) throws(Failure) in try rows(question) },
      manage: { [self] (words) throws(Failure) in try manage(words) })
  }

  private func rows(_ question: PluginRowsQuestion) throws(Failure) -> DataTable {
    let plugin: Plugin = try loaded(question.plugin)
    // A plugin that is closed in can't open the file.
    let isClosedIn: Bool = plugin.manifest.runtime == .lua
    let text: String? =
      isClosedIn ? String(validating: question.content, as: UTF8.self) : nil
    if isClosedIn && text == nil {
      throw Failure("bad-data", "\"\(question.file)\" is not UTF-8")
    }
    return try ask(
      plugin,
      .rows(
        question.source, folder: absolutePath(question.folder), file: question.file,
        query: question.query, text: text), PluginResult.rows)
  }

  private func ask<Answer: Sendable>(
    _ question: PluginQuestion, _ request: PluginRequest,
    _ read: (JSONShape) throws(JSONShape.Mismatch) -> Answer
  ) throws(Failure) -> Answer {
    try ask(try loaded(question.plugin), request, read)
  }

  private func ask<Answer: Sendable>(
    _ plugin: Plugin, _ request: PluginRequest,
    _ read: (JSONShape) throws(JSONShape.Mismatch) -> Answer
  ) throws(Failure) -> Answer {
    do throws(PluginFault) {
      switch try plugin.ask(request, read) {
      case .result(let answer): return answer
      case .nothing:
        throw PluginFault(
          .failed, of: plugin.manifest.name,
          "has nothing for '\(request.method.rawValue)', which its manifest promises")
      }
    } catch {
      throw error.failure
    }
  }

  private func loaded(_ name: String) throws(Failure) -> Plugin {
    if let plugin = plugin(name) { return plugin }
    throw Failure("plugin-missing", "there is no plugin \(visible(name))")
  }
}
