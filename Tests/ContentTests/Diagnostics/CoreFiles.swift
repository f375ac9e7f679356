import Files
import JSONText
import TestSupport

@testable import Content

/// The core's content files, read once, to be tried with a few bytes changed.
struct CoreFiles {
    let files: [SourceFile]

    init() throws {
        let core = Path.join(Core.folder, "core")
        files = try listFolder(core).filter { $0.hasSuffix(".json") && $0 != "mod.json" }.enumerated().map {
            number, name in
            let bytes = try readFile(Path.join(core, name), limit: 4 << 20)
            return SourceFile(
                mod: "core", path: name, bytes: bytes, json: try JSON.parse(bytes, file: Int32(number)))
        }
    }

    /// All that is wrong when a stretch of one file is another; nil where it is no JSON then.
    func findings(_ number: Int, _ range: Range<Int>, _ other: [UInt8]) -> [Finding]? {
        var bytes = files[number].bytes
        bytes.replaceSubrange(range, with: other)
        return findings(number, bytes)
    }

    /// All that is wrong when one file is another, or when there is one more.
    func findings(_ number: Int, _ bytes: [UInt8]) -> [Finding]? {
        guard let json = try? JSON.parse(bytes, file: Int32(number)) else { return nil }
        let file = SourceFile(mod: "core", path: "changed.json", bytes: bytes, json: json)
        let changed = number < files.count ? files[..<number] + [file] + files[(number + 1)...] : files + [file]
        var assembly = Assembly(withTrials: true)
        for file in changed { assembly.gather(file) }
        _ = assembly.finish(mods: [])
        return assembly.findings
    }
}
