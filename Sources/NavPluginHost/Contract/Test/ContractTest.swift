internal import NavModel
internal import NavPluginProtocol

/// Tries out whether a plugin keeps what the protocol asks of it.
///
/// Nothing is remembered here: the plugin is asked each time.
package struct ContractTest {
  /// One thing that was tried.
  package struct Check: Hashable, Sendable {
    /// What a plugin should do, in words.
    package var title: String
    /// What went wrong; nothing when it is as it should be.
    package var problem: String?
  }

  let plugin: Plugin
  var random = SplitMix(seed: 1)
  /// Microseconds of all answers, by method.
  var times: [String: [Int]] = [:]
  package private(set) var checks: [Check] = []

  /// Creates a test of a plugin that may run.
  package init(_ plugin: Plugin) { self.plugin = plugin }

  /// Tries everything that the plugin has.
  package mutating func run() {
    attempt("it starts, and is what its manifest says") { (test) throws(Problem) in
      do throws(PluginFault) { try test.plugin.start() } catch { throw Problem(error) }
    }
    guard checks.last?.problem == nil else { return }
    attempt("a message that nobody knows is answered with an error") { (test) throws(Problem) in
      guard case .nothing = try test.ask(PluginRequest(.riddle)) else {
        throw Problem("it answered 'riddle' as if it knew it")
      }
    }
    for kind in plugin.manifest.components { run(kind) }
    runOthers()
    attempt("answers take no more than half of their time") { (test) throws(Problem) in
      for (method, times) in test.times.sorted(by: { $0.key < $1.key }) {
        // A busy machine may hold a few of them up.
        let microseconds: Int = times.sorted()[times.count * 3 / 4]
        let allowed: Int =
          PluginMethod(rawValue: method)
          .map { test.plugin.manifest.limits.milliseconds(for: $0) } ?? 0
        guard microseconds > allowed * 500 else { continue }
        throw Problem("'\(method)' took \(microseconds / 1000) of \(allowed) ms")
      }
    }
  }

  /// What went wrong in an attempt.
  struct Problem: Error {
    var text: String
    init(_ text: String) { self.text = text }
    init(_ fault: PluginFault) { text = fault.message + (fault.help.map { "; \($0)" } ?? "") }
  }

  mutating func attempt(
    _ title: String, _ work: (inout ContractTest) throws(Problem) -> Void
  ) {
    do throws(Problem) {
      try work(&self)
      checks.append(Check(title: title, problem: nil))
    } catch {
      checks.append(Check(title: title, problem: error.text))
      plugin.restart()
    }
  }

  /// The result of a question as the plugin sent it.
  mutating func ask(_ request: PluginRequest) throws(Problem) -> Plugin.Answer<JSONValue> {
    do throws(PluginFault) { try plugin.start() } catch { throw Problem(error) }
    let start: Int = monotonicMicroseconds()
    defer {
      let time: Int = monotonicMicroseconds() - start
      times[request.method.rawValue, default: []].append(time)
    }
    do throws(PluginFault) {
      return try plugin.ask(request) { (shape) throws(JSONShape.Mismatch) in shape.value ?? .null }
    } catch {
      throw Problem(error)
    }
  }

  /// The result of a question, understood.
  mutating func ask<Result>(
    _ request: PluginRequest, _ read: (JSONShape) throws(JSONShape.Mismatch) -> Result
  ) throws(Problem) -> Result? {
    guard case .result(let value) = try ask(request) else { return nil }
    do throws(JSONShape.Mismatch) {
      return try read(JSONShape(value))
    } catch {
      throw Problem("its answer to '\(request.method.rawValue)' is wrong: \(error.message)")
    }
  }

  /// Asks twice, the second time a process that knows nothing of the first.
  mutating func askTwice(_ request: PluginRequest) throws(Problem) {
    let first: Plugin.Answer<JSONValue> = try ask(request)
    let again: Plugin.Answer<JSONValue> = try ask(request)
    plugin.restart()
    let afresh: Plugin.Answer<JSONValue> = try ask(request)
    guard first.text == again.text else {
      throw Problem(
        "'\(request.method.rawValue)' answered \(first.text) and then \(again.text) to the same")
    }
    guard first.text == afresh.text else {
      throw Problem(
        "'\(request.method.rawValue)' answered \(first.text), and started afresh \(afresh.text)")
    }
  }
}

extension Plugin.Answer<JSONValue> {
  /// The answer as it was sent.
  var text: String {
    if case .result(let value) = self { return value.text }
    return "nothing"
  }
}

/// Random numbers that are the same each time.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed: UInt64 = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
