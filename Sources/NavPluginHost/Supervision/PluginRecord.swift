/// What is remembered of a plugin's conduct: its faults, its log, what went over the wire.
package struct PluginRecord: Sendable {
  /// So many faults within so many milliseconds, and it isn't started any more.
  static let faultLimit = 3
  static let faultPeriod = 60_000
  /// How many lines of the wire are kept.
  static let traceLimit = 200

  /// A line that went over the wire.
  package struct TraceLine: Hashable, Sendable {
    package var isFromHost: Bool
    package var text: String
  }

  package internal(set) var log: PluginLog
  package internal(set) var isQuarantined = false
  /// How often it was started.
  package internal(set) var starts = 0
  /// The latest fault.
  package internal(set) var lastFault: PluginFault?
  /// How many faults there were in all.
  package internal(set) var faultCount = 0
  private var faultTimes: [Int] = []
  private var wire: [(isFromHost: Bool, bytes: [UInt8])] = []

  /// Creates an empty record.
  init(log: PluginLog) { self.log = log }

  /// The latest lines of the wire, oldest first.
  package var trace: [TraceLine] {
    wire.map {
      TraceLine(isFromHost: $0.isFromHost, text: String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  /// Notes a fault; with the third in a minute the plugin is set aside.
  mutating func note(_ fault: PluginFault, at time: Int) {
    lastFault = fault
    faultCount += 1
    faultTimes.removeAll { $0 <= time - Self.faultPeriod }
    faultTimes.append(time)
    if faultTimes.count >= Self.faultLimit { isQuarantined = true }
  }

  /// Gives it another chance.
  mutating func pardon() {
    faultTimes.removeAll()
    isQuarantined = false
  }

  /// Notes a line of the wire, as it was.
  mutating func note(_ bytes: [UInt8], isFromHost: Bool) {
    if wire.count >= Self.traceLimit { wire.removeFirst(Self.traceLimit / 2) }
    var bytes: [UInt8] = bytes
    if bytes.last == 0x0A { bytes.removeLast() }
    wire.append((isFromHost, bytes))
  }
}
