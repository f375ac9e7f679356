import Armory
import Content
import TestSupport
import Testing

@Suite("Armor by the thousand")
struct ArmoryTests {
    /// Enough to be shared out to threads.
    private let count = TestRun.isLong ? 10_000 : 1_200

    private func folder(_ files: [String: [UInt8]]) -> ContentFolder {
        ContentFolder(bytes: Dictionary(uniqueKeysWithValues: files.map { ("core/" + $0.key, $0.value) }))
    }

    @Test("Armor made by a script has nothing to be complained about, and all of it can be worn")
    func clean() {
        let folder = folder(Armory(armors: count).files)
        #expect(folder.check().diagnostics.map { folder.brief($0) } == [])
        #expect(folder.load().catalog?.armor.all.count == count)
    }

    @Test("The same count makes the same armor")
    func same() {
        #expect(Armory(armors: 20).files == Armory(armors: 20).files)
        #expect(Armory(armors: 20).files != Armory(armors: 21).files)
    }

    @Test("A fault in every hundredth armor is found at its place, and nothing else")
    func faults() {
        var files = Armory(armors: count).files
        var wanted: [String] = []
        for (name, bytes) in files where name.hasPrefix("armor") {
            var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            var armors = 0
            for (number, line) in lines.enumerated() where line.contains("\"weight\"") {
                armors += 1
                guard armors % 100 == 0 else { continue }
                let before: Int = line.utf8.prefix { $0 != UInt8(ascii: "w") }.count
                lines[number] = line.replacing("weight", with: "wieght")
                wanted.append(
                    "core/\(name):\(number + 1):\(before) unknown-key /armor/\(armors - 1)/wieght → weight")
            }
            files[name] = Array(lines.joined(separator: "\n").utf8)
        }
        let folder = folder(files)
        #expect(folder.check().diagnostics.map { folder.brief($0) }.sorted() == wanted.sorted())
        #expect(wanted.count == count / 100)
    }
}
