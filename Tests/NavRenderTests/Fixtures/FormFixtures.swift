import NavModel

private func field(
  _ element: Int, _ title: String, _ text: String, isPlaceholder: Bool = false,
  error: String? = nil, hasClear: Bool = false, change: (inout ItemScene) -> Void = { _ in }
) -> ContentScene {
  .item(
    item(
      element, .field, title,
      .field(text: text, isPlaceholder: isPlaceholder, error: error, hasClear: hasClear),
      change: change))
}

/// Fields in every state.
let form: ScreenScene = screen("Sign up") { screen in
  screen.content = [
    .header("Account"),
    field(0, "User name", "ada", isPlaceholder: true),
    field(1, "E-mail", "ada", error: "Not an address", hasClear: true) { $0.isFocused = true },
    field(2, "Password", "••••"),
    .footer("Nobody else sees this."),
    field(3, "Age", ""),
    field(4, "Note", "The quick brown fox jumps over the lazy dog") { $0.isEnabled = false },
    field(5, "", "No label", isPlaceholder: true) { $0.isFocused = true },
    .item(disabled(item(6, .button, "Join"))),
  ]
}

/// Controls of every kind.
let controls: ScreenScene = screen("Controls") { screen in
  let fruit: [String] = ["Apple", "Pear", "Plum"]
  screen.content = [
    .item(item(0, .label, "A label that says what this is all about, in more than one line.")),
    .item(item(1, .text, "A text.\nIts second paragraph.")),
    .item(item(2, .image, "Cover")),
    .item(item(3, .link, "Read more")),
    .item(item(4, .button, "Go") { $0.leadsSomewhere = true }),
    .item(item(5, .button, "Erase") { $0.isDestructive = true }),
    .item(disabled(item(6, .button, "Not now"))),
    .item(item(7, .toggle, "Newsletter", .toggle(isOn: true))),
    .item(item(8, .toggle, "Sounds", .toggle(isOn: false))),
    .item(disabled(item(9, .toggle, "Haptics", .toggle(isOn: false)))),
    .item(
      item(
        10, .choice, "Fruit",
        .choice(options: fruit, chosen: [1], isMenu: false, isSegmented: false))),
    .item(
      item(
        11, .choice, "Size",
        .choice(options: ["S", "M", "L"], chosen: [1], isMenu: false, isSegmented: true))),
    .item(
      item(
        12, .choice, "Colour",
        .choice(options: ["Red", "Blue"], chosen: [1], isMenu: true, isSegmented: false))),
    .item(item(13, .slider, "Up to", .slider(value: 320, from: 0, to: 500))),
    .item(item(14, .stepper, "Children", .stepper(value: 2))),
    .item(item(15, .date, "Birthday", .date("10 December 1815"))),
  ]
}

/// A sheet with a field and buttons.
let sheet: SurfaceScene = surface(
  .sheet, "New song",
  screen("New song") { screen in
    screen.leading = [item(0, .button, "Cancel") { $0.cancels = true }]
    screen.trailing = [disabled(item(1, .button, "Save"))]
    screen.content = [
      field(2, "Title", "So What", isPlaceholder: true),
      field(3, "Artist", "Miles Davis"),
    ]
  })

/// A popover on a phone that fills the screen.
let fullScreen: SurfaceScene = surface(
  .fullScreen, "Filters",
  screen("Filters") { screen in
    screen.trailing = [item(0, .button, "Done")]
    screen.content = [.item(item(1, .slider, "Up to", .slider(value: 1.5, from: 0, to: 10)))]
  })

/// Choices about what a person began.
let actions: SurfaceScene = surface(
  .actions, "Discard the draft?",
  screen("") { screen in
    screen.content = [
      .item(item(0, .button, "Delete draft") { $0.isDestructive = true }),
      .item(item(1, .button, "Save draft")),
      .item(item(2, .button, "Cancel") { $0.cancels = true }),
    ]
  }, change: { $0.source = ItemIdentity(element: 1) })
