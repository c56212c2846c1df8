import Testing

@Test("the NavSyntax test target runs") func runs() { #expect(Bool(true)) }
