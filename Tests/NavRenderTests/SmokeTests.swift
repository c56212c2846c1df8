import Testing

@Test("the NavRender test target runs") func runs() { #expect(Bool(true)) }
