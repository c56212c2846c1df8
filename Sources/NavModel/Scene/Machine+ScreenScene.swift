/// What a screen shows now.
extension Machine {
  /// A screen with its bars and its content.
  func screenScene(at path: InstancePath, rowLimit: Int) -> ScreenScene? {
    guard let screen = screen(at: path) else { return nil }
    var scene = ScreenScene(name: screenName(at: path), title: screenTitle(screen, at: path))
    let scope = Scope(owner: path)
    scene.prompt = screen.bar.prompt.map { shownText($0, in: scope) }
    scene.backTitle = backTitle(at: path)
    scene.search = searchScene(at: path)
    // An active search stands in the place of the bar (law Q11).
    let isCovered: Bool =
      scene.search?.isActive == true && scene.search?.position == .bar && device.idiom == .phone
    scene.hidesBar = screen.bar.isHidden || isCovered

    // On a pad an outside tap cancels an action sheet, so that its Cancel doesn't show (law S3).
    let hidesCancel: Bool = style(ofSurface: path.surface) == .actions && device.idiom == .pad
    var section: Int?
    for number in screen.elements.indices where isShown(number, at: path) {
      let element: Element = screen.elements[number]
      if element.accessory != nil { continue }
      switch element.position {
      case .leading: scene.leading.append(item(number, element, at: path))
      case .trailing: scene.trailing.append(item(number, element, at: path))
      case .toolbar: scene.toolbar.append(item(number, element, at: path))
      case .content:
        if hidesCancel, case .cancels? = element.ending { continue }
        if element.section != section {
          close(section, of: screen, scope, in: &scene)
          open(element.section, of: screen, scope, in: &scene)
          section = element.section
        }
        if element.table != nil {
          scene.content.append(.table(tableScene(number, at: path, rowLimit: rowLimit)))
        } else {
          scene.content.append(.item(item(number, element, at: path)))
        }
      }
    }
    close(section, of: screen, scope, in: &scene)
    return scene
  }

  /// A screen's title; of a presentation's own content the presentation's.
  private func screenTitle(_ screen: Screen, at path: InstancePath) -> String {
    if screen.isImplicit, let presentation = presentation(ofSurface: path.surface) {
      return shownText(presentation.title, in: Scope(owner: path))
    }
    return shownText(screen.title, in: Scope(owner: path))
  }

  private func open(
    _ section: Int?, of screen: Screen, _ scope: Scope, in scene: inout ScreenScene
  ) {
    guard let section, screen.sections.indices.contains(section) else { return }
    scene.content.append(.header(shownText(screen.sections[section].header, in: scope)))
  }

  private func close(
    _ section: Int?, of screen: Screen, _ scope: Scope, in scene: inout ScreenScene
  ) {
    guard let section, screen.sections.indices.contains(section) else { return }
    let footer: String = screen.sections[section].footer.map { shownText($0, in: scope) } ?? ""
    scene.content.append(.footer(footer))
  }

  /// What stands inside a field on one side of its text (law F9).
  private func accessories(_ field: Int, isTrailing: Bool, at path: InstancePath) -> [ItemScene] {
    guard let elements = screen(at: path)?.elements else { return [] }
    let place = Element.Accessory(field: field, isTrailing: isTrailing)
    return elements.indices
      .filter { elements[$0].accessory == place && isShown($0, at: path) }
      .map { item($0, elements[$0], at: path) }
  }

  /// An element as it shows.
  private func item(_ number: Int, _ element: Element, at path: InstancePath) -> ItemScene {
    let scope = Scope(owner: path, element: number)
    var item = ItemScene(
      identity: ItemIdentity(element: number),
      name: element.name.map { prototype.text($0) } ?? "", kind: element.kind,
      title: shownText(element.title, in: scope))
    item.isDestructive = element.isDestructive
    item.leadsSomewhere = element.arrow.map { leads($0, in: scope) } ?? false
    item.isFocused = Int(content(at: path).focus) == number
    if element.kind == .field {
      item.leading = accessories(number, isTrailing: false, at: path)
      item.trailing = accessories(number, isTrailing: true, at: path)
    }
    switch element.ending {
    case .closes?: item.closes = true
    case .cancels?: item.cancels = true
    case nil: break
    }
    do throws(Failure) {
      let properties: ControlProperties = try properties(of: number, at: path)
      item.isEnabled = properties.isEnabled
      item.icon = properties.text("icon")
      let state: Value = try currentState(of: number, at: path)
      item.face =
        element.component.map { .component(ComponentFace($0, properties, state: state)) }
        ?? element.kind.draw(properties, state: state)
    } catch {
      item.isEnabled = false
      if let component = element.component {
        item.face = .component(ComponentFace(component, failure: error.message))
        return item
      }
      if item.title != "⚠" { item.title += " ⚠" }
    }
    return item
  }

  /// Whether an arrow leads to another screen or presentation now.
  func leads(_ arrow: Arrow, in scope: Scope) -> Bool {
    for branch in arrow.branches {
      if let condition = branch.condition {
        do throws(Failure) {
          if try !holds(condition, in: scope) { continue }
        } catch { return true }
      }
      return branch.destination != .back
    }
    return false
  }
}
