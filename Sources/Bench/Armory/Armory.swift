import Engine

/// A core of many armors, made up by a script: about what the game's own are like, and no two the same.
///
/// The same count gives the same bytes. It keeps the modder's rules, so nothing in it is to be complained about.
///
///     Armory(armors: 10_000).files["armor-0001.json"]
public struct Armory {
    /// The files of the core's folder by name, each well below the most that a file may have.
    public private(set) var files: [String: [UInt8]] = [:]
    /// How many records are in them.
    public let records: Int
    /// How many bytes are in them.
    public var bytes: Int { files.values.reduce(0) { $0 + $1.count } }

    static let elements = ["water", "fire", "earth", "steam", "frost", "storm", "iron", "light", "shadow"]
    private static let armorsOfAFile = 2_000

    public init(armors count: Int) {
        records = count + Self.elements.count
        files["mod.json"] = Array(#"{ "id": "core", "version": "1.0.0" }"#.utf8)
        let elements = Self.elements.map { #"    { "id": "\#($0)", "name": { "en": "\#($0)" } }"# }
        files["elements.json"] = Array("{\n  \"elements\": [\n\(elements.joined(separator: ",\n"))\n  ]\n}\n".utf8)
        var smith = Smith(luck: SplitMix64(state: UInt64(count)))
        for first in stride(from: 0, to: count, by: Self.armorsOfAFile) {
            let armors = (first..<min(first + Self.armorsOfAFile, count)).map { smith.armor($0) }
            let number = String(10_000 + first / Self.armorsOfAFile).dropFirst()
            files["armor-\(number).json"] = Array(
                "{\n  \"armor\": [\n\(armors.joined(separator: ",\n"))\n  ]\n}\n".utf8)
        }
    }
}
