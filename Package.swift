// swift-tools-version: 6.3

import PackageDescription

/// What lies below what: a target may import only what stands in its own line.
let package = Package(
  name: "navsh",
  products: [
    .executable(name: "navsh", targets: ["navsh"])
  ],
  targets: [
    .target(name: "NavModel"),
    .target(name: "NavSyntax"),
    .target(name: "NavEngine", dependencies: ["NavModel", "NavSyntax"]),
    .target(name: "NavExplore", dependencies: ["NavModel", "NavEngine"]),
    .target(name: "NavGuidelines", dependencies: ["NavModel", "NavEngine", "NavExplore"]),
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    .target(name: "CNavLua", dependencies: ["CLua"]),
    .target(name: "CNavProcess"),
    .target(name: "NavPluginProtocol", dependencies: ["NavModel"]),
    .target(
      name: "NavPluginHost",
      dependencies: ["NavModel", "NavEngine", "NavPluginProtocol", "CNavLua", "CNavProcess"]),
    .target(name: "NavRender", dependencies: ["NavModel", "NavSyntax", "NavEngine"]),
    .systemLibrary(
      name: "CLibEdit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(name: "CLineEditor", dependencies: ["CLibEdit"]),
    .target(
      name: "NavShell",
      dependencies: ["NavModel", "NavSyntax", "NavEngine", "NavRender", "CLineEditor"]),
    .target(
      name: "NavCLI",
      dependencies: [
        "NavModel", "NavSyntax", "NavEngine", "NavExplore", "NavGuidelines", "NavRender",
        "NavPluginProtocol", "NavPluginHost", "NavShell",
      ]),
    .executableTarget(name: "navsh", dependencies: ["NavCLI"]),

    .testTarget(name: "NavModelTests", dependencies: ["NavModel", "NavSyntax", "NavEngine"]),
    .testTarget(name: "NavSyntaxTests", dependencies: ["NavSyntax"]),
    .testTarget(name: "NavEngineTests", dependencies: ["NavModel", "NavSyntax", "NavEngine"]),
    .testTarget(
      name: "NavExploreTests",
      dependencies: ["NavModel", "NavSyntax", "NavEngine", "NavExplore", "NavGuidelines"]),
    .testTarget(
      name: "NavGuidelinesTests",
      dependencies: ["NavModel", "NavSyntax", "NavEngine", "NavExplore", "NavGuidelines"]),
    .testTarget(
      name: "NavRenderTests", dependencies: ["NavModel", "NavSyntax", "NavEngine", "NavRender"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "NavPluginHostTests",
      dependencies: ["NavModel", "NavPluginProtocol", "NavPluginHost", "navsh"]),
    .testTarget(
      name: "NavShellTests", dependencies: ["NavShell", "NavEngine", "NavModel", "NavSyntax"]),
    .testTarget(name: "NavCLITests", dependencies: ["NavCLI", "NavModel", "NavShell"]),
    .testTarget(name: "EndToEndTests", dependencies: ["navsh"]),
  ],
  swiftLanguageModes: [.v6]
)

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]
#if compiler(<6.4)
  // A newer compiler may know warnings that this source has not met; they must not stop a newcomer.
  settings.append(.treatAllWarnings(as: .error))
#endif
for target in package.targets
where target.type == .regular || target.type == .executable || target.type == .test {
  guard !target.name.hasPrefix("C") else { continue }
  target.swiftSettings = settings
}
