import JSONText
import TestSupport
import Testing

@testable import Content

@Suite("A wrong letter in a key")
struct KeyMutationLaws {
    private let core: CoreFiles

    init() throws { core = try CoreFiles() }

    /// Where the keys are that the tables name. Languages, measures and texts have names of their own choosing.
    private func keys(_ json: JSON) -> [JSON.Member] {
        (json.array ?? []).flatMap(keys)
            + (json.members ?? []).flatMap { member in
                let isFree = [
                    "name", "description", "teaches", "cleared", "closed", "text", "passed", "measures",
                ].contains(member.key)
                return [member] + (isFree ? [] : keys(member.value))
            }
    }

    @Test("A wrong letter in any key of any record of the core is found on its line")
    func anyKey() throws {
        var samples = Samples(seed: 3)
        var broken: [String] = []
        var tried = 0
        for (number, file) in core.files.enumerated() {
            let lines = SourceLines(file.bytes)
            guard let sections = file.json?.members else { continue }
            let all = sections.flatMap { $0.key == "texts" ? [$0] : [$0] + keys($0.value) }
            for member in all where TestRun.isLong || samples.once(in: 12) {
                let start = Int(member.keyPlace.offset)
                let offset = start + samples.number(1...member.key.utf8.count)
                let letter =
                    UInt8(ascii: "a") + (file.bytes[offset] &- UInt8(ascii: "a") &+ UInt8(samples.number(1...25))) % 26
                // Some changes make a key that the object has already: no JSON, and found by the reader.
                guard let found = core.findings(number, offset..<offset + 1, [letter]) else { continue }
                tried += 1
                let line = lines.position(of: start).line
                if !found.contains(where: {
                    Int($0.place.file) == number && lines.position(of: Int($0.place.offset)).line == line
                }) {
                    broken.append("\(file.path):\(line): \(member.key)")
                }
            }
        }
        #expect(broken == [])
        #expect(tried > 100)
    }
}
