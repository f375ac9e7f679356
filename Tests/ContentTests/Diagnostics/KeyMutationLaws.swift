import Files
import JSONText
import TestSupport
import Testing

@testable import Content

@Suite("A wrong letter in a key")
struct KeyMutationLaws {
    /// The core's files, read once.
    private let files: [SourceFile]

    init() throws {
        let core = Path.join(Core.folder, "core")
        files = try listFolder(core).filter { $0.hasSuffix(".json") && $0 != "mod.json" }.enumerated().map {
            number, name in
            let bytes = try readFile(Path.join(core, name), limit: 4 << 20)
            return SourceFile(
                mod: "core", path: name, bytes: bytes, json: try JSON.parse(bytes, file: Int32(number)))
        }
    }

    /// Where the keys are that the tables name. Languages, measures and texts have names of their own choosing.
    private func keys(_ json: JSON) -> [JSON.Member] {
        (json.array ?? []).flatMap(keys)
            + (json.members ?? []).flatMap { member in
                let isFree = ["name", "description", "teaches", "cleared", "measures"].contains(member.key)
                return [member] + (isFree ? [] : keys(member.value))
            }
    }

    /// What is wrong when one byte of one file is another.
    private func findings(_ number: Int, _ offset: Int, _ letter: UInt8) -> [Int32]? {
        var changed = files
        var bytes = files[number].bytes
        bytes[offset] = letter
        guard let json = try? JSON.parse(bytes, file: Int32(number)) else { return nil }
        changed[number].json = json
        var assembly = Assembly(withTrials: true)
        for file in changed { assembly.gather(file) }
        _ = assembly.finish(mods: [])
        return assembly.findings.filter { $0.place.file == Int32(number) }.map(\.place.offset)
    }

    @Test("A wrong letter in any key of any record of the core is found on its line")
    func anyKey() throws {
        var samples = Samples(seed: 3)
        var broken: [String] = []
        var tried = 0
        for (number, file) in files.enumerated() {
            let lines = SourceLines(file.bytes)
            guard let sections = file.json?.members else { continue }
            let all = sections.flatMap { $0.key == "texts" ? [$0] : [$0] + keys($0.value) }
            for member in all where TestRun.isLong || samples.once(in: 12) {
                let start = Int(member.keyPlace.offset)
                let offset = start + samples.number(1...member.key.utf8.count)
                let letter =
                    UInt8(ascii: "a") + (file.bytes[offset] &- UInt8(ascii: "a") &+ UInt8(samples.number(1...25))) % 26
                // Some changes make a key that the object has already: no JSON, and found by the reader.
                guard let found = findings(number, offset, letter) else { continue }
                tried += 1
                let line = lines.position(of: start).line
                if !found.contains(where: { lines.position(of: Int($0)).line == line }) {
                    broken.append("\(file.path):\(line): \(member.key)")
                }
            }
        }
        #expect(broken == [])
        #expect(tried > 100)
    }
}
