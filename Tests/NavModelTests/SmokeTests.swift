import Testing

@Test("the NavModel test target runs") func runs() { #expect(Bool(true)) }
