/// Where an app is: a small value; copying it costs a few reference counts.
package struct State: Hashable, Sendable {
  /// An index of `Definitions.devices`.
  package var device: Int16
  package var isLandscape = false
  /// Milliseconds since the start, of the virtual clock.
  package var clock: Int = 0
  package var app: Surface
  /// What is presented, bottom to top.
  package var presented: [Presented] = []
  /// The values of the prototype's variables, in their order.
  package var variables: [Value] = []
  private var rare = OutOfLine<Rare>()

  /// What few states have.
  private struct Rare: Hashable, Sendable, BeginsEmpty {
    var kept: [Kept] = []
    var timers: [Timer] = []
    var tooltip: String?
  }

  /// What presentations were left with, by presentation; those never left with anything are missing.
  package var kept: [Kept] {
    get { rare.content.kept }
    set { rare.content.kept = newValue }
  }
  /// Timers that no screen instance set.
  package var timers: [Timer] {
    get { rare.content.timers }
    set { rare.content.timers = newValue }
  }
  /// What hovering shows.
  package var tooltip: String? {
    get { rare.content.tooltip }
    set { rare.content.tooltip = newValue }
  }

  /// Creates a state that shows a surface.
  package init(device: Int16, app: Surface) {
    self.device = device
    self.app = app
  }

  /// The committed control values of a presentation.
  package struct Kept: Hashable, Sendable {
    package var presentation: PresentationID
    /// By element number of the presentation's own content.
    package var controls: [Value]

    /// Creates what a presentation was left with.
    package init(presentation: PresentationID, controls: [Value]) {
      self.presentation = presentation
      self.controls = controls
    }
  }
}

/// What the app, a popover or a sheet holds: one screen, a stack, or tabs with a stack each.
package struct Surface: Hashable, Sendable {
  /// One stack, or one for each tab in the order of the content's definition.
  package var stacks: [Stack]
  /// Which tab shows, and how tabs stand; nothing without tabs.
  package var tabBar: TabBar?

  /// Creates a surface.
  package init(stacks: [Stack], tabBar: TabBar? = nil) {
    self.stacks = stacks
    self.tabBar = tabBar
  }

  /// The number of the stack that shows, or of the one last shown while the More list does.
  package var current: Int { tabBar.map { Int($0.selected) } ?? 0 }
}

/// The screens of a stack, root first; never empty.
package struct Stack: Hashable, Sendable {
  package var screens: [Instance]

  /// Creates a stack.
  package init(screens: [Instance]) { self.screens = screens }
}

/// The state of a tab bar.
///
/// Tabs are numbered as in the content's definition.
package struct TabBar: Hashable, Sendable {
  /// What a tab was given by the app itself.
  package struct Override: Hashable, Sendable {
    package var tab: Int16
    /// Set by `badge X E`.
    package var badge: Value?
    /// Set by `enable` and `disable`.
    package var isEnabled: Bool?
  }

  /// The tab whose stack shows, or was the last to.
  package var selected: Int16
  /// Whether the More list shows instead of a tab.
  package var showsMoreList = false
  /// The tab that was last picked inside More, or −1.
  package var picked: Int16 = -1
  /// Whether More shows that tab rather than its list when it is chosen again.
  package var keepsPlace = false
  /// Whether the tabs are being rearranged.
  package var isEditing = false
  private var arrangement = OutOfLine<Arrangement>()

  /// What few tab bars have.
  private struct Arrangement: Hashable, Sendable, BeginsEmpty {
    var order: [Int16] = []
    var overrides: [Override] = []
  }

  /// The order of the tabs; empty while it is that of the definition.
  package var order: [Int16] {
    get { arrangement.content.order }
    set { arrangement.content.order = newValue }
  }
  /// What tabs were given by the app itself, by tab.
  package var overrides: [Override] {
    get { arrangement.content.overrides }
    set { arrangement.content.overrides = newValue }
  }

  /// Creates the state of a bar that shows a tab.
  package init(selected: Int16) { self.selected = selected }
}

