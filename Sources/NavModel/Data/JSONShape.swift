/// A value of a JSON text that is expected to have a certain shape, and where it stands.
package struct JSONShape: Sendable {
  /// One way down from a value.
  package enum Step: Hashable, Sendable {
    case member(String)
    case element(Int)
  }

  /// What is wrong with a value, and where it stands.
  package struct Mismatch: Error, Hashable, Sendable {
    package var path: [Step]
    /// What is wrong: `is no text`.
    package var problem: String

    /// The problem with its place: `lines[2].text is no text`.
    package var message: String {
      var place: String = ""
      for step in path {
        switch step {
        case .member(let name): place += place.isEmpty ? name : "." + name
        case .element(let index): place += "[\(index)]"
        }
      }
      return place.isEmpty ? "it " + problem : "\(visible(place)) \(problem)"
    }
  }

  /// The value; nothing where there is none.
  package let value: JSONValue?
  package let path: [Step]

  /// Creates a shape for a whole text.
  package init(_ value: JSONValue?, path: [Step] = []) {
    self.value = value
    self.path = path
  }

  /// A complaint about this value.
  package func mismatch(_ problem: String) -> Mismatch { Mismatch(path: path, problem: problem) }

  /// The member of a name; asking the shape of what is no object finds nothing.
  package subscript(_ name: String) -> JSONShape {
    JSONShape(value?[name], path: path + [.member(name)])
  }

  /// Whether there is nothing here, or `null`.
  package var isMissing: Bool { value == nil || value == .null }

  /// The text that it is.
  package func text() throws(Mismatch) -> String {
    guard case .string(let text)? = value else { throw expected("text") }
    return text
  }

  /// The text that it is, or another one where there is none.
  package func text(or standard: String) throws(Mismatch) -> String {
    isMissing ? standard : try text()
  }

  /// The text that it is, if there is any.
  package func optionalText() throws(Mismatch) -> String? { isMissing ? nil : try text() }

  /// The number that it is.
  package func number() throws(Mismatch) -> Double {
    guard case .number(let number)? = value else { throw expected("number") }
    return number
  }

  /// The whole number that it is.
  package func integer() throws(Mismatch) -> Int {
    guard let whole = Int(exactly: try number()) else { throw expected("whole number") }
    return whole
  }

  /// Whether it says `true`; nothing says `false`.
  package func flag() throws(Mismatch) -> Bool {
    if isMissing { return false }
    guard case .bool(let flag)? = value else { throw expected("boolean") }
    return flag
  }

  /// The elements of the list that it is; nothing and an object without members have none.
  ///
  /// A language without a type of its own for lists can't tell an empty one from an empty object.
  package func elements() throws(Mismatch) -> [JSONShape] {
    switch value {
    case nil, .null, .object([]): return []
    case .array(let values):
      return values.indices.map { JSONShape(values[$0], path: path + [.element($0)]) }
    default: throw expected("list")
    }
  }

  /// The members of the object that it is; nothing and an empty list have none.
  package func members() throws(Mismatch) -> [(name: String, value: JSONShape)] {
    switch value {
    case nil, .null, .array([]): return []
    case .object(let members):
      return members.map { ($0.key, JSONShape($0.value, path: path + [.member($0.key)])) }
    default: throw expected("object")
    }
  }

  /// The word of a fixed set that it is.
  package func word<Word: RawRepresentable & CaseIterable>(
    of type: Word.Type
  ) throws(Mismatch) -> Word where Word.RawValue == String {
    let text: String = try text()
    if let word = Word(rawValue: text) { return word }
    let known: [String] = Word.allCases.map { $0.rawValue }
    throw mismatch(notOneOf(known, text))
  }

  /// The complaint about a word that isn't one of some.
  package func notOneOf(_ known: [String], _ text: String) -> String {
    let close: String? = nearest(to: text, in: known)
    let hint: String = close.map { "; did you mean \"\($0)\"?" } ?? ""
    return "is \"\(visible(text))\", not one of: \(known.joined(separator: ", "))\(hint)"
  }

  private func expected(_ kind: String) -> Mismatch {
    mismatch(value == nil ? "is missing" : "is no \(kind)")
  }
}
