import Chronicle
import Content
import Engine
import TestSupport
import Testing

@Suite("Share code")
struct ShareCodeTests {
    @Test("A code opens the same fight: its log is equal, byte for byte, but for notes")
    func roundTrip() throws {
        for recording in FilmTests.fights where recording.notes.isEmpty {
            let code = ShareCode(recording).text
            #expect(code.hasPrefix("lamellar1."))
            #expect(code.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
            let again = try ShareCode(text: code)
            #expect(again == ShareCode(recording))
            let content =
                recording.catalog.foes["bath-imp"] == nil
                    && recording.catalog.foes.all.allSatisfy { Core.content.foes[$0.id] == nil }
                ? Arena.content : Core.content
            let isSame = try again.recording(in: content).log() == recording.log()
            #expect(isSame)
        }
    }

    @Test("A code with any character changed, left out or doubled opens nothing")
    func damaged() {
        let code = Array(ShareCode(Arena.bagFight()).text)
        var opened: [String] = []
        func attempt(_ characters: [Character], _ what: String) {
            if (try? ShareCode(text: String(characters))) != nil { opened.append(what) }
        }
        for index in code.indices {
            var changed = code
            changed[index] = code[index] == "A" ? "B" : "A"
            attempt(changed, "changed \(index)")
            var cut = code
            cut.remove(at: index)
            attempt(cut, "cut \(index)")
            var doubled = code
            doubled.insert(code[index], at: index)
            attempt(doubled, "doubled \(index)")
            attempt(Array(code.prefix(index)), "first \(index)")
        }
        #expect(opened == [])
    }

    @Test("A newer code says so, and anything else is no code")
    func others() {
        func problem(_ text: String) -> ShareCode.Problem? {
            do throws(ShareCode.Problem) {
                _ = try ShareCode(text: text)
                return nil
            } catch { return error }
        }
        #expect(problem("lamellar2.AAAA") == .newer)
        for text in ["lamellar", "lamellar1", "lamellar.", "lamellar½.AAAA", "lamellar1."] {
            #expect(problem(text) == .damaged, "\(text)")
        }
        #expect(problem("lamellar1.AAAA") == .damaged)
        #expect(problem("hello") == .damaged)
        #expect(problem("lamellar1." + String(repeating: "_", count: 5_000)) == .damaged)
    }

    @Test("Where other content is installed the code says what it needs")
    func otherContent() throws {
        let code = ShareCode(Arena.bagFight())
        let files = Arena.files.mapValues {
            $0.replacing(#""id": "hat", "durability": 2"#, with: #""id": "hat", "durability": 3"#)
        }
        #expect(throws: ShareCode.Problem.otherContent(mods: code.mods)) { try code.recording(in: catalog(of: files)) }
        #expect(throws: ShareCode.Problem.self) { try code.recording(in: Core.content) }
    }
}
