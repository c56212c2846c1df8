/// What the model asks of plugins: the contract of a component, as functions of values.
///
/// A failure is a plugin's; the state is as before.
package struct ComponentService: Sendable {
  /// The state of a component nobody has touched.
  package var initial:
    @Sendable (_ kind: ComponentKind, _ properties: ControlProperties) throws(Failure) -> Value
  /// What can be done to it now, with likely arguments.
  package var actions:
    @Sendable (_ kind: ComponentKind, _ properties: ControlProperties, _ state: Value)
      throws(Failure) -> [ComponentAction]
  /// What an action makes of it.
  package var update:
    @Sendable (
      _ kind: ComponentKind, _ properties: ControlProperties, _ state: Value,
      _ action: ComponentAction
    ) throws(Halt) -> ComponentUpdate
  /// What it looks like in so many columns; nothing when it leaves that to the renderer.
  package var draw:
    @Sendable (
      _ kind: ComponentKind, _ properties: ControlProperties, _ state: Value, _ width: Int
    ) throws(Failure) -> ComponentDrawing?

  /// Creates a service.
  package init(
    initial:
      @escaping @Sendable (ComponentKind, ControlProperties) throws(Failure) -> Value,
    actions:
      @escaping @Sendable (ComponentKind, ControlProperties, Value) throws(Failure)
      -> [ComponentAction],
    update:
      @escaping @Sendable (ComponentKind, ControlProperties, Value, ComponentAction) throws(Halt)
      -> ComponentUpdate,
    draw:
      @escaping @Sendable (ComponentKind, ControlProperties, Value, Int) throws(Failure)
      -> ComponentDrawing?
  ) {
    self.initial = initial
    self.actions = actions
    self.update = update
    self.draw = draw
  }

  /// A service without plugins.
  package static let none = ComponentService(
    initial: { (kind, _) throws(Failure) in throw missing(kind) },
    actions: { (kind, _, _) throws(Failure) in throw missing(kind) },
    update: { (kind, _, _, _) throws(Halt) in throw .failed(missing(kind)) },
    draw: { (kind, _, _, _) throws(Failure) in throw missing(kind) })

  private static func missing(_ kind: ComponentKind) -> Failure {
    Failure("plugin-missing", "there is no plugin \(kind.plugin)")
  }
}
