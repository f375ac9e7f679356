import Chronicle
import Content
import Engine
import Files
import TestSupport
import Testing

// `Tests/Goldens/logs` only grows. Old logs must be readable for ever, and the only proof of it is to keep what older
// versions of the game really wrote: a log written today by today's code shows nothing about yesterday's. So no log in it
// is ever rewritten or taken out, and with each change of format or rules logs of the version before are added:
//
//     LAMELLAR_RECORD=1 swift test --filter GoldenLogTests     (writes those of `fights` that are not there yet)

@Suite("Golden logs")
struct GoldenLogTests {
    private static let folder = packageFolder + "/Tests/Goldens/logs"

    /// What is listed: the name of each log and the fingerprint of its bytes.
    private func list() -> [(name: String, print: String)] {
        let text = (try? readFile(Self.folder + "/list.txt", limit: 1 << 20)) ?? []
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return (String(words[0]), words.count > 1 ? String(words[1]) : "")
        }
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        try readFile("\(Self.folder)/\(name).jsonl", limit: 1 << 20)
    }

    @Test("Every log that was ever listed is there as it was, and verifies")
    func verified() throws {
        if TestRun.isRecording { try grow() }
        let list = list()
        #expect(list.count >= Self.fights.count)
        for (name, print) in list {
            let bytes = try bytes(name)
            #expect(hex(fingerprint(bytes)) == print, "\(name) was changed")
            let verdict = Replay(bytes).verdict
            #expect(verdict.brief == "verified 0", "\(name): \(verdict.reason)")
        }
    }

    @Test("Every log in the folder is listed")
    func listed() throws {
        let names = try listFolder(Self.folder).filter { $0.hasSuffix(".jsonl") }
        #expect(Set(names) == Set(list().map { $0.name + ".jsonl" }))
    }

    private func grow() throws {
        var lines = list().map { "\($0.name) \($0.print)\n" }
        let names = Set(list().map(\.name))
        for (name, make) in Self.fights where !names.contains(name) {
            let bytes = make().log()
            try makeFolders(Self.folder)
            try writeDurably(bytes, to: "\(Self.folder)/\(name).jsonl")
            lines.append("\(name) \(hex(fingerprint(bytes)))\n")
            Issue.record("recorded \(name); run again without LAMELLAR_RECORD")
        }
        try writeDurably(Array(lines.joined().utf8), to: Self.folder + "/list.txt")
    }

    /// Those of this version of the format.
    private static let fights: [(String, @Sendable () -> Recording)] = [
        ("1-everything", { Arena.smallFight() }),
        ("1-bag", { Arena.bagFight() }),
        (
            "1-turning",
            { played(replacing: #""power": 3, "pierce": 1"#, with: #""power": 3, "pierce": 1, "turns": 2"#) }
        ),
        ("1-retry", { Recording.fought(wearing: ["second-thoughts", "second-thoughts", "hat", "hat"], seed: 21) }),
        ("1-statuses", { Recording.fought(wearing: ["grudge"], seed: 4) }),
        ("1-open", { Recording.fought(wearing: ["thorns", "kettle"], seed: 9, rounds: 2) }),
        (
            "1-noted-in-japanese",
            {
                var recording = played(
                    replacing: #"{ "id": "hat","#, with: #"{ "id": "hat", "name": { "en": "Hat", "ja": "帽子" },"#)
                recording.note("炎は右から来る")
                return recording
            }
        ),
        ("1-core-1", { Recording.played(seed: 5, in: Core.content, choices: 60) }),
        ("1-core-2", { Recording.played(seed: 77, in: Core.content, choices: 60) }),
    ]

    /// A fight in the arena with one thing in it written in another way.
    private static func played(replacing old: String, with new: String) -> Recording {
        let files = Arena.files.mapValues { $0.replacing(old, with: new) }
        precondition(files != Arena.files, "\(old) is not in the arena")
        let setup = FightSetup(
            seed: 6, health: 30, weapon: "blade", wears: [("hat", 0), ("kettle", 0), ("thorns", 0)],
            foes: ["rat", "imp"])
        return Recording.ended(begun(setup, in: catalog(of: files)), rounds: .max)
    }
}

extension Recording {
    fileprivate static func fought(wearing armor: [String], seed: UInt64, rounds: Int = .max) -> Recording {
        let setup = FightSetup(
            seed: seed, health: 25, weapon: "blade", wears: armor.map { ($0, 0) }, foes: ["imp", "rat"])
        return ended(begun(setup, in: Arena.content), rounds: rounds)
    }

    /// Strikes the first foe that stands and ends the round, until all is over.
    fileprivate static func ended(_ recording: Recording, rounds: Int) -> Recording {
        var recording = recording
        while recording.fight.result == nil && recording.fight.round <= rounds {
            let standing = recording.fight.foes.firstIndex { !$0.isDown } ?? 0
            _ = try? recording.play(.strike(standing))
            if recording.fight.result == nil { _ = try? recording.play(.end) }
        }
        return recording
    }
}
