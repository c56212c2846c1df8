internal import NavModel
internal import Synchronization

/// What a plugin's components have answered: the same question has the same answer, so it is asked once.
final class ComponentMemory: Sendable {
  /// A question to a component.
  struct Question: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
      case initial
      case actions(Value)
      case update(Value, ComponentAction)
      case draw(Value, width: Int)
      case check
    }

    var component: String
    var properties: ControlProperties
    var subject: Subject
  }

  enum Answer: Hashable, Sendable {
    case state(Value)
    case actions([ComponentAction])
    case updated(ComponentUpdate)
    case refused(Refusal)
    case drawing(ComponentDrawing)
    case findings([ComponentFinding])
    /// The plugin has nothing of the kind.
    case nothing
  }

  /// How many answers are kept; when there are more, all are forgotten.
  static let capacity = 1 << 14

  private let answers = Mutex<[Question: Answer]>([:])

  /// The answer to a question that was asked before.
  subscript(question: Question) -> Answer? { answers.withLock { $0[question] } }

  /// Remembers an answer.
  func remember(_ answer: Answer, to question: Question) {
    answers.withLock { answers in
      if answers.count >= Self.capacity { answers.removeAll(keepingCapacity: true) }
      answers[question] = answer
    }
  }

  /// Forgets everything.
  func forget() { answers.withLock { $0.removeAll() } }
}
