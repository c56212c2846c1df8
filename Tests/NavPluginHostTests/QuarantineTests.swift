import NavModel
import NavPluginHost
import Synchronization
import Testing

@Suite("Quarantine")
struct QuarantineTests {
  /// A clock that goes when it is told to.
  final class Clock: Sendable {
    private let time = Atomic<Int>(0)
    var now: Int { time.load(ordering: .relaxed) }
    func advance(_ milliseconds: Int) { time.add(milliseconds, ordering: .relaxed) }
  }

  private static let failing =
    "return { components = { part = { update = function() error('no') end } } }"

  @Test("three faults within a minute set a plugin aside until it is restarted")
  func three() throws {
    let clock = Clock()
    let temporary = try TemporaryPlugin.lua(Self.failing)
    let plugin: Plugin = try temporary.plugin(now: { clock.now })
    for _ in 1...3 {
      #expect(try plugin.faultOfPoking().kind == .failed)
      clock.advance(1000)
    }
    let fault: PluginFault = try plugin.faultOfPoking()
    #expect(fault.kind == .quarantined)
    #expect(fault.help == "`plugin restart probe` gives it another chance")
    #expect(plugin.inspect().record.starts == 3)
    plugin.restart()
    #expect(try plugin.faultOfPoking().kind == .failed)
  }

  @Test("faults that are far apart don't")
  func farApart() throws {
    let clock = Clock()
    let temporary = try TemporaryPlugin.lua(Self.failing)
    let plugin: Plugin = try temporary.plugin(now: { clock.now })
    for _ in 1...5 {
      #expect(try plugin.faultOfPoking().kind == .failed)
      clock.advance(30_000)
    }
  }
}
