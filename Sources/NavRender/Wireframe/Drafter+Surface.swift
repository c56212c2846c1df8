internal import NavModel

extension Drafter {
  /// The pieces of a surface, drawn to stand inside a frame.
  ///
  /// Where the frame's edge carries the title already, the bar shows only when it has more to say.
  func bands(of surface: SurfaceScene, width: Int, titleStandsInEdge: Bool = false) -> Bands {
    var bands: Bands
    if let list = surface.moreList {
      bands = Bands(content: moreList(list, width: width))
      let bar = NavigationBarContent(title: "More", trailing: editButton(list))
      bands.top = navigationBar(bar, width: width)
    } else if let screen = surface.screen {
      bands = self.bands(of: screen, width: width, titleStandsInEdge: titleStandsInEdge)
    } else {
      bands = Bands(content: Block(width: width))
    }
    if bands.content.height == 0 { bands.content.canvas.addLines() }
    if let tabBar = surface.tabBar, !tabBar.items.isEmpty {
      bands.tabBar = self.tabBar(tabBar, width: width)
    }
    return bands
  }

  private func bands(of screen: ScreenScene, width: Int, titleStandsInEdge: Bool) -> Bands {
    var top = Block(width: width)
    var content = Block(width: width)
    var bar = NavigationBarContent(
      title: screen.title, prompt: screen.prompt, backTitle: screen.backTitle,
      leading: screen.leading, trailing: screen.trailing)
    if titleStandsInEdge { bar.title = "" }
    if !screen.hidesBar, !bar.isEmpty { top.append(navigationBar(bar, width: width)) }
    if let search = screen.search {
      let field: Block = searchBar(search, width: width)
      if search.position == .bar {
        top.append(field)
      } else {
        content.append(field)
        addLightLine(to: &content)
      }
      if let offers = offers(search, width: width) {
        content.append(offers)
        if !screen.content.isEmpty { addLightLine(to: &content) }
      }
    }
    content.append(self.content(screen.content, width: width))
    var bands = Bands(top: top.height > 0 ? top : nil, content: content)
    if !screen.toolbar.isEmpty { bands.toolbar = toolbar(screen.toolbar, width: width) }
    return bands
  }

  /// The tabs that don't fit into the bar, as rows.
  private func moreList(_ list: MoreListScene, width: Int) -> Block {
    var block = Block(width: width)
    let icons: [String?] = list.items.map { item in
      item.icon.flatMap { Icon.glyph($0, glyphs) }
    }
    // Titles stand below each other, with an icon or without.
    let x: Int = icons.contains { $0 != nil } ? 3 : 1
    for (item, icon) in zip(list.items, icons) {
      let y: Int = block.canvas.addLines()
      if let icon { block.canvas.write(icon, x: 1, y: y, style: .quiet) }
      let mark: String
      if list.isEditing {
        mark = item.isFixed ? " " : glyphs.moveHandle
      } else {
        mark = item.isEnabled ? glyphs.disclosure : " "
      }
      let badge: StyledText = badge(item.badge)
      let trailing: StyledText = StyledText.joined([badge, StyledText(mark, .quiet)])
      let title: StyledText = marked(item.title, isEnabled: item.isEnabled, style: .plain)
      let edge: Int = width - 1 - trailing.width
      block.canvas.write(cut(title, to: edge - 2 - x), x: x, y: y)
      block.canvas.write(trailing, x: edge, y: y)
    }
    return block
  }

  private func editButton(_ list: MoreListScene) -> [ItemScene] {
    guard list.canEdit else { return [] }
    let title: String = list.isEditing ? "Done" : "Edit"
    return [
      ItemScene(identity: ItemIdentity(element: -1), name: "", kind: .button, title: title)
    ]
  }

  /// What hovering shows, in a frame as narrow as it can be.
  func tooltip(_ text: String, width: Int) -> Block {
    let most: Int = max(10, width - 4)
    let lines: [String] = wrapped(shown(text), to: most)
    let widest: Int = lines.map { displayWidth($0) }.max() ?? 0
    var block = Block(width: widest + 2)
    for line in lines {
      let y: Int = block.canvas.addLines()
      block.canvas.write(line, x: 1, y: y)
    }
    return card(block)
  }
}
