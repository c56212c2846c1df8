import NavEngine
import NavModel
import NavSyntax
import Testing

@testable import NavGuidelines

@Suite("Guidelines")
struct GuidelineTests {
  @Test("no two have the same identity")
  func identities() {
    let ids: [String] = Guideline.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
  }

  @Test("each has a source in some era, a sentence and a device")
  func completeness() {
    for guideline in Guideline.all {
      #expect(guideline.sources.contains { !$0.eras.isEmpty }, "\(guideline.id)")
      #expect(guideline.message.hasSuffix("."), "\(guideline.id)")
      #expect(!guideline.idioms.isEmpty, "\(guideline.id)")
    }
  }

  @Test("the bad example of each is seen", arguments: Guideline.all.map { $0.id })
  func bad(id: String) throws {
    let guideline: Guideline = try #require(Guideline.named(id))
    #expect(try !remarks(of: guideline, on: guideline.bad).isEmpty)
  }

  @Test("the good example of each is left alone", arguments: Guideline.all.map { $0.id })
  func good(id: String) throws {
    let guideline: Guideline = try #require(Guideline.named(id))
    #expect(try remarks(of: guideline, on: guideline.good) == [])
  }

  /// What a guideline says of a prototype on the first device it is about.
  private func remarks(of guideline: Guideline, on text: String) throws -> [String] {
    let services = Services(matches: { _, _ in false })
    let environment = Environment(services: services) { _, _ throws(FileFailure) in
      throw FileFailure(.missing)
    }
    let device: String = guideline.idioms.first == .pad ? "ipad" : "iphone"
    let session = Session(environment: environment, device: device)
    var errors: [String] = []
    _ = session.enter(SourceText(name: "example", text: text), mode: .script) { answer in
      for diagnostic in answer.diagnostics where diagnostic.severity != .note {
        errors.append(diagnostic.message)
      }
    }
    #expect(errors == [])
    let definitions: Definitions = session.program.prototype.definitions
    let number = Int(session.machine.state.device)
    let subject = Subject(session.program.prototype, on: definitions.devices[number])
    switch guideline.check {
    case .definitions(let look): return look(subject).map { $0.message }
    case .states(let look): return look(subject, session.machine).map { $0.message }
    }
  }
}
