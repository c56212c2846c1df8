internal import NavEngine
package import NavModel
package import NavPluginProtocol
internal import Synchronization

/// A plugin: its manifest, and its process while it has one.
///
/// It is started when it is first asked something, ended at its first fault and started afresh at the
/// next question. Safe to ask from several threads; they wait for each other.
package final class Plugin: Sendable {
  /// Whether it may run.
  package enum Permission: Hashable, Sendable {
    /// It may: it is closed in, or part of this program.
    case always
    /// Somebody agreed to it as long as its folder holds exactly this.
    case agreed(content: String)
    /// Nobody has agreed to it, and why that matters.
    case denied(String)
  }

  package let manifest: PluginManifest
  /// The folder that it stands in.
  package let folder: String
  package let permission: Permission
  /// What its components have answered.
  let memory = ComponentMemory()
  private let launch: PluginLaunch
  private let life: Mutex<Life>

  /// Its process and what is remembered of it.
  private struct Life: ~Copyable {
    var process: PluginProcess?
    var record: PluginRecord
  }

  /// Creates a plugin that doesn't run yet.
  package init(
    _ manifest: PluginManifest, folder: String, permission: Permission, launch: PluginLaunch
  ) {
    self.manifest = manifest
    self.folder = folder
    self.permission = permission
    self.launch = launch
    let log = PluginLog(rate: manifest.limits.log, now: launch.now)
    life = Mutex(Life(process: nil, record: PluginRecord(log: log)))
  }

  /// What a plugin answered.
  package enum Answer<Result: Sendable>: Sendable {
    case result(Result)
    /// It has nothing to say to that; the host does without.
    case nothing
  }

  /// Asks a question and waits for the answer, which `read` understands.
  package func ask<Result: Sendable>(
    _ request: PluginRequest, _ read: (JSONShape) throws(JSONShape.Mismatch) -> Result
  ) throws(PluginFault) -> Answer<Result> {
    try life.withLock { (life) throws(PluginFault) -> Answer<Result> in
      try start(&life)
      do throws(PluginFault) {
        switch try exchange(request, &life) {
        case .result(let value):
          do throws(JSONShape.Mismatch) {
            return .result(try read(JSONShape(value)))
          } catch {
            throw fault(.answer, WireError.misshapen(error.message).message)
          }
        case .problem(let problem) where problem.isHarmless: return .nothing
        case .problem(let problem): throw fault(.failed, "failed: \(visible(problem.message))")
        }
      } catch {
        throw end(&life, error)
      }
    }
  }

  /// Starts it if it doesn't run, and sees that it is what its manifest says.
  package func start() throws(PluginFault) {
    try life.withLock { (life) throws(PluginFault) in try start(&life) }
  }

  /// Ends it, and gives it another chance if it was set aside.
  package func restart() {
    life.withLock { life in
      life.process = nil
      life.record.pardon()
    }
    memory.forget()
  }

  /// Ends it, in peace if it wants to.
  package func stop() {
    life.withLock { life in
      guard let process = life.process.take() else { return }
      // Lua has nothing to put in order.
      if manifest.runtime == .executable { process.leave(within: PluginLimits.leaving) }
    }
  }

  /// What is remembered of it now; `process` is its process id while it runs.
  package func inspect() -> (process: Int32?, record: PluginRecord) {
    life.withLock { life in
      let id: Int32? = life.process?.id
      life.process?.readLog(into: &life.record.log)
      return (id, life.record)
    }
  }

  private func start(_ life: inout Life) throws(PluginFault) {
    if life.process != nil {
      switch life.process?.idleFault() {
      case nil: return
      case .unasked?: throw end(&life, fault(.unasked, "spoke without being asked"))
      case .some:  // it ended by itself, and nobody was waiting for it
        _ = end(&life, fault(.died, "ended while nobody asked it anything"))
      }
    }
    try checkPermission()
    guard !life.record.isQuarantined else {
      let last: String = life.record.lastFault?.detail ?? ""
      throw fault(
        .quarantined,
        "failed three times within a minute and isn't asked any more; it last \(last)",
        help: "`plugin restart \(manifest.name)` gives it another chance")
    }
    do throws(PluginFault) {
      try greet(&life)
    } catch {
      throw end(&life, error)
    }
  }

  private func checkPermission() throws(PluginFault) {
    let reason: String
    switch permission {
    case .always: return
    case .agreed(let content):
      if PluginContent.digest(of: folder) == content { return }
      reason = "it has changed since somebody agreed to it"
    case .denied(let why): reason = why
    }
    throw fault(
      .notTrusted, "is not trusted: \(reason)", help: "`navsh plugin trust` shows what would run")
  }

  private func greet(_ life: inout Life) throws(PluginFault) {
    let name: String = manifest.name
    do throws(ProcessFault) {
      life.process = try PluginProcess(
        program: launch.program,
        words: ["navsh"]
          + PluginRunner.words(
            runtime: manifest.runtime, entry: manifest.entry, limits: manifest.limits),
        variables: launch.variables, folder: folder, limits: manifest.limits)
    } catch {
      throw error.fault(of: name, asked: "")
    }
    life.record.starts += 1
    let request = PluginRequest.hello(
      plugin: name, version: manifest.version.text, limits: manifest.limits)
    let greeting: PluginResult.Greeting
    switch try exchange(request, &life) {
    case .problem(let problem) where problem.code == .failed:
      throw fault(.failed, "failed at its start: \(visible(problem.message))")
    case .problem(let problem):
      throw fault(.greeting, "refused the greeting: \(visible(problem.message))")
    case .result(let value):
      do throws(JSONShape.Mismatch) {
        greeting = try PluginResult.hello(JSONShape(value))
      } catch {
        throw fault(.answer, WireError.misshapen(error.message).message)
      }
    }
    try check(greeting)
  }

  private func check(_ greeting: PluginResult.Greeting) throws(PluginFault) {
    let ours: ClosedRange<Int> = PluginProtocol.versions
    guard ours.contains(greeting.version), manifest.protocols.contains(greeting.version) else {
      throw fault(
        .greeting,
        "speaks protocol \(greeting.version); this host speaks \(words(ours)) and the manifest says "
          + words(manifest.protocols))
    }
    guard greeting.name == manifest.name else {
      throw fault(.greeting, "says it is \"\(visible(greeting.name))\"")
    }
    guard PluginVersion(greeting.pluginVersion) == manifest.version else {
      throw fault(
        .greeting,
        "says it is version \(visible(greeting.pluginVersion)), but its manifest says "
          + manifest.version.text)
    }
  }

  private func words(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private func exchange(
    _ request: PluginRequest, _ life: inout Life
  ) throws(PluginFault) -> PluginReply.Content {
    let milliseconds: Int = manifest.limits.milliseconds(for: request.method)
    let question: String = "'\(request.method.rawValue)'"
    guard var process = life.process.take() else { throw fault(.start, "doesn't run") }
    let (id, sent, line): (Int, [UInt8], [UInt8])
    do throws(ProcessFault) {
      (id, sent, line) = try process.exchange(
        { request.line(id: $0, within: milliseconds) }, within: milliseconds, log: &life.record.log)
    } catch {
      process.readLog(into: &life.record.log)
      life.record.log.close()
      var fault: PluginFault = error.fault(of: manifest.name, asked: question)
      fault.help = life.record.log.lastWords.map { "its log ends with: \($0)" }
      throw fault
    }
    life.process = consume process
    life.record.note(sent, isFromHost: true)
    life.record.note(line, isFromHost: false)
    let reply: PluginReply
    do throws(WireError) {
      reply = try PluginReply(line: line, limits: manifest.limits)
    } catch {
      throw fault(.answer, error.message)
    }
    guard reply.id == id else {
      throw fault(.answer, "answered request \(reply.id) when it was asked \(id), \(question)")
    }
    return reply.content
  }

  /// Ends the process for a fault and remembers it.
  private func end(_ life: inout Life, _ fault: PluginFault) -> PluginFault {
    life.process = nil
    life.record.note(fault, at: launch.now())
    return fault
  }

  private func fault(_ kind: PluginFault.Kind, _ detail: String, help: String? = nil) -> PluginFault
  {
    PluginFault(kind, of: manifest.name, detail, help: help)
  }
}
