import NavModel

/// Thirteen songs, and a screen that searches them.
enum Songs {
  static let data = DataTable(
    columns: ["title", "artist", "album", "year"],
    rows: [
      ["So What", "Miles Davis", "Kind of Blue", "1959"],
      ["Blue in Green", "Miles Davis", "Kind of Blue", "1959"],
      ["Naima", "John Coltrane", "Giant Steps", "1960"],
      ["Blue Train", "John Coltrane", "Blue Train", "1958"],
      ["Águas de Março", "Elis Regina", "Elis & Tom", "1974"],
      ["Blue", "Joni Mitchell", "Blue", "1971"],
      ["Lazy Bird", "John Coltrane", "Blue Train", "1958"],
      ["99 Luftballons", "Nena", "Nena", "1983"],
    ])

  static func table(_ change: (inout Table.Data) -> Void = { _ in }) -> Table {
    let source = RowSource(data: data, numbers: [false, false, false, true])
    var rows = Table.Data(source: source, title: 0)
    rows.subtitle = 1
    change(&rows)
    return Table(style: .plain, rows: .data(rows))
  }

  /// A draft with the screen `songs`: a table `list` and a search over it; scopes all, title, artist.
  static func draft(
    _ changeTable: (inout Table) -> Void = { _ in },
    search change: (inout SearchBar) -> Void = { _ in },
    rows: (inout Table.Data) -> Void = { _ in }
  ) -> Draft {
    var draft = Draft()
    var table: Table = table(rows)
    changeTable(&table)
    var search = SearchBar(place: Draft.place)
    search.placeholder = "Songs"
    search.scopes = [
      .init(name: draft.symbol("all"), title: "All", kind: .all),
      .init(name: draft.symbol("title"), title: "Title", kind: .column("title")),
      .init(name: draft.symbol("artist"), title: "Artist", kind: .column("artist")),
    ]
    search.table = 0
    change(&search)
    let list: Element = draft.table("list", table)
    draft.screen("songs", [list]) { $0.search = search }
    draft.screen("player", [draft.element(.label, "song", "Song")])
    return draft
  }
}

extension Draft {
  /// Lets every row of the first screen's first table lead to `player`.
  mutating func leadRows() {
    let player: Arrow = arrow("player")
    definitions.screens[0].elements[0].table?.rule.arrow = player
  }
}
