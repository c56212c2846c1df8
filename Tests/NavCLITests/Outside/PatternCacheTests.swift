import Testing

@testable import NavCLI

@Suite("Patterns")
struct PatternCacheTests {
  @Test("occur anywhere in a text unless they are anchored")
  func matches() {
    let cache = PatternCache()
    #expect(cache.matches("[0-9]+", "no 5") == true)
    #expect(cache.matches("^[0-9]+$", "no 5") == false)
    #expect(cache.matches(#"^\S+@\S+\.\w+$"#, "ann@example.org") == true)
    #expect(cache.matches("^[0-9]+$", "55") == true)
  }

  @Test("that can't be read answer nothing")
  func broken() {
    let cache = PatternCache()
    for pattern in ["(", "[a", "*", "a{2,1}", #"\"#, "(?<a>"] {
      #expect(cache.matches(pattern, "a") == nil, "\(pattern)")
    }
  }
}
