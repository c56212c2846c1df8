import Testing

@Test("the NavEngine test target runs") func runs() { #expect(Bool(true)) }
