internal import NavModel
internal import NavSyntax

/// Reads a file with everything it includes into definitions and statements.
struct Loader {
  let environment: Environment
  private(set) var catalogue: Catalogue
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var definitions: [Definition] = []
  /// Definitions that were typed before and replace those that are read.
  private(set) var keptDefinitions: [Definition] = []
  /// What stands at top level beside definitions.
  private(set) var statements: [Node] = []
  /// Files that were read, by the path below the root.
  private var read: [String] = []
  /// Files that are being read, the outermost first.
  private var chain: [String] = []

  static let deepestInclude = 32

  init(environment: Environment, catalogue: Catalogue) {
    self.environment = environment
    self.catalogue = catalogue
  }

  /// Reads a file as a person names it.
  mutating func load(_ path: String) throws(FileFailure) {
    let (root, name): (String, String) = FilePath.dividing(path)
    if name.isEmpty { throw FileFailure(.folder) }
    let bytes: [UInt8] = try environment.readFile(name, root)
    let text = SourceText(name: path, bytes: bytes)
    chain = [name]
    read = [name]
    take(text, .file, FilePath(root: root, folder: ""), unit: catalogue.nextSource)
  }

  /// Adds definitions that were made before.
  mutating func append(_ kept: [Definition]) { keptDefinitions += kept }

  /// Takes a text that is there: an entry of the prompt.
  mutating func take(_ text: SourceText, _ origin: SourceEntry.Origin, _ path: FilePath, unit: Int)
  {
    take(parse(text), origin, path, unit: unit)
  }

  /// Takes a source that is parsed.
  mutating func take(_ parsed: Parsed, _ origin: SourceEntry.Origin, _ path: FilePath, unit: Int) {
    let entry = SourceEntry(text: parsed.tree.source, origin: origin, path: path, unit: unit)
    let source: Int = catalogue.add(entry)
    diagnostics += parsed.diagnostics
    let isIncluded: Bool = chain.count > 1
    for node in parsed.tree.root.children {
      if node.form == .include {
        include(node, path, unit: unit)
      } else if let definition = Definition(node, source: source) {
        definitions.append(definition)
      } else if isIncluded, node.kind != .broken {
        diagnostics.append(
          Diagnostic(
            "statement-in-include", .warning, source: node.source, span: node.span,
            message: "a file that is included only defines things; this doesn't run"))
      } else {
        statements.append(node)
      }
    }
  }

  private mutating func include(_ node: Node, _ path: FilePath, unit: Int) {
    guard let file = node.child(.file) else { return }
    guard let name = file.plainString else {
      return report("not-constant", file, "the name of a file must stand as it is")
    }
    do throws(FileFailure) {
      let resolved: String = try path.resolving(name)
      if chain.contains(resolved) {
        let circle: String = (chain + [resolved]).joined(separator: " → ")
        return report("include-cycle", file, "files include each other in a circle: \(circle)")
      }
      if read.contains(resolved) { return }
      guard chain.count < Loader.deepestInclude else {
        return report("include-too-deep", file, "files include each other too deep")
      }
      let bytes: [UInt8] = try environment.readFile(resolved, path.root)
      let shown: String = path.root == "." ? resolved : path.root + "/" + resolved
      read.append(resolved)
      chain.append(resolved)
      take(SourceText(name: shown, bytes: bytes), .file, path.opening(resolved), unit: unit)
      chain.removeLast()
    } catch {
      report(error.id, file, error.message(for: name))
    }
  }

  private mutating func report(_ id: String, _ node: Node, _ message: String) {
    diagnostics.append(Diagnostic(id, source: node.source, span: node.span, message: message))
  }
}
