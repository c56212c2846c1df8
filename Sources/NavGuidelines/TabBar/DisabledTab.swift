internal import NavModel

extension Guideline {
  /// Sections that are empty say so themselves.
  static let disabledTab = Guideline(
    "disabled-tab",
    "Keep every tab usable; when a section has nothing to show, say why on its screen.",
    law: "T8", sources: [.guidelines("Tab bars")],
    bad: """
      var count = 0
      tabs {
        tab home "Home" icon "house" -> home
        tab cart "Cart" icon "cart" -> cart { disabled when count == 0 }
      }
      screen home "Home" { button "Add" { on tap { count = count + 1 } } }
      screen cart "Cart" { label "Things to buy" }
      """,
    good: """
      var count = 0
      tabs {
        tab home "Home" icon "house" -> home
        tab cart "Cart" icon "cart" -> cart
      }
      screen home "Home" { button "Add" { on tap { count = count + 1 } } }
      screen cart "Cart" { label "Nothing in here yet" { shown when count == 0 } }
      """,
    check: .definitions { subject in
      subject.definitions.tabs.filter { $0.enabled != .always }.map { tab in
        Remark(tab.place, "the tab \(subject.name(tab.name)) can be dimmed")
      }
    })
}
