/// What is on screen now.
extension Machine {
  /// Everything that shows, of each table at most so many rows; nothing else of a table is read.
  ///
  /// A text whose expression fails is a warning sign.
  package func scene(rowLimit: Int) -> Scene {
    var surfaces: [SurfaceScene] = []
    for number in 0...topSurface { surfaces.append(surfaceScene(number, rowLimit: rowLimit)) }
    return Scene(
      device: device, isLandscape: state.isLandscape, title: prototype.definitions.title,
      surfaces: surfaces, tooltip: state.tooltip)
  }

  private func surfaceScene(_ number: Int, rowLimit: Int) -> SurfaceScene {
    var scene = SurfaceScene(
      style: style(ofSurface: number), name: presentationName(ofSurface: number), title: "")
    if let presentation = presentation(ofSurface: number) {
      describe(presentation, number, in: &scene)
    }
    scene.tabBar = tabBarScene(onSurface: number)
    if surface(number).tabBar?.showsMoreList == true {
      scene.moreList = moreListScene(onSurface: number)
    } else if let path = topPath(ofSurface: number) {
      scene.screen = screenScene(at: path, rowLimit: rowLimit)
    }
    return scene
  }

  /// Adds what a presentation says of itself.
  private func describe(
    _ presentation: Presentation, _ number: Int, in scene: inout SurfaceScene
  ) {
    let presented: Presented = state.presented[number - 1]
    let scope = Scope(owner: InstancePath(surface: number, stack: 0, depth: 0))
    scene.title = shownText(presentation.title, in: scope)
    scene.message = presentation.message.map { shownText($0, in: scope) }
    scene.isModal = presentation.isModal
    let expanded: Presentation.Size? = presented.isExpanded ? presentation.expandedSize : nil
    scene.size = expanded ?? presentation.size
    scene.arrowSides = presentation.arrowSides
    scene.presenter = Int(presented.presenter)
    guard let source = presented.source, source.element >= 0,
      let path = topPath(ofSurface: scene.presenter), path.stack == Int(source.stack),
      path.depth == Int(source.depth)
    else { return }
    scene.source = ItemIdentity(
      element: Int(source.element), row: source.row < 0 ? nil : source.row)
  }

  // MARK: Tabs

  /// The tab bar of a surface; nothing without tabs, and where a screen hides it (law T9).
  private func tabBarScene(onSurface number: Int) -> TabBarScene? {
    guard let bar = surface(number).tabBar, !hidesTabBar(onSurface: number) else { return nil }
    var items: [TabBarScene.Item] = tabsShown(onSurface: number).map { tab in
      tabItem(tab, onSurface: number, isSelected: !bar.showsMoreList && tab == Int(bar.selected))
    }
    if !tabsInMore(onSurface: number).isEmpty {
      let isSelected: Bool =
        bar.showsMoreList || isInMore(Int(bar.selected), onSurface: number)
      items.append(
        TabBarScene.Item(
          name: "more", title: "More", icon: "ellipsis",
          badge: badgeText(moreBadge(onSurface: number)), isSelected: isSelected))
    }
    return TabBarScene(
      items: items, height: device.idiom == .phone ? 49 : 50, bottomInset: device.bottomInset)
  }

  private func tabItem(_ tab: Int, onSurface number: Int, isSelected: Bool) -> TabBarScene.Item {
    let definition: Tab? = self.tab(tab, onSurface: number)
    return TabBarScene.Item(
      name: name(ofTab: tab, onSurface: number), title: title(ofTab: tab, onSurface: number),
      icon: definition?.icon, badge: badgeText(badge(ofTab: tab, onSurface: number)),
      isEnabled: isTabEnabled(tab, onSurface: number), isSelected: isSelected,
      isFixed: definition?.isFixed ?? false)
  }

  private func badgeText(_ badge: Value) -> String? {
    if case .none = badge { return nil }
    return badge.displayText
  }

  /// The More list; while it is edited every tab, because each can take any place.
  private func moreListScene(onSurface number: Int) -> MoreListScene {
    let isEditing: Bool = surface(number).tabBar?.isEditing ?? false
    let tabs: [Int] =
      isEditing ? tabOrder(onSurface: number) : tabsInMore(onSurface: number)
    return MoreListScene(
      items: tabs.map { tabItem($0, onSurface: number, isSelected: false) },
      canEdit: canEditTabs(onSurface: number), isEditing: isEditing)
  }
}
