// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target is built with these and nothing else.
let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
    ] + (Context.environment["LAMELLAR_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// A room of the house: `Sources/NAME`, standing on the rooms named here.
func room(_ name: String, on floor: [String] = []) -> Target {
    .target(name: name, dependencies: floor.map { .byName(name: $0) }, swiftSettings: settings)
}

/// The tests of a room: `Tests/NAMETests`, but for folders that hold no code.
func tests(_ name: String, on floor: [String], without folders: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: (floor + ["TestSupport"]).map { .byName(name: $0) },
        exclude: folders, swiftSettings: settings)
}

let package = Package(
    name: "Lamellar",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "lamellar", targets: ["lamellar"])],
    targets: [
        room("Engine"),
        room("JSONText"),
        room("Files"),
        room("Content", on: ["Engine", "JSONText", "Files"]),
        room("Chronicle", on: ["Engine", "JSONText", "Content"]),
        room("Game", on: ["Engine", "JSONText", "Files", "Content", "Chronicle"]),
        room("Lab", on: ["Engine", "JSONText", "Files", "Content", "Chronicle", "Game"]),
        room("Terminal", on: ["Engine", "JSONText", "Files", "Content", "Chronicle", "Game", "Lab"]),
        .executableTarget(
            name: "lamellar",
            dependencies: ["Engine", "JSONText", "Files", "Content", "Chronicle", "Game", "Lab", "Terminal"],
            swiftSettings: settings),
        .target(name: "PlainChain", path: "Sources/Bench/PlainChain"),
        // Linked like this, as SwiftPM would give even a C program the Swift runtime, and with it five times the start.
        .executableTarget(
            name: "Prompt", path: "Sources/Bench/Prompt",
            linkerSettings: [.unsafeFlags(["-nostartfiles", "-static-executable"], .when(platforms: [.linux]))]),
        .target(name: "Armory", dependencies: ["Engine"], path: "Sources/Bench/Armory", swiftSettings: settings),
        .executableTarget(
            name: "Bench", dependencies: ["Engine", "Files", "Content", "Chronicle", "Armory", "PlainChain"],
            exclude: ["Armory", "PlainChain", "Prompt"], swiftSettings: settings),
        .target(
            name: "TestSupport", dependencies: ["Engine", "JSONText", "Files", "Content", "Chronicle", "Game", "Lab"],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests("Engine", on: ["Engine"]),
        tests("JSONText", on: ["JSONText"]),
        tests("Files", on: ["Files"]),
        tests("Content", on: ["Engine", "JSONText", "Files", "Content", "Chronicle", "Armory"]),
        tests("Chronicle", on: ["Engine", "JSONText", "Files", "Content", "Chronicle"], without: ["Logs"]),
        tests("Lab", on: ["Engine", "JSONText", "Files", "Content", "Chronicle", "Game", "Lab"]),
        tests("Game", on: ["Engine", "JSONText", "Files", "Content", "Chronicle", "Game"]),
        tests("Terminal", on: ["Engine", "JSONText", "Content", "Chronicle", "Game", "Terminal"]),
        tests(
            "Program", on: ["Engine", "Content", "Chronicle", "Game", "Lab", "lamellar"],
            without: ["Faults", "Goldens", "Scripts"]),
    ]
)
