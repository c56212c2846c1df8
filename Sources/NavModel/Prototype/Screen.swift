/// A screen, or what a presentation holds when it has content of its own.
package struct Screen: Hashable, Sendable {
  /// Its name; of a presentation's own content the presentation's name.
  package var name: Symbol?
  /// Whether it is the content of a presentation rather than a screen of its own.
  package var isImplicit = false
  package var parameters: [Symbol] = []
  package var title: Expression = .constant(.text(""))
  /// State of each instance.
  package var variables: [Variable] = []
  package var hidesTabs = false
  /// What the back button of the screen above says.
  package var backTitle: Expression?
  package var bar = NavigationBar()
  package var search: SearchBar?
  /// Every control, table and bar button, in the order of definition; an element's index is its number.
  package var elements: [Element] = [] {
    didSet {
      hasControlState = elements.contains { $0.kind.hasState }
      hasTicks = elements.contains { $0.component?.receives.contains("tick") == true }
    }
  }
  /// Whether any of its controls keeps a value.
  package private(set) var hasControlState = false
  /// Whether any of its components hears the clock.
  private(set) var hasTicks = false
  /// The sections that elements may stand in.
  package var sections: [FormSection] = []
  package var onAppear: Body?
  package var onDisappear: Body?
  /// Where its design is described: addresses, for reports.
  package var references: [String] = []
  package var place: Place

  /// Creates an empty screen.
  package init(name: Symbol?, place: Place) {
    self.name = name
    self.place = place
  }

  /// The number of the element with a name.
  package func element(named name: Symbol) -> Int? {
    for index in elements.indices where elements[index].name == name { return index }
    return nil
  }
}

/// What a screen says of its navigation bar; the buttons are elements placed in it.
package struct NavigationBar: Hashable, Sendable {
  package var prompt: Expression?
  package var isHidden = false
  /// Whether leading buttons stand beside the back button instead of replacing it.
  package var keepsBack = false

  /// Creates a plain bar.
  package init() {}
}

/// A header and a footer around elements.
package struct FormSection: Hashable, Sendable {
  package var header: Expression
  package var footer: Expression?

  /// Creates a section.
  package init(header: Expression, footer: Expression? = nil) {
    self.header = header
    self.footer = footer
  }
}

/// A search bar.
package struct SearchBar: Hashable, Sendable {
  /// Where it stands.
  package enum Position: UInt8, Hashable, Sendable { case bar, content }
  /// When it shows.
  package enum Visibility: UInt8, Hashable, Sendable {
    /// Shows at the top and folds when scrolled away.
    case shown
    case pinned
    /// Folded at first.
    case hiddenUntilSwipe
  }

  /// One of the categories to search in.
  package struct Scope: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// Every column the other scopes name, or every column when they name none.
      case all
      case column(String)
      case condition(Expression)
    }
    package var name: Symbol
    package var title: Expression
    package var kind: Kind

    /// Creates a scope.
    package init(name: Symbol, title: Expression, kind: Kind) {
      self.name = name
      self.title = title
      self.kind = kind
    }
  }

  /// A place offered while the text is empty.
  package struct Shortcut: Hashable, Sendable {
    package var title: Expression
    package var arrow: Arrow

    /// Creates a shortcut.
    package init(title: Expression, arrow: Arrow) {
      self.title = title
      self.arrow = arrow
    }
  }

  package var position: Position = .bar
  package var visibility: Visibility = .shown
  package var placeholder: Expression?
  package var prompt: Expression?
  package var scopes: [Scope] = []
  package var suggestions: [Expression] = []
  package var shortcuts: [Shortcut] = []
  package var bookmarks: Arrow?
  package var hasClear = true
  package var hasCancel = true
  /// The number of the table element it filters; nothing when the screen has none.
  package var table: Int?
  package var place: Place

  /// Creates a search bar.
  package init(place: Place) { self.place = place }
}
