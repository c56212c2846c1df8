import Glibc
import Testing

@testable import NavCLI

@Suite("A prototype's folder")
struct PrototypeFolderTests {
  let outer = TemporaryFolder()
  let folder: PrototypeFolder

  init() throws {
    outer.addFolder("shop")
    outer.addFolder("shop/data")
    try outer.add("shop/data/a.csv", "inside")
    try outer.add("secret", "outside")
    folder = PrototypeFolder(path: outer.path + "/shop/")
  }

  private func problem(reading name: String) -> FileProblem? {
    do throws(FileProblem) {
      _ = try folder.read(name)
      return nil
    } catch {
      return error
    }
  }

  private func problem(writing name: String) -> FileProblem? {
    do throws(FileProblem) {
      try folder.write(name, Array("new".utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("files in it are read, by way of dots and links that stay inside too")
  func inside() throws {
    outer.addLink("shop/link.csv", to: "data/a.csv")
    for name in ["data/a.csv", "./data/../data/a.csv", "link.csv"] {
      #expect(try folder.read(name) == Array("inside".utf8))
    }
  }

  @Test("nothing outside of it is read, not by dots, by a slash or by links")
  func outside() {
    outer.addLink("shop/link", to: "../secret")
    outer.addLink("shop/up", to: "..")
    for name in ["../secret", outer.path + "/secret", "link", "up/secret", "data/../../secret"] {
      #expect(problem(reading: name) == .outside, "\(name)")
    }
  }

  @Test("a folder whose name begins like the prototype's is outside")
  func sibling() throws {
    outer.addFolder("shop2")
    try outer.add("shop2/b", "outside")
    outer.addLink("shop/link", to: "../shop2/b")
    #expect(problem(reading: "link") == .outside)
  }

  @Test("a missing file, a folder and a pipe are told apart")
  func kinds() {
    mkfifo(outer.path + "/shop/pipe", 0o600)
    #expect(problem(reading: "no.csv") == .missing)
    #expect(problem(reading: "data") == .isFolder)
    #expect(problem(reading: "pipe") == .isNoFile)
    #expect(problem(reading: "") == .missing)
    #expect(problem(reading: "data/a.csv\0") == .missing)
    #expect(problem(reading: "data/a.csv/b") == .missing)
  }

  @Test("a file above the limit is refused")
  func limit() throws {
    #expect(throws: FileProblem.tooLarge(limit: 3)) { try folder.read("data/a.csv", limit: 3) }
    #expect(try folder.read("data/a.csv", limit: 6).count == 6)
  }

  @Test("writing replaces a file inside and touches nothing outside")
  func writing() throws {
    outer.addLink("shop/link", to: "../secret")
    outer.addLink("shop/nowhere", to: "../new")
    #expect(problem(writing: "data/a.csv") == nil)
    #expect(try folder.read("data/a.csv") == Array("new".utf8))
    #expect(problem(writing: "link") == .outside)
    #expect(problem(writing: "nowhere") == .outside)
    #expect(problem(writing: "../new") == .outside)
    #expect(problem(writing: "data") == .isFolder)
    #expect(problem(writing: "no/such") == .missing)
    #expect(try File.read(outer.path + "/secret") == Array("outside".utf8))
  }

  @Test("prototypes are found below a folder in the order of their paths, hidden ones are not")
  func search() throws {
    try outer.add("shop/b.proto")
    try outer.add("shop/data/a.navproto")
    try outer.add("shop/.proto")
    outer.addFolder("shop/.git")
    try outer.add("shop/.git/c.proto")
    outer.addLink("shop/data/up", to: "..")
    let found = try PrototypeSearch.prototypes(below: outer.path)
    #expect(found == ["/shop/b.proto", "/shop/data/a.navproto"].map { outer.path + $0 })
  }
}
