import Glibc
import NavModel
import NavPluginHost
import Testing

@Suite("A program that misbehaves", .serialized)
struct MisbehavingTests {
  @Test(
    "makes a fault that says what it did, and is started afresh for the next question",
    arguments: [
      ("die", .died, "with exit status 3"),
      ("die-by-signal", .died, "by signal 11"),
      ("close-the-socket", .died, "hung up"),
      ("twice", .unasked, "sent more than the answer"),
      ("wrong-id", .answer, "answered request"),
      ("no-id", .answer, "id is missing"),
      ("too-deep", .answer, "deeper than 32"),
      ("too-large", .tooLarge, "more than 1048576 bytes"),
      ("flood-socket", .tooLarge, "more than 1048576 bytes"),
      ("invalid-utf8", .answer, "not UTF-8"),
      ("no-json", .answer, "no JSON"),
      ("wrong-shape", .answer, "explode"),
      ("escapes", .answer, "control characters"),
      ("eat-memory", .died, "exit status 1"),
    ] as [(String, PluginFault.Kind, String)])
  func fault(mode: String, kind: PluginFault.Kind, words: String) throws {
    let temporary = try TemporaryPlugin.misbehaving(mode)
    let plugin: Plugin = try temporary.plugin()
    let fault: PluginFault = try plugin.faultOfPoking()
    #expect(fault.kind == kind, "\(fault)")
    #expect(fault.message.contains(words), "\(fault)")
    #expect(plugin.inspect().process == nil)
    temporary.write("mode", "none")
    #expect(try plugin.poke().state == .map([.init("value", .number(1))]))
    #expect(plugin.inspect().record.starts == 2)
  }

  @Test(
    "is killed when its time is up, with everything it started",
    arguments: [
      "hang", "hang-and-ignore-signals", "flood-stdout", "flood-stderr", "late-and-then-again",
    ])
  func late(mode: String) throws {
    let temporary = try TemporaryPlugin.misbehaving(mode, update: 200)
    let plugin: Plugin = try temporary.plugin()
    let fault: PluginFault = try plugin.faultOfPoking()
    #expect(fault.kind == .late, "\(fault)")
    #expect(fault.message.hasSuffix("within 200 ms"))
    #expect(plugin.inspect().process == nil)
  }

  @Test("takes what it forked with it")
  func forks() throws {
    let temporary = try TemporaryPlugin.misbehaving("fork", update: 1000)
    let plugin: Plugin = try temporary.plugin()
    #expect(try plugin.faultOfPoking().kind == .late)
    let line: String = try #require(plugin.inspect().record.log.lines.last)
    let child: Int32 = try #require(Int32(line.split(separator: " ").last ?? ""))
    // It may take a moment to die; an orphan is a zombie until somebody reaps it.
    var isAlive = true
    for _ in 1...500 where isAlive {
      let state: String? = try? PluginFixture.contents("/proc/\(child)/stat")
      isAlive = state.map { !$0.contains(") Z ") } ?? false
      if isAlive { usleep(10_000) }
    }
    #expect(!isAlive)
  }

  @Test(
    "is not taken for what it isn't",
    arguments: [
      ("lie-about-name", "says it is \"rating\""),
      ("lie-about-version", "says it is version 2.0.0, but its manifest says 1.0.0"),
      ("protocol-from-the-future", "speaks protocol 99; this host speaks 1"),
    ])
  func lies(mode: String, words: String) throws {
    let temporary = try TemporaryPlugin.misbehaving(mode)
    let fault: PluginFault = try temporary.plugin().faultOfPoking()
    #expect(fault.kind == .greeting)
    #expect(fault.message.contains(words), "\(fault)")
  }

  @Test(
    "that can't even greet is a fault like any other",
    arguments: [
      ("hang-at-start", .late), ("die-at-start", .died), ("no-answer-but-json", .answer),
    ] as [(String, PluginFault.Kind)])
  func start(mode: String, kind: PluginFault.Kind) throws {
    let temporary = try TemporaryPlugin.misbehaving(mode)
    #expect(try temporary.plugin().faultOfPoking().kind == kind)
  }

  @Test("leaves its last words with the fault")
  func lastWords() throws {
    let temporary = try TemporaryPlugin.misbehaving("die")
    let fault: PluginFault = try temporary.plugin().faultOfPoking()
    #expect(fault.help == "its log ends with: I can't go on")
  }

  @Test("has a log that is cut where it floods, and says so")
  func flood() throws {
    let temporary = try TemporaryPlugin.misbehaving("flood-stdout", update: 200)
    let plugin: Plugin = try temporary.plugin()
    _ = try plugin.faultOfPoking()
    let log: [String] = plugin.inspect().record.log.lines
    #expect(log.count <= 501)
    #expect(log.last?.contains("bytes dropped: more than 65536 in a second") == true)
  }
}
