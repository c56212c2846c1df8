package import NavEngine
package import NavModel

/// A piece of advice for people who design apps, and how to see that a prototype doesn't follow it.
package struct Guideline: Sendable {
  /// How it is looked for.
  package enum Check: Sendable {
    /// In the definitions.
    case definitions(@Sendable (Subject) -> [Remark])
    /// In each state that can show.
    case states(@Sendable (Subject, Machine) -> [Remark])
  }

  /// Lower case words joined by hyphens, such as `disabled-tab`.
  package let id: String
  /// What to do, as one sentence.
  package let message: String
  package let severity: Finding.Severity
  /// The devices it is about.
  package let idioms: [Device.Idiom]
  /// The law of the model that it belongs to, such as `T8`.
  package let law: String
  /// Who says so, and in which years.
  package let sources: [Source]
  /// A whole prototype that doesn't follow it.
  package let bad: String
  /// The same prototype, mended.
  package let good: String
  package let check: Check

  /// Creates a guideline.
  package init(
    _ id: String, _ message: String, severity: Finding.Severity = .warning,
    idioms: [Device.Idiom] = [.phone, .pad], law: String, sources: [Source], bad: String,
    good: String, check: Check
  ) {
    self.id = id
    self.message = message
    self.severity = severity
    self.idioms = idioms
    self.law = law
    self.sources = sources
    self.bad = bad
    self.good = good
    self.check = check
  }

  /// Whether it holds for a device in an era.
  package func applies(to device: Device, in era: Era) -> Bool {
    idioms.contains(device.idiom) && sources.contains { $0.eras.contains(era) }
  }
}

/// A time in which the published guidance stayed the same; `app … guidelines 2019` chooses one.
package enum Era: Int, Hashable, Sendable, CaseIterable {
  /// 2017 to 2021.
  case year2019 = 2019
  /// 2022 to 2024.
  case year2023 = 2023
  /// From 2025 on.
  case year2025 = 2025

  /// The era that a year belongs to; the latest when none is given.
  package init(year: Int?) {
    self =
      switch year {
      case .some(...2021): .year2019
      case .some(2022...2024): .year2023
      default: .year2025
      }
  }
}

/// Where a guideline comes from.
package struct Source: Hashable, Sendable {
  /// The publication and the page in it.
  package let title: String
  /// The eras in which it says so.
  package let eras: [Era]

  /// Creates a source.
  package init(_ title: String, _ eras: [Era]) {
    self.title = title
    self.eras = eras
  }

  /// A page of Apple's Human Interface Guidelines; all eras when none is named.
  package static func guidelines(_ page: String, _ eras: Era...) -> Source {
    Source("Human Interface Guidelines, \(page)", eras.isEmpty ? Era.allCases : eras)
  }

  /// A page of Apple's UIKit documentation.
  package static func documentation(_ page: String) -> Source {
    Source("UIKit documentation, \(page)", Era.allCases)
  }
}

/// One place where a prototype doesn't follow a guideline.
package struct Remark: Hashable, Sendable {
  package var place: Place
  /// What is so here: lower case, no full stop.
  package var message: String
  /// What to do, when it is more than the guideline's own sentence.
  package var help: String?

  /// Creates a remark.
  package init(_ place: Place, _ message: String, help: String? = nil) {
    self.place = place
    self.message = message
    self.help = help
  }
}
