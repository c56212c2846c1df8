internal import NavModel
internal import NavSyntax

/// All definitions of a session in order, and the sources they stand in.
struct Catalogue: Sendable {
  private(set) var sources: [SourceEntry] = []
  private(set) var definitions: [Definition] = []

  /// Finds a definition again by its name space and name.
  private struct Key: Hashable {
    let space: Definition.Space
    let name: String
  }

  /// Adds a source and returns its number.
  mutating func add(_ entry: SourceEntry) -> Int {
    sources.append(entry)
    return sources.count - 1
  }

  /// The number that the next source gets.
  var nextSource: Int { sources.count }

  /// Takes definitions in: one of a name that is there replaces it in its place.
  mutating func merge(_ added: [Definition]) {
    var places: [Key: Int] = [:]
    for (index, definition) in definitions.enumerated() where definition.space != .unnamed {
      places[Key(space: definition.space, name: definition.name)] = index
    }
    for definition in added {
      let key = Key(space: definition.space, name: definition.name)
      if definition.space != .unnamed, let place = places[key] {
        definitions[place] = definition
      } else {
        places[key] = definitions.count
        definitions.append(definition)
      }
    }
  }

  /// Takes out all definitions; the sources keep their numbers.
  mutating func removeAll() { definitions = [] }

  /// Errors about two things of one name in one file, with both places.
  static func duplicates(in definitions: [Definition], sources: [SourceEntry]) -> [Diagnostic] {
    var places: [Key: Int] = [:]
    var found: [Diagnostic] = []
    for (index, definition) in definitions.enumerated() where definition.space != .unnamed {
      let key = Key(space: definition.space, name: definition.name)
      guard let earlier = places[key] else {
        places[key] = index
        continue
      }
      let first: Definition = definitions[earlier]
      let what: String =
        definition.name.isEmpty
        ? "`\(definition.description)` is said twice" : "there are two called \(definition.name)"
      found.append(
        Diagnostic(
          "duplicate-name", source: sources[definition.source].text, span: definition.nameSpan,
          message: what,
          notes: [
            Diagnostic.Note(
              "the first is here", source: sources[first.source].text, span: first.nameSpan)
          ],
          help: definition.name.isEmpty ? "keep one of them" : "give one of them another name"))
    }
    return found
  }
}
