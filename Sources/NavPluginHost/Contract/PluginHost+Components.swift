package import NavModel

extension PluginHost {
  /// The components of its plugins, as the model asks for them.
  package var components: ComponentService {
    ComponentService(
      initial: { [self] (kind, properties) throws(Failure) in
        try answering(kind) { component throws(PluginFault) in
          try component.initial(properties)
        }
      },
      actions: { [self] (kind, properties, state) throws(Failure) in
        try answering(kind) { component throws(PluginFault) in
          try component.actions(properties, state: state)
        }
      },
      update: { [self] (kind, properties, state, action) throws(Halt) in
        let result: Result<ComponentUpdate, Refusal>
        do throws(Failure) {
          result = try answering(kind) { component throws(PluginFault) in
            try component.update(properties, state: state, action: action)
          }
        } catch {
          throw .failed(error)
        }
        do throws(Refusal) { return try result.get() } catch { throw .refused(error) }
      },
      draw: { [self] (kind, properties, state, width) throws(Failure) in
        try answering(kind) { component throws(PluginFault) in
          try component.draw(properties, state: state, width: width)
        }
      })
  }

  private func answering<Answer>(
    _ kind: ComponentKind, _ ask: (PluginComponent) throws(PluginFault) -> Answer
  ) throws(Failure) -> Answer {
    guard let plugin = plugin(kind.plugin) else {
      throw Failure("plugin-missing", "there is no plugin \(kind.plugin)")
    }
    do throws(PluginFault) {
      return try ask(PluginComponent(plugin, kind))
    } catch {
      throw error.failure
    }
  }
}
