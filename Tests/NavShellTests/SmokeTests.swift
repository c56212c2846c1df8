import Testing

@Test("the NavShell test target runs") func runs() { #expect(Bool(true)) }
