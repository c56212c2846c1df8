package import NavModel

/// What a plugin sent back.
package struct PluginReply: Hashable, Sendable {
  package var id: Int
  package var content: Content

  /// A result, or why there is none.
  package enum Content: Hashable, Sendable {
    case result(JSONValue)
    case problem(PluginProblem)
  }

  /// Reads a line, without its line feed.
  package init(line: [UInt8], limits: PluginLimits) throws(WireError) {
    let value: JSONValue
    do throws(DataError) {
      value = try JSONValue(parsing: line)
    } catch {
      throw .notJSON("\(error.message), at column \(error.column)")
    }
    // The envelope itself is one deep.
    guard value.depth <= limits.depth + 1 else { throw .tooDeep(limits.depth) }
    do throws(JSONShape.Mismatch) {
      let shape = JSONShape(value)
      id = try shape["id"].integer()
      if !shape["error"].isMissing {
        content = .problem(try PluginProblem(shape["error"]))
      } else {
        guard let result = value["result"] else {
          throw shape["result"].mismatch("is missing, and there is no error either")
        }
        content = .result(result)
      }
    } catch {
      throw .misshapen(error.message)
    }
  }
}

/// Why a plugin gave no result.
package struct PluginProblem: Error, Hashable, Sendable {
  /// A code of the protocol; others are taken for `failed`.
  package var code: Code
  package var message: String

  /// What went wrong on the plugin's side.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// It doesn't know the method; the host does without.
    case unknownMethod = "unknown-method"
    /// It knows the method but has nothing for this component or command; the host does without.
    case notOffered = "not-offered"
    /// It has no component, command, guideline, exporter or source of that name.
    case unknownName = "unknown-name"
    /// It speaks none of the host's versions.
    case unsupportedProtocol = "unsupported-protocol"
    /// It was asked something before `hello`.
    case tooEarly = "too-early"
    /// Its code failed.
    case failed
  }

  /// Creates a problem.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ shape: JSONShape) throws(JSONShape.Mismatch) {
    code = Code(rawValue: try shape["code"].text()) ?? .failed
    message = try shape["message"].text(or: code.rawValue)
  }

  /// Whether the host can do without an answer.
  package var isHarmless: Bool { code == .unknownMethod || code == .notOffered }
}

/// Why a line is no answer.
package enum WireError: Error, Hashable, Sendable {
  case notJSON(String)
  case tooDeep(Int)
  /// The members aren't as the protocol says.
  case misshapen(String)
  /// Text that is shown holds control characters.
  case controlCharacters(String)

  /// What is wrong, in words.
  package var message: String {
    switch self {
    case .notJSON(let detail): "its answer is no JSON: \(detail)"
    case .tooDeep(let limit): "its answer nests deeper than \(limit)"
    case .misshapen(let detail): "its answer is not as the protocol says: \(detail)"
    case .controlCharacters(let place): "its answer holds control characters in \(place)"
    }
  }
}
