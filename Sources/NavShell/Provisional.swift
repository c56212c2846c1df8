internal import NavSyntax
func expectations(in source: SourceText, at offset: UInt32) -> [Expectation] { [] }
