import Glibc
import Testing

@testable import NavCLI

@Suite("The user's folders")
struct UserFolderTests {
  private func variables(_ values: [String: String]) -> ProcessVariables {
    ProcessVariables { values[$0] }
  }

  @Test("follow the XDG variables, else the home, and ignore relative paths")
  func paths() {
    let home = variables(["HOME": "/h", "XDG_STATE_HOME": "relative"])
    #expect(UserFolder.state.path(home) == "/h/.local/state/navsh")
    #expect(UserFolder.configuration.path(home) == "/h/.config/navsh")
    #expect(UserFolder.state.path(variables(["XDG_STATE_HOME": "/s"])) == "/s/navsh")
    #expect(UserFolder.state.path(variables([:])) == nil)
  }

  @Test("are made on need, for no one else to read")
  func made() throws {
    let temporary = TemporaryFolder()
    let path = try #require(
      UserFolder.state.madePath(variables(["XDG_STATE_HOME": temporary.path + "/a/b"])))
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }
}
