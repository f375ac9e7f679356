import Chronicle
import Files
import TestSupport
import Testing

// The folder is made again from fights of today, and the table with it; then every changed row is to be read:
//
//     LAMELLAR_RECORD=1 swift test --filter OddLogTests

/// The logs of `Logs`, some damaged and some only odd, and the verdicts that `Logs/expected.txt` has for them.
@Suite("Odd logs")
struct OddLogTests {
    private static let folder = packageFolder + "/Tests/ChronicleTests/Logs"

    private struct Row {
        let name: String
        let text: String

        init(_ text: Substring) {
            self.text = String(text)
            name = String(text.prefix { $0 != " " })
        }
    }

    private func bytes(_ log: OddLog) throws -> [UInt8] {
        log.isKept ? try readFile("\(Self.folder)/\(log.name).jsonl", limit: 1 << 20) : log.make()
    }

    /// `altered-rolls  diverged  23  rolls  A check counts more rolls; its hash is right.`
    private func row(_ log: OddLog) throws -> String {
        let verdict = Replay(try bytes(log)).verdict
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count)) + "  "
        }
        return padded(log.name, 26) + padded("\(verdict.kind)", 14) + padded("\(verdict.line)", 5)
            + padded(verdict.difference?.rawValue ?? "-", 7) + log.deed
    }

    @Test("Each has the verdict, the line and the class of difference that the table says")
    func verdicts() throws {
        if TestRun.isRecording {
            for log in OddLog.all where log.isKept {
                try makeFolders(Self.folder)
                try writeDurably(log.make(), to: "\(Self.folder)/\(log.name).jsonl")
            }
        }
        #expect(OddLog.all.count >= 90)
        let table = try OddLog.all.map { try row($0) + "\n" }.joined()
        let difference = difference(fromKept: "Tests/ChronicleTests/Logs/expected.txt", Array(table.utf8))
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test("The folder holds these logs and no other")
    func folder() throws {
        let names = try listFolder(Self.folder).filter { $0 != "expected.txt" }
        let listed = OddLog.all.filter { $0.isKept }.map { $0.name + ".jsonl" }
        #expect(Set(names) == Set(listed))
    }

    @Test("A verdict that is not good says why in a few words, however long the line is")
    func brief() throws {
        for log in OddLog.all where log.isKept {
            let verdict = Replay(try bytes(log)).verdict
            #expect(verdict.reason.utf8.count < 300, "\(log.name)")
        }
    }
}
