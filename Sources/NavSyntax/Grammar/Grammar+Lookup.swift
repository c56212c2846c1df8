extension Grammar {
  /// The form with an identity; of those that share one the first.
  package static func form(_ id: FormID) -> Form? {
    let index: Int32 = formNumbers[Int(id.rawValue)]
    return index < 0 ? nil : forms[Int(index)]
  }

  /// The kind of the statements with a form; asked for each statement that runs.
  package static func kind(of id: FormID) -> FormKind? {
    let number: UInt8 = formKinds[Int(id.rawValue)]
    return FormKind(rawValue: number)
  }

  private static let formKinds: [UInt8] = FormID.allCases.map { form($0)?.kind.rawValue ?? .max }

  /// The index in `forms` of each identity, −1 where the parser alone makes such statements.
  private static let formNumbers: [Int32] = {
    var numbers = [Int32](repeating: -1, count: FormID.allCases.count)
    for (index, form) in forms.enumerated() where numbers[Int(form.id.rawValue)] < 0 {
      numbers[Int(form.id.rawValue)] = Int32(truncatingIfNeeded: index)
    }
    return numbers
  }()
}
