internal import CNavLua
internal import Glibc
internal import NavModel

/// Answers the host's requests with a plugin written in Lua, until the host hangs up.
struct LuaRunner: ~Copyable {
  fileprivate let runner: OpaquePointer
  private let source: UnsafeMutableBufferPointer<CChar>
  private let name: UnsafeMutablePointer<CChar>?

  /// Creates a runner for the text of a plugin; the name stands in its error messages.
  init?(name: String, text: [UInt8], memory: Int, answer: Int, depth: Int) {
    let limits = nl_limits(memory: memory, answer: answer, depth: Int32(clamping: depth))
    guard let opened = nl_open(limits, { columns($0, $1) }) else { return nil }
    let source = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.count + 1)
    for index in text.indices { source[index] = CChar(bitPattern: text[index]) }
    source[text.count] = 0
    let name: UnsafeMutablePointer<CChar>? = strdup("@" + name)
    nl_set_source(opened, name, source.baseAddress, text.count)
    let code: nl_code = luaPrelude.withUTF8Buffer { prelude in
      prelude.withMemoryRebound(to: CChar.self) { nl_prepare(opened, $0.baseAddress, $0.count) }
    }
    guard code == NL_OK else {
      nl_close(opened)
      source.deallocate()
      free(name)
      return nil
    }
    runner = opened
    self.source = source
    self.name = name
  }

  deinit {
    nl_close(runner)
    source.deallocate()
    free(name)
  }

  /// Answers a request; false when its runner must not be used again.
  func answer(_ line: UnsafeBufferPointer<CChar>) -> (
    bytes: UnsafeBufferPointer<CChar>, isUsable: Bool
  ) {
    let code: nl_code = nl_answer(runner, line.baseAddress, line.count)
    var count = 0
    let bytes: UnsafePointer<CChar>? = nl_bytes(runner, &count)
    return (UnsafeBufferPointer(start: bytes, count: count), code == NL_OK)
  }
}

extension LuaRunner {
  /// The number of the request that came last.
  var request: Int { Int(nl_request(runner)) }
}

/// The columns of a text, or −1 for bytes that are none.
private func columns(_ text: UnsafePointer<CChar>?, _ length: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: text, count: length)
  guard let text = String(validating: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  else {
    return -1
  }
  return Int32(clamping: displayWidth(text))
}
