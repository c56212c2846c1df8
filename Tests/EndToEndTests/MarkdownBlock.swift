/// A fenced block of a Markdown document.
struct MarkdownBlock {
  /// The first word after the fence.
  let language: String
  /// The second word after the fence, empty when there is none.
  let argument: String
  /// The line of the document that the content begins at, from 1.
  let line: Int
  let content: [Substring]

  var text: String { content.map { "\($0)\n" }.joined() }

  /// All blocks of a document, in order.
  static func all(in document: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: (fence: Substring, info: [Substring], line: Int)?
    var content: [Substring] = []
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let (fence, info, start) = open {
        guard line.hasPrefix(fence) else {
          content.append(line)
          continue
        }
        blocks.append(
          MarkdownBlock(
            language: String(info.first ?? ""), argument: String(info.dropFirst().first ?? ""),
            line: start, content: content))
        open = nil
      } else if line.hasPrefix("```") {
        let fence = line.prefix { $0 == "`" }
        open = (fence, line.dropFirst(fence.count).split(separator: " "), index + 2)
        content = []
      }
    }
    return blocks
  }
}
