import Armory
import Content
import TestSupport
import Testing

@Suite("Armor by the thousand")
struct ArmoryTests {
    private let count = TestRun.isLong ? 10_000 : 300

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
    func faults() throws {
        let armory = Armory(armors: count)
        var wanted: [String] = []
        let files = try Dictionary(
            uniqueKeysWithValues: armory.files.map { name, bytes in
                let lines = try #require(String(validating: bytes, as: UTF8.self)).split(separator: "\n")
                var armors = 0
                let faulty = lines.enumerated().map { number, line in
                    guard line.contains(#""durability""#), line.contains(#""weight""#) else { return String(line) }
                    armors += 1
                    guard armors % 100 == 0 else { return String(line) }
                    let column = line.utf8.count - line.drop { $0 != "w" }.utf8.count
                    wanted.append(
                        "core/\(name):\(number + 1):\(column) unknown-key /armor/\(armors - 1)/wieght → weight")
                    return line.replacing("weight", with: "wieght")
                }
                return (name, Array(faulty.joined(separator: "\n").utf8))
            })
        let folder = folder(files)
        #expect(folder.check().diagnostics.map { folder.brief($0) } == wanted.sorted())
        #expect(wanted.count == count / 100)
    }
}
