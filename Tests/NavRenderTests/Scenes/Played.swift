import NavEngine
import NavModel
import NavRender
import NavSyntax
import Testing

/// A prototype that was played: what shows then.
final class Played {
  private let session: Session

  /// Reads definitions; a file named in them is found here.
  init(_ definitions: String, files: [String: String] = [:]) {
    let services = Services(matches: { _, _ in nil })
    session = Session(
      environment: Environment(services: services) { (path, _) throws(FileFailure) in
        guard let text = files[path] else { throw FileFailure(.missing) }
        return Array(text.utf8)
      })
    play(definitions)
  }

  /// Plays statements; what is wrong with them is an issue.
  @discardableResult
  func play(_ statements: String, sourceLocation: SourceLocation = #_sourceLocation) -> Played {
    let source = SourceText(name: "test", text: statements)
    _ = session.enter(source, mode: .script) { answer in
      for diagnostic in answer.diagnostics where diagnostic.severity == .error {
        Issue.record(
          "\(diagnostic.text(glyphs: .unicode, colors: false))", sourceLocation: sourceLocation)
      }
    }
    return self
  }

  /// What becomes of the flows, each on its devices.
  var results: [FlowResult] {
    let program: Program = session.program
    return program.flows.flatMap { flow in
      program.devices(of: flow).map { program.run(flow, on: $0) }
    }
  }

  var scene: Scene { session.machine.scene(rowLimit: 20) }

  func scene(rowLimit: Int) -> Scene { session.machine.scene(rowLimit: rowLimit) }

  /// The surface on top.
  var top: SurfaceScene {
    scene.surfaces.last ?? SurfaceScene(style: .app, name: "", title: "nothing shows")
  }

  /// The screen on the surface on top.
  var screen: ScreenScene {
    top.screen ?? ScreenScene(name: "", title: "no screen shows")
  }

  /// The first table of that screen.
  var table: TableScene {
    for case .table(let table) in screen.content { return table }
    return TableScene(element: 0, name: "no table shows", style: .plain)
  }

  /// The titles of the app's tab bar, those of disabled ones in parentheses; nothing without a bar.
  var tabs: [String]? {
    scene.surfaces[0].tabBar?.items.map { $0.isEnabled ? $0.title : "(\($0.title))" }
  }

  /// What is drawn.
  func drawing(width: Int = 40) -> String {
    wireframe(scene, width: width, glyphs: .unicode, colors: false)
  }
}

extension TableScene {
  /// Headers with a colon, rows with a dash, footers in parentheses.
  var outline: [String] {
    lines.map { line in
      switch line {
      case .header(let text): text + ":"
      case .footer(let text): "(" + text + ")"
      case .row(let row): "- " + row.title
      }
    }
  }

  var rows: [RowScene] {
    lines.compactMap { line in
      if case .row(let row) = line { return row }
      return nil
    }
  }
}