/// A screen on a stack, with its own arguments and state (law N2).
package struct Instance: Hashable, Sendable {
  package var screen: ScreenID
  /// Nothing while it has no arguments and everything is as at first.
  package var storage: Storage?

  /// Creates an instance.
  package init(screen: ScreenID, storage: Storage? = nil) {
    self.screen = screen
    self.storage = storage
  }

  package static func == (a: Instance, b: Instance) -> Bool {
    guard a.screen == b.screen else { return false }
    switch (a.storage, b.storage) {
    case (nil, nil): return true
    case (let a?, let b?): return a === b || a.content == b.content
    default: return false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    if let storage { hasher.combine(storage.content) }
  }

  /// Keeps a content out of line, so that an instance is two words.
  package final class Storage: Sendable {
    package let content: InstanceContent
    /// Creates storage for a content.
    package init(_ content: InstanceContent) { self.content = content }
  }
}

/// What makes an instance of a screen differ from a fresh one.
package struct InstanceContent: Hashable, Sendable {
  package var arguments: [Value] = []
  package var variables: [Value] = []
  /// The state of each control, by element number; `none` for those without state.
  package var controls: [Value] = []
  /// `enable` and `disable` by the app, by element number.
  package var enabled: [EnabledOverride] = []
  package var search: SearchState?
  /// By element number of the table; those in their first state are missing.
  package var tables: [TableState] = []
  /// The number of the element that has the focus, or −1.
  package var focus: Int16 = -1
  package var timers: [Timer] = []

  /// Creates the content of a fresh instance.
  package init() {}

  /// What the app said of an element.
  package struct EnabledOverride: Hashable, Sendable {
    package var element: Int16
    package var isEnabled: Bool
  }
}

/// The state of a search bar (law Q1).
package struct SearchState: Hashable, Sendable {
  package var isShown: Bool
  package var isActive = false
  package var text = ""
  package var scope: Int16 = 0
  /// Texts searched for before, latest first.
  package var recent: [String] = []

  /// Creates the state of a search bar nobody has touched.
  package init(isShown: Bool) { self.isShown = isShown }
}

/// The state of a table.
///
/// Rows are their places in the data (law R6).
package struct TableState: Hashable, Sendable {
  package var element: Int16
  package var selected: [Int32] = []
  package var isEditing = false
  /// Rows that were deleted, in ascending order.
  package var deleted: [Int32] = []
  /// The order after rows were moved; empty while it is that of the data.
  package var order: [Int32] = []
  /// The number of the first row that is drawn, from 1.
  package var top: Int32 = 1
  /// The row whose swipe actions show, or −1, and the side.
  package var revealed: Int32 = -1
  package var revealedSide: RowAction.Side = .left

  /// Creates the state of a table nobody has touched.
  package init(element: Int16) { self.element = element }
}

/// Something that will run when the clock gets there.
package struct Timer: Hashable, Sendable {
  /// Milliseconds of the virtual clock.
  package var due: Int
  package var body: Body
  package var locals: [Value]

  /// Creates a timer.
  package init(due: Int, body: Body, locals: [Value]) {
    self.due = due
    self.body = body
    self.locals = locals
  }
}

/// A presentation that is up.
package struct Presented: Hashable, Sendable {
  package var presentation: PresentationID
  package var surface: Surface
  /// The control it came from.
  package var source: Source?
  /// The surface that asked for it: 0 is the app, n the n-th presented, from 1.
  package var presenter: Int8
  package var isExpanded = false

  /// Creates a presented surface.
  package init(presentation: PresentationID, surface: Surface, source: Source?, presenter: Int8) {
    self.presentation = presentation
    self.surface = surface
    self.source = source
    self.presenter = presenter
  }

  /// A control of the presenting surface, by screen and element; of a table the row too.
  package struct Source: Hashable, Sendable {
    /// Which stack of the presenting surface, and how deep, the screen is that the control is on.
    package var stack: Int16
    package var depth: Int16
    /// The element's number; −1 for the tab bar or the search bar's own buttons.
    package var element: Int16
    /// The place of the row in its data, or −1.
    package var row: Int32

    /// Creates a source.
    package init(stack: Int16, depth: Int16, element: Int16, row: Int32 = -1) {
      self.stack = stack
      self.depth = depth
      self.element = element
      self.row = row
    }
  }
}
