import NavEngine
import NavModel
import NavSyntax
import Testing

/// What flows exercise of a prototype.
@Suite struct CoverageTests {
  private static let prototype = """
    var open = false
    tabs { tab home "Home" -> home; tab cart "Cart" -> cart { disabled when not open } }
    screen home "Home" {
      search { scopes all name; placeholder "Find" }
      table list plain from "goods.csv" {
        cell name
        row -> detail(row)
        info -> help
        swipe left "Keep" { on tap { open = true } }
      }
      toolbar { button filter "Filter" -> filters }
    }
    screen detail(item) "Detail" { button buy "Buy" { disabled when not open; on tap { open = true } } }
    screen cart "Cart" { table more grouped { section "A" { row a "First" -> home; row b "Second" -> home } } }
    sheet filters "Filters" modal { stepper most "Most" { from 0 to 9 }; button "Done" closes }
    alert help "Help" { button "OK" closes }
    popover tips "Tips" { label l "Hint" }

    """

  private func coverage(_ flows: String) throws -> Coverage {
    let trial = Trial(Self.prototype + flows, files: ["goods.csv": "name\nLamp\nChair\n"])
    #expect(trial.errors == [])
    let program: Program = trial.session.program
    var conditions = FlowConditions()
    let map = CoverageMap(of: program.prototype)
    conditions.coverage = map
    var sum = Coverage(of: map)
    for flow in program.flows {
      let result: FlowResult = program.run(flow, on: "iphone", under: conditions)
      #expect(result.outcome == .passed, "\(result.diagnostic?.message ?? "")")
      sum.add(try #require(result.coverage))
    }
    return sum
  }

  private func covered(_ coverage: Coverage, _ kind: CoverageMap.Kind) -> [String] {
    zip(coverage.map.items, coverage.counts).filter { $0.0.kind == kind && $0.1 > 0 }.map {
      $0.0.owner.isEmpty ? $0.0.text : $0.0.owner + ": " + $0.0.text
    }
  }

  @Test("everything that can be exercised is in it, once")
  func all() throws {
    let map: CoverageMap = try coverage("").map
    func texts(_ kind: CoverageMap.Kind) -> [String] {
      map.items.filter { $0.kind == kind }.map { $0.text }
    }
    #expect(texts(.screen) == ["home", "detail", "cart", "filters", "help", "tips"])
    #expect(texts(.tab) == ["tap home", "tap cart"])
    #expect(
      texts(.gesture) == [
        "search", "scope all", "scope name", "tap row of list", "tap info of row of list",
        "swipe left row of list: \"Keep\"", "tap filter", "tap buy", "tap a", "tap b",
        "increase most", "tap \"Done\"", "tap \"OK\"",
      ])
    #expect(
      texts(.refusal) == [
        "tap buy refused as disabled", "dismiss refused as modal", "tap cart refused as disabled",
      ])
  }

  @Test("the first screen and its tab are exercised by a flow that does nothing")
  func start() throws {
    let coverage: Coverage = try coverage("flow \"f\" { }")
    #expect(covered(coverage, .screen) == ["home: home"])
    #expect(covered(coverage, .tab) == ["tap home"])
    #expect(coverage.sum() == (2, 24))
  }

  @Test("gestures count by what they touch, however it is addressed")
  func gestures() throws {
    let coverage: Coverage = try coverage(
      """
      flow "f" {
        tap row where name == "Lamp"; back; tap info of row 1; tap "OK"
        swipe left row "Chair"; tap "Keep"; search "l" in name; cancel
        tap "Filter"; increase most; tap "Done"; tap cart; tap row "Second"
      }
      """)
    #expect(
      covered(coverage, .gesture) == [
        "home: scope name", "home: tap row of list", "home: tap info of row of list",
        "home: swipe left row of list: \"Keep\"", "home: tap filter", "cart: tap b",
        "filters: increase most", "filters: tap \"Done\"", "help: tap \"OK\"",
      ])
    #expect(covered(coverage, .tab) == ["tap home", "tap cart"])
  }

  @Test("refusals count where the definitions refuse, gestures that were refused don't")
  func refusals() throws {
    let coverage: Coverage = try coverage(
      """
      flow "f" {
        tap cart refused as disabled; tap row 1; tap buy refused; back
        tap filter; dismiss refused; tap cart refused as covered
      }
      """)
    #expect(
      covered(coverage, .refusal) == [
        "detail: tap buy refused as disabled", "filters: dismiss refused as modal",
        "tap cart refused as disabled",
      ])
    #expect(!covered(coverage, .gesture).contains("detail: tap buy"))
    #expect(covered(coverage, .tab) == ["tap home"])
  }

  @Test("what handlers show counts as shown, flows add up")
  func sum() throws {
    let coverage: Coverage = try coverage(
      "flow \"a\" { present tips }\nflow \"b\" { push cart }\nflow \"c\" after \"b\" { back }")
    #expect(covered(coverage, .screen) == ["home: home", "cart: cart", "tips: tips"])
  }
}
