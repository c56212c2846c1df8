import Glibc
import NavModel
import NavPluginHost
import Testing

@testable import NavPluginHost

@Suite("Trust")
struct TrustTests {
  @Test(
    "the digest is SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func digest(text: String, expected: String) {
    var digest = SHA256()
    digest.update(text.utf8)
    #expect(digest.finish() == expected)
  }

  @Test("any change of any file is another content, and a link is none")
  func content() throws {
    let temporary = try TemporaryPlugin.misbehaving("none")
    let first: String = try #require(PluginContent.digest(of: temporary.folder))
    #expect(PluginContent.digest(of: temporary.folder) == first)
    temporary.write("mode", "none ")
    let changed: String? = PluginContent.digest(of: temporary.folder)
    #expect(changed != nil && changed != first)
    temporary.write("mode", "none")
    #expect(PluginContent.digest(of: temporary.folder) == first)
    temporary.write("more", "")
    #expect(PluginContent.digest(of: temporary.folder) != first)
    unlink(temporary.folder + "/more")
    symlink("/etc/passwd", temporary.folder + "/more")
    #expect(PluginContent.digest(of: temporary.folder) == nil)
  }

  private func host(_ temporary: TemporaryPlugin, trust: PluginTrust = PluginTrust()) -> PluginHost
  {
    PluginHost {
      var setup = PluginHost.Setup(folders: PluginFolders(user: temporary.root))
      setup.trust = trust
      setup.launch = .tests
      return setup
    }
  }

  @Test("a program runs only as somebody agreed to it, and Lua runs without")
  func agreement() throws {
    let temporary = try TemporaryPlugin.misbehaving("none")
    let stranger: Plugin = try host(temporary).find("misbehaving", root: "/")
    #expect(try stranger.faultOfPoking().kind == .notTrusted)
    #expect(stranger.inspect().record.starts == 0)
    let content: String = try #require(PluginContent.digest(of: temporary.folder))
    let trust = PluginTrust([.init(temporary.folder, content: content)])
    let known: Plugin = try host(temporary, trust: trust).find("misbehaving", root: "/")
    #expect(try known.poke().state == .map([.init("value", .number(1))]))
    known.restart()
    temporary.write("mode", "die")
    let fault: PluginFault = try known.faultOfPoking()
    #expect(fault.kind == .notTrusted, "\(fault)")
    let lua = try TemporaryPlugin.lua("return {}")
    try host(lua).find("probe", root: "/").start()
  }

  @Test("what was agreed to is written and read again")
  func file() throws {
    var trust = PluginTrust()
    trust.agree(to: "/b", content: "2")
    trust.agree(to: "/a \"quoted\"", content: "1")
    trust.agree(to: "/b", content: "3")
    let again = try PluginTrust(parsing: Array(trust.text.utf8))
    #expect(again.covers("/b", content: "3"))
    #expect(!again.covers("/b", content: "2"))
    #expect(again.covers("/a \"quoted\"", content: "1"))
    #expect(again.entries.count == 2)
    #expect(again.text == trust.text)
  }
}
