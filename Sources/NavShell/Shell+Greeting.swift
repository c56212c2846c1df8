internal import NavEngine
internal import NavModel

/// The first lines of a shell on a terminal: what to do next.
extension Shell {
  func greet() {
    printer.results.write(session.program.prototype.definitions.screens.isEmpty ? welcome : summary)
  }

  /// For an empty prompt; narrow enough for any window.
  private var welcome: String {
    """
    \(settings.version)

      screen home "Home"   defines a screen
      show                 draws it
      help                 what can be said
      quit                 leaves, as Ctrl-D

    Rather begin with a prototype? Leave and
    say 'navsh new shop', then
    'navsh shop/shop.proto'.


    """
  }

  /// For a prototype.
  private var summary: String {
    let definitions: Definitions = session.program.prototype.definitions
    let device: Device? =
      definitions.devices.indices.contains(Int(session.machine.state.device))
      ? definitions.devices[Int(session.machine.state.device)] : nil
    var line: String = definitions.title.isEmpty ? "A prototype" : visible(definitions.title)
    if let device { line += " on \(visible(device.title))" }
    line += ": \(count(definitions.screens.filter { !$0.isImplicit }.count, "screen"))"
    if !session.flows.isEmpty { line += ", \(count(session.flows.count, "flow"))" }
    line += ". 'show' draws it, 'can' lists what can be done, 'help' explains."
    return wrapped(line, to: printer.style.textWidth).joined(separator: "\n") + "\n"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
