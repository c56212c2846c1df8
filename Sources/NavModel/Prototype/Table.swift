/// Rows, from a file or inline.
package struct Table: Hashable, Sendable {
  /// How sections look.
  package enum Style: UInt8, Hashable, Sendable { case plain, grouped, inset }
  /// How many rows can be selected.
  package enum Selection: UInt8, Hashable, Sendable { case none, one, many }
  /// Where rows come from.
  package enum Rows: Hashable, Sendable {
    case data(Data)
    case inline([Section])
  }

  /// Rows of a file, and which columns they show.
  package struct Data: Hashable, Sendable {
    package var source: RowSource
    package var title: Int
    package var subtitle: Int?
    package var value: Int?
    package var sectionColumn: Int?
    package var sectionsByInitial = false
    package var sortColumn: Int?

    /// Creates rows that show one column.
    package init(source: RowSource, title: Int) {
      self.source = source
      self.title = title
    }

    package static func == (a: Data, b: Data) -> Bool {
      a.source.data == b.source.data && a.source.numbers == b.source.numbers && a.title == b.title
        && a.subtitle == b.subtitle && a.value == b.value && a.sectionColumn == b.sectionColumn
        && a.sectionsByInitial == b.sectionsByInitial && a.sortColumn == b.sortColumn
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(source.data.rowCount)
      hasher.combine(title)
    }
  }

  /// Inline rows under a header.
  package struct Section: Hashable, Sendable {
    package var header: Expression?
    package var footer: Expression?
    package var rows: [Row]

    /// Creates a section.
    package init(header: Expression?, footer: Expression? = nil, rows: [Row] = []) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// An inline row.
  package struct Row: Hashable, Sendable {
    package var name: Symbol?
    package var title: Expression
    package var subtitle: Expression?
    package var value: Expression?
    package var rule: RowRule

    /// Creates a row.
    package init(name: Symbol?, title: Expression, rule: RowRule = RowRule()) {
      self.name = name
      self.title = title
      self.rule = rule
    }
  }

  package var style: Style
  package var rows: Rows
  package var hasIndex = false
  /// `rows where …`, read with `row` and the columns in scope.
  package var filter: Expression?
  /// What shows when there are no rows.
  package var empty: Expression?
  package var selection: Selection = .none
  /// What every row does; an inline row's own rule goes first, part by part.
  package var rule = RowRule()
  package var isEditable = false
  package var isMovable = false

  /// Creates a table.
  package init(style: Style, rows: Rows) {
    self.style = style
    self.rows = rows
  }
}

/// What a row does and shows beside its texts.
package struct RowRule: Hashable, Sendable {
  package var arrow: Arrow?
  package var onTap: Body?
  package var info: RowAction?
  package var swipes: [RowAction] = []
  package var enabled: Rule = .always
  package var shown: Rule = .always
  package var checkmark: Rule = .never
  package var hasDisclosure = false
  package var isDestructive = false
  package var icon: String?

  /// Creates a rule that does nothing.
  package init() {}
}

/// The info button of a row, or an action a swipe shows.
package struct RowAction: Hashable, Sendable {
  /// The side that the finger moves to.
  package enum Side: UInt8, Hashable, Sendable { case left, right }

  package var title: Expression
  package var side: Side = .left
  package var isDestructive = false
  package var arrow: Arrow?
  package var onTap: Body?
  package var enabled: Rule = .always

  /// Creates an action.
  package init(title: Expression) { self.title = title }
}
