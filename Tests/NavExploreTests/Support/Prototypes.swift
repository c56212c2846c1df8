import NavEngine
import NavModel
import NavSyntax

@testable import NavExplore
@testable import NavGuidelines

/// Prototypes that are given as text.
enum Prototypes {
  static let services = Services(
    matches: { (pattern: String, text: String) -> Bool? in
      guard let regex = try? Regex(pattern) else { return nil }
      return text.contains(regex)
    })

  /// A session on a text; what is wrong in it is returned too.
  static func session(
    _ text: String, device: String? = nil, files: [String: String] = [:]
  ) -> (Session, [String]) {
    let environment = Environment(services: services) { path, _ throws(FileFailure) in
      guard let text = files[path] else { throw FileFailure(.missing) }
      return Array(text.utf8)
    }
    let session = Session(environment: environment, device: device)
    var errors: [String] = []
    _ = session.enter(SourceText(name: "test", text: text), mode: .script) { answer in
      for diagnostic in answer.diagnostics where diagnostic.severity == .error {
        errors.append(diagnostic.message)
      }
    }
    return (session, errors)
  }

  /// What `check` says of a text.
  static func report(
    _ text: String, device: String? = nil, files: [String: String] = [:],
    _ change: (inout CheckOptions) -> Void = { _ in }
  ) -> CheckReport {
    let (session, _) = session(text, device: device, files: files)
    var options = CheckOptions()
    change(&options)
    let number = Int(session.machine.state.device)
    return Check(session.program, device: number, options: options, ending: { nil }).run()
  }

  /// The findings of a text, one line each: identity, then the flow.
  static func findings(
    _ text: String, device: String? = nil, _ change: (inout CheckOptions) -> Void = { _ in }
  ) -> [String] {
    report(text, device: device, change).findings.map { finding in
      finding.id + (finding.isConfirmed ? "" : "?") + ": "
        + (finding.flow?.joined(separator: "; ") ?? "")
    }
  }

  /// The prototype of the benchmark: tabs with the same twelve screens, two popovers and an alert.
  static func benchmark(tabs: Int) -> String {
    var lines: [String] = ["app \"Bench\" on ipad", "tabs {"]
    for tab in 0..<tabs { lines.append("tab t\(tab) \"Tab \(tab)\" -> s0") }
    lines.append("}")
    for screen in 0..<12 {
      let opens: String = screen % 2 == 0 ? "menu" : "ask"
      lines.append("screen s\(screen) \"Screen \(screen)\" {")
      lines.append("bar { trailing button open \"Open\" -> \(opens) }")
      for link in 1...3 {
        let target: Int = (3 * screen + link) % 12
        lines.append("button b\(link) \"To \(target)\" -> s\(target)")
      }
      if screen % 3 == 0 { lines.append("button warn \"Warn\" -> stop") }
      lines.append("}")
    }
    lines += [
      "popover menu \"Menu\" { label note \"Tap outside to close.\" }",
      "popover ask \"Ask\" modal { button \"Close\" closes; button \"Stop\" -> stop }",
      "alert stop \"Stop?\" { button \"OK\" cancels }",
    ]
    return lines.joined(separator: "\n")
  }
}
