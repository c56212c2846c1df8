package import NavEngine
internal import NavModel
internal import NavSyntax

extension Answer {
  /// What the answer says on standard output; every line ends with a line break.
  package func text(on page: Page) -> String {
    switch content {
    case .silent, .quit: ""
    case .defined(let definitions): page.lines("defined " + definitions.joined(separator: ", "))
    case .changed where isTravel:
      page.line(machine?.location ?? "")
    case .changed(let events):
      page.line(EventLine(events: events, machine: machine, glyphs: page.glyphs).text)
    case .intercepted(let events):
      page.line(
        "answered instead: "
          + EventLine(events: events, machine: machine, glyphs: page.glyphs).text)
    case .refused(let refusal):
      page.line("refused as \(refusal.reason): \(refusal.message)", .quiet)
    case .scene(let machine, of: let target): page.drawing(of: machine, target: target)
    // What is printed has a line, empty or not.
    case .text(let text): text.isEmpty ? "\n" : page.lines(text)
    case .listing(let listing): listing.text(on: page)
    case .timeline(let steps): page.timeline(steps)
    case .flow(let result): result.text(on: page, showsDevice: true)
    case .report(let report): report.text(on: page)
    case .option(let name, let value): page.lines("\(name) \(value)")
    }
  }

  /// Whether it went to another point of the session's history: then it says where that is.
  private var isTravel: Bool {
    guard let form = statement?.form, machine != nil else { return false }
    switch Grammar.kind(of: form) {
    case .gesture, .event: return false
    default: return true
    }
  }

  /// The answer's diagnostics, for standard error.
  package func diagnosticText(on page: Page) -> String {
    var result = ""
    for diagnostic in diagnostics {
      result += diagnostic.text(width: page.width, glyphs: page.glyphs, colors: page.colors)
    }
    return result
  }
}

extension Page {
  /// One line, cut to the page's width.
  func line(_ text: String, _ style: CellStyle = .plain) -> String {
    let line: String = truncated(
      glyphs.shown(text), to: max(20, width), ellipsis: glyphs.ellipsis)
    return styled(line, style) + "\n"
  }

  /// A drawing of what shows, or of the part of it that a target means.
  func drawing(of machine: Machine, target: Target?) -> String {
    let scene: Scene = machine.scene(rowLimit: max(1, height ?? 50))
    guard let target else { return drawing(of: scene, components: machine.services.components) }
    let part: Scene? =
      switch target.subject {
      case .name(let symbol): scene.part(machine.prototype.text(symbol), isTitle: false)
      case .title(let title): scene.part(title, isTitle: true)
      case .unknown(let name): scene.part(name, isTitle: false)
      }
    return drawing(of: part ?? scene, components: machine.services.components)
  }
}

extension Scene {
  /// A scene with nothing but what has a name or title: a surface, a screen, a control, a table.
  func part(_ text: String, isTitle: Bool) -> Scene? {
    for var surface in surfaces.reversed() {
      let screen: ScreenScene? = surface.screen
      let names: [String?] =
        isTitle ? [surface.title, screen?.title] : [surface.name, screen?.name]
      if !text.isEmpty, names.contains(text) {
        surface.style = .app
        return alone(surface)
      }
      guard let screen, let content = screen.part(text, isTitle: isTitle) else { continue }
      var small = ScreenScene(name: screen.name, title: "")
      small.content = [content]
      var frame = SurfaceScene(style: .app, name: surface.name, title: "")
      frame.screen = small
      return alone(frame)
    }
    return nil
  }

  private func alone(_ surface: SurfaceScene) -> Scene {
    Scene(device: device, isLandscape: isLandscape, title: title, surfaces: [surface])
  }
}

extension ScreenScene {
  fileprivate func part(_ text: String, isTitle: Bool) -> ContentScene? {
    for item in leading + trailing + toolbar where (isTitle ? item.title : item.name) == text {
      return .item(item)
    }
    for piece in content {
      switch piece {
      case .item(let item) where (isTitle ? item.title : item.name) == text: return piece
      case .table(let table) where !isTitle && table.name == text: return piece
      default: continue
      }
    }
    return nil
  }
}
