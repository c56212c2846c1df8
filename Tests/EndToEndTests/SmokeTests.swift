import Testing

@Test("the EndToEnd test target runs") func runs() { #expect(Bool(true)) }
