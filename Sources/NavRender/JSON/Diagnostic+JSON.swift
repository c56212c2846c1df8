package import NavSyntax

extension Diagnostic {
  /// The diagnostic with `id`, `severity`, `message`, its place, `label`, `notes` and `help`; what it
  /// doesn't have is left out.
  package var json: JSON {
    var members: [(String, JSON?)] = [
      ("id", .string(id)), ("severity", .string(severity.word)), ("message", .string(message)),
    ]
    members += JSON.place(source, source == nil ? nil : span)
    members.append(("label", label.map { .string($0) }))
    members.append(("notes", notes.isEmpty ? nil : .array(notes.map(\.json))))
    members.append(("lines", lines.isEmpty ? nil : .array(lines.map { .string($0) })))
    members.append(("help", help.map { .string($0) }))
    return .members(members)
  }
}

extension Diagnostic.Note {
  fileprivate var json: JSON {
    .members([("message", .string(message))] + JSON.place(source, span))
  }
}

extension JSON {
  /// `file`, `line` and `column` of a place, both counted from 1, the column in characters.
  static func place(_ source: SourceText?, _ span: Span?) -> [(String, JSON?)] {
    guard let source, let span else { return [] }
    let position: Position = source.position(of: span.start)
    return [
      ("file", .string(source.name)), ("line", .integer(position.line)),
      ("column", .integer(SourceLine(source, span, position).column)),
    ]
  }
}
