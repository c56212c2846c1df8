/// What an app's navigation is: every definition, with names as symbols.
///
/// It doesn't change once it is made.
package final class Prototype: Sendable {
  package let definitions: Definitions
  private let screensByName: SymbolMap
  private let presentationsByName: SymbolMap
  private let tabsByName: SymbolMap
  private let variablesByName: SymbolMap
  /// Of each screen the names of its elements, close together: gestures look through them.
  private let elementNames: [[Symbol?]]

  /// Creates a prototype; where two things of one name space share a name, the later one is found.
  package init(_ definitions: Definitions) {
    self.definitions = definitions
    screensByName = SymbolMap(definitions.screens.map { $0.isImplicit ? nil : $0.name })
    presentationsByName = SymbolMap(definitions.presentations.map { $0.name })
    tabsByName = SymbolMap(definitions.tabs.map { $0.name })
    variablesByName = SymbolMap(definitions.variables.map { $0.name })
    elementNames = definitions.screens.map { screen in screen.elements.map { $0.name } }
  }

  package func screen(named name: Symbol) -> ScreenID? { screensByName[name].map { ScreenID($0) } }
  package func presentation(named name: Symbol) -> PresentationID? {
    presentationsByName[name].map { PresentationID($0) }
  }
  /// The index of a tab among all tabs of the prototype.
  package func tab(named name: Symbol) -> Int? { tabsByName[name] }
  package func variable(named name: Symbol) -> Int? { variablesByName[name] }
  /// The number of the element of a screen with a name.
  package func element(named name: Symbol, on screen: ScreenID) -> Int? {
    elementNames[Int(screen.index)].firstIndex(of: name)
  }

  /// A screen, read in place: definitions are large, and a step reads many of them.
  package subscript(id: ScreenID) -> Screen {
    @inline(__always) _read { yield definitions.screens[Int(id.index)] }
  }
  /// A presentation, read in place.
  package subscript(id: PresentationID) -> Presentation {
    @inline(__always) _read { yield definitions.presentations[Int(id.index)] }
  }
  /// The text of a name.
  package func text(_ symbol: Symbol) -> String { definitions.names.text(symbol) }
}

/// The parts of a prototype, as they are gathered.
package struct Definitions: Sendable {
  package var names = SymbolTable()
  package var title = ""
  package var locale: String?
  /// How numbers are written in it; first the way that all are, then those of currencies that are not.
  package var numbers: [NumberStyle] = [NumberStyle()]
  /// The year whose guidelines hold; nothing means the latest.
  package var guidelines: Int?
  /// Every device that can be named; the first three are built in.
  package var devices: [Device] = Device.builtIn
  /// The device the app starts on, an index of `devices`.
  package var device: Int = 0
  /// What the app itself holds.
  package var app: Content = .empty
  /// Screens, those of presentations with content of their own included.
  package var screens: [Screen] = []
  package var presentations: [Presentation] = []
  /// The tabs of the app and of presentations; a `Content` names those it holds.
  package var tabs: [Tab] = []
  package var variables: [Variable] = []
  /// Texts worth trying wherever text can be typed.
  package var samples: [String] = []

  /// Creates the definitions of an empty prototype.
  package init() {}
}

/// What a surface holds: of the app, of a popover, of a sheet.
package enum Content: Hashable, Sendable {
  /// Nothing is defined yet.
  case empty
  /// One screen that nothing can be pushed on: a presentation's own content.
  case screen(ScreenID)
  /// A stack with this root.
  case stack(ScreenID, arguments: [Expression])
  /// Tabs, as indices of `Definitions.tabs`, each with a stack of its own.
  case tabs([Int32], more: MoreRule)

  /// What `more { … }` asks for.
  package struct MoreRule: Hashable, Sendable {
    /// Whether More's badge is the sum of the badges in its list.
    package var sumsBadges: Bool

    /// Creates a rule.
    package init(sumsBadges: Bool = false) { self.sumsBadges = sumsBadges }
  }
}

/// A device's size and manners.
package struct Device: Hashable, Sendable {
  /// The family a device belongs to.
  package enum Idiom: UInt8, Hashable, Sendable { case phone, pad }

  package var name: String
  package var title: String
  package var idiom: Idiom
  /// How many tabs the bar can show, More included.
  package var tabCapacity: Int
  /// Width and height in points, upright.
  package var width: Int
  package var height: Int
  /// Points of empty space below the tab bar.
  package var bottomInset: Int

  /// Creates a device.
  package init(
    name: String, title: String, idiom: Idiom, tabCapacity: Int, width: Int, height: Int,
    bottomInset: Int = 0
  ) {
    self.name = name
    self.title = title
    self.idiom = idiom
    self.tabCapacity = tabCapacity
    self.width = width
    self.height = height
    self.bottomInset = bottomInset
  }

  /// iPhone, iPad and iPad Pro.
  package static let builtIn: [Device] = [
    Device(name: "iphone", title: "iPhone", idiom: .phone, tabCapacity: 5, width: 390, height: 844),
    Device(name: "ipad", title: "iPad", idiom: .pad, tabCapacity: 7, width: 810, height: 1080),
    Device(
      name: "ipadpro", title: "iPad Pro", idiom: .pad, tabCapacity: 7, width: 1024, height: 1366,
      bottomInset: 15),
  ]
}

/// A variable of the prototype, or of each instance of a screen.
package struct Variable: Hashable, Sendable {
  package var name: Symbol
  package var initial: Expression
  package var place: Place

  /// Creates a variable.
  package init(name: Symbol, initial: Expression, place: Place) {
    self.name = name
    self.initial = initial
    self.place = place
  }
}

/// A tab of a tab bar.
package struct Tab: Hashable, Sendable {
  package var name: Symbol
  package var title: Expression
  package var icon: String?
  /// The root of its stack, by name, so that it may be defined later.
  package var root: Destination
  package var badge: Conditional?
  package var enabled: Rule
  /// Can't be moved, nor pushed from its place.
  package var isFixed: Bool
  package var place: Place

  /// Creates a tab.
  package init(
    name: Symbol, title: Expression, icon: String? = nil, root: Destination,
    badge: Conditional? = nil, enabled: Rule = .always, isFixed: Bool = false, place: Place
  ) {
    self.name = name
    self.title = title
    self.icon = icon
    self.root = root
    self.badge = badge
    self.enabled = enabled
    self.isFixed = isFixed
    self.place = place
  }
}

/// A value that holds while a condition does.
package struct Conditional: Hashable, Sendable {
  package var value: Expression
  /// Nothing means always.
  package var condition: Expression?

  /// Creates a conditional value.
  package init(_ value: Expression, when condition: Expression? = nil) {
    self.value = value
    self.condition = condition
  }
}

/// Whether something is so, read each time: `enabled`, `disabled when C`, `shown when C`.
package enum Rule: Hashable, Sendable {
  case always
  case never
  /// All of these must hold.
  case all([Expression])
}
