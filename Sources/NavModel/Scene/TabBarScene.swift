/// A tab bar.
package struct TabBarScene: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// `more` for More.
    package var name: String
    package var title: String
    package var icon: String?
    /// Nothing without a badge; empty for an empty pill.
    package var badge: String?
    package var isEnabled: Bool
    package var isSelected: Bool
    /// Whether it keeps its place while tabs are rearranged.
    package var isFixed = false

    /// Creates an item.
    package init(
      name: String, title: String, icon: String? = nil, badge: String? = nil,
      isEnabled: Bool = true, isSelected: Bool = false, isFixed: Bool = false
    ) {
      self.name = name
      self.title = title
      self.icon = icon
      self.badge = badge
      self.isEnabled = isEnabled
      self.isSelected = isSelected
      self.isFixed = isFixed
    }
  }

  package var items: [Item]
  /// Points, and points of empty space below.
  package var height: Int
  package var bottomInset: Int

  /// Creates a tab bar.
  package init(items: [Item], height: Int = 49, bottomInset: Int = 0) {
    self.items = items
    self.height = height
    self.bottomInset = bottomInset
  }
}

/// The list of tabs that don't fit into the bar.
package struct MoreListScene: Hashable, Sendable {
  package var items: [TabBarScene.Item]
  package var canEdit: Bool
  package var isEditing: Bool

  /// Creates a list.
  package init(items: [TabBarScene.Item], canEdit: Bool = false, isEditing: Bool = false) {
    self.items = items
    self.canEdit = canEdit
    self.isEditing = isEditing
  }
}
