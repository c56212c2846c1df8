internal import NavModel

extension Invocation {
  /// Understands the words after the program's name.
  package static func parse(_ words: [String]) throws(UsageError) -> Invocation {
    var invocation = Invocation(subcommand: .shell)
    if let index = ArgumentParser.firstOperand(in: words) {
      let word: String = words[index]
      if let later = Announced.subcommand(word), !File.exists(word) { throw UsageError(later) }
      invocation.subcommand = Subcommand.named(word) ?? .shell
    }
    var parser = ArgumentParser(words: words, subcommand: invocation.subcommand)
    try parser.parse()
    invocation.options = parser.options
    invocation.operands = parser.operands
    invocation.endsOptions = parser.endsOptions
    return invocation
  }
}

/// Goes through the words of a command line once.
struct ArgumentParser {
  let words: [String]
  let subcommand: Subcommand
  var options: [(name: CommandOption.Name, value: String)] = []
  var operands: [String] = []
  var endsOptions = false

  private var next = 0
  /// Whether the word that names the subcommand is still to come.
  private var awaitsSubcommand: Bool

  init(words: [String], subcommand: Subcommand) {
    self.words = words
    self.subcommand = subcommand
    awaitsSubcommand = !subcommand.name.isEmpty
  }

  mutating func parse() throws(UsageError) {
    while next < words.count {
      let word: String = words[next]
      next += 1
      if endsOptions || word == "-" || !word.hasPrefix("-") {
        try takeOperand(word)
      } else if word == "--" {
        endsOptions = true
      } else if word.hasPrefix("--") {
        try takeLong(word)
      } else {
        try takeShort(word)
      }
    }
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    if awaitsSubcommand {
      awaitsSubcommand = false
    } else {
      operands.append(word)
    }
  }

  /// `--name`, `--name value`, `--name=value`.
  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts: [Substring] = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = subcommand.allOptions.first(where: { $0.name.rawValue == name }) else {
      throw unknown("--\(name)")
    }
    try add(option, spelled: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-i`, `-c value`, `-cvalue`, `-ic value`.
  private mutating func takeShort(_ word: String) throws(UsageError) {
    var rest: Substring = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = subcommand.allOptions.first(where: { $0.short == letter }) else {
        throw unknown(word.count > 2 ? word : "-\(letter)")
      }
      if option.argument == .none {
        try add(option, spelled: "-\(letter)", attached: nil)
      } else {
        try add(option, spelled: "-\(letter)", attached: rest.isEmpty ? nil : String(rest))
        return
      }
    }
  }

  private mutating func add(
    _ option: CommandOption, spelled: String, attached: String?
  ) throws(UsageError) {
    var value: String = ""
    if option.argument == .none {
      guard attached == nil else {
        throw error("\(spelled) takes no argument")
      }
    } else if let attached {
      value = attached
    } else if next < words.count {
      value = words[next]
      next += 1
    } else {
      throw error("\(spelled) wants \(option.placeholder ?? "an argument") after it")
    }
    try validate(value, for: option, spelled: spelled)
    if !option.repeats { options.removeAll { $0.name == option.name } }
    options.append((option.name, value))
  }

  private func validate(
    _ value: String, for option: CommandOption, spelled: String
  ) throws(UsageError) {
    switch option.argument {
    case .none, .text:
      return
    case .choice(_, let words):
      guard !words.contains(value) else { return }
      let meant: String? = nearest(to: value, in: words)
      throw error(
        "\(spelled) can't be '\(value)'",
        advice: meant.map { "did you mean '\($0)'?" } ?? "it is \(alternatives(words))")
    case .number(_, let limit):
      guard let number = Int(value), number >= 1, number <= limit else {
        throw error("\(spelled) can't be '\(value)'", advice: "it is a number from 1 to \(limit)")
      }
    }
  }

  private func unknown(_ spelled: String) -> UsageError {
    if let later = Announced.option(spelled, of: subcommand.name) {
      return UsageError(later, topic: subcommand.name)
    }
    let known: [String] = subcommand.allOptions.map { $0.long }
    let meant: String? = nearest(to: spelled, in: known)
    return error("unknown option '\(spelled)'", advice: meant.map { "did you mean '\($0)'?" })
  }

  private func error(_ message: String, advice: String? = nil) -> UsageError {
    UsageError(message, advice: advice, topic: subcommand.name)
  }

  /// The index of the first word that is neither an option nor an option's argument.
  static func firstOperand(in words: [String]) -> Int? {
    var index = 0
    while index < words.count {
      let word: String = words[index]
      if word == "--" || word == "-" { return nil }
      if !word.hasPrefix("-") { return index }
      index += takesNext(word) ? 2 : 1
    }
    return nil
  }

  /// Whether the word after this one is its argument, in whatever subcommand knows it.
  private static func takesNext(_ word: String) -> Bool {
    let options: [CommandOption] = CommandOption.all.filter { $0.argument != .none }
    if word.hasPrefix("--") { return options.contains { $0.long == word } }
    let taker: Substring.Index? = word.dropFirst().firstIndex { letter in
      options.contains { $0.short == letter }
    }
    return taker.map { word.index(after: $0) == word.endIndex } ?? false
  }
}

/// `a, b or c`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last else { return "" }
  if words.count == 1 { return last }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
