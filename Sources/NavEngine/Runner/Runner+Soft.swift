internal import NavModel
internal import NavSyntax

/// `soft expect …`: what isn't met is told, and the rest goes on.
extension Runner {
  mutating func soft(_ node: Node, _ receive: (Answer) -> Void) throws(Ending) {
    let statement: Node = try child(.element, of: node)
    guard statement.form?.isExpectation == true else {
      throw failure(
        "not-an-expectation", at: statement, "only an expectation can be soft", .wrongDefinition,
        help: "such as `soft expect screen == home`")
    }
    do throws(Ending) {
      try begin(statement) { answer in
        var answer: Answer = answer
        answer.statement = node
        receive(answer)
      }
    } catch {
      guard case .failed(let diagnostic, .notAsExpected) = error else { throw error }
      softFailures += 1
      receive(Answer(.silent, to: node, diagnostics: [diagnostic], verdict: .notAsExpected))
    }
  }
}

extension FormID {
  /// Whether a statement with the form says what should be so.
  var isExpectation: Bool {
    switch self {
    case .expect, .expectPicture, .expectChanges: true
    default: false
    }
  }
}
