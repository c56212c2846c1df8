internal import NavModel
internal import NavSyntax
