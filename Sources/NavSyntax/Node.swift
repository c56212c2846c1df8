/// Syntax.
