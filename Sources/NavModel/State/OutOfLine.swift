/// Keeps a content that is almost always as at first out of line, so that copying what holds it costs a
/// single reference count, and mostly none.
struct OutOfLine<Content: Hashable & Sendable & BeginsEmpty>: Hashable, Sendable {
  private final class Box: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  /// Nothing while everything is as at first, so that equal contents are equal.
  private var box: Box?

  var content: Content {
    get { box.map { $0.content } ?? Content() }
    set { box = newValue == Content() ? nil : Box(newValue) }
  }

  static func == (a: OutOfLine, b: OutOfLine) -> Bool {
    a.box === b.box || a.content == b.content
  }

  func hash(into hasher: inout Hasher) {
    if let box { hasher.combine(box.content) }
  }
}

/// What can be made without saying anything about it.
protocol BeginsEmpty {
  init()
}
