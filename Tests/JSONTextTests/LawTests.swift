import JSONText
import Testing

@Suite struct LawTests {
    /// Every kind of value, nested, with escapes and letters of two to four bytes.
    let sample = Array(
        #"{"a": [1, -2.5e3, true, null, {"水": "\ud83d\udd25 é🔥\n"}], "b": {"": false, "c": []}, "long key here": ""}"#
            .utf8)

    @Test("No beginning of a text is a text, and none crashes the reader")
    func truncation() throws {
        _ = try JSON.parse(sample)
        for count in 0..<sample.count {
            let problem = #expect(throws: JSONProblem.self) { try JSON.parse(Array(sample[..<count])) }
            #expect((problem?.offset ?? -1) <= count)
        }
    }

    @Test("Whatever one byte is changed to, the reader answers with a value or a problem inside the text")
    func mutation() {
        for index in sample.indices {
            for byte in UInt8.min...UInt8.max {
                var text = sample
                text[index] = byte
                do throws(JSONProblem) {
                    let value = try JSON.parse(text)
                    #expect(throws: Never.self) { try JSON.parse(value.canonical()) }
                } catch {
                    if !(0...text.count).contains(error.offset) || error.message.isEmpty {
                        Issue.record("byte \(byte) at \(index): \(error)")
                    }
                }
            }
        }
    }

    @Test("Problems in random texts of JSON's own characters always lie inside the text")
    func soup() {
        var chance = RandomTrees(seed: 4)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\\", "\\u", "1", "-", "0", ".", "e", "true", "/", "#", "'",
            "水", "\n", " ",
        ]
        for _ in 0..<20_000 {
            let text = (0..<chance.below(12)).map { _ in pieces[chance.below(pieces.count)] }.joined()
            do throws(JSONProblem) { _ = try JSON.parse(Array(text.utf8)) } catch {
                if !(0...text.utf8.count).contains(error.offset) { Issue.record("\(text): \(error)") }
            }
        }
    }

    @Test("Sixty-four levels are read, the sixty-fifth is refused where it opens")
    func depth() throws {
        func nested(_ levels: Int) -> [UInt8] {
            Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
        }
        _ = try JSON.parse(nested(64))
        let problem = #expect(throws: JSONProblem.self) { try JSON.parse(nested(65)) }
        #expect(problem?.code == .tooDeep)
        #expect(problem?.offset == 64)
        #expect(problem?.message.contains("64") == true)
        _ = try JSON.parse(nested(512), limits: .init(depth: 512))
        let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
        let far = #expect(throws: JSONProblem.self) { try JSON.parse(deep, limits: .init(depth: 1_000_000)) }
        #expect(far?.code == .tooDeep)
    }

    @Test("A text of exactly the limit is read, one byte more is refused")
    func size() throws {
        let text = Array("[1, 2]".utf8)
        _ = try JSON.parse(text, limits: .init(bytes: 6))
        let problem = #expect(throws: JSONProblem.self) { try JSON.parse(text, limits: .init(bytes: 5)) }
        #expect(problem?.code == .tooLarge)
        let spaces = [UInt8](repeating: 0x20, count: 4 << 20)
        #expect(#expect(throws: JSONProblem.self) { try JSON.parse(spaces) }?.code == .empty)
        #expect(#expect(throws: JSONProblem.self) { try JSON.parse(spaces + [0x20]) }?.code == .tooLarge)
    }

    @Test("A hundred thousand keys are read in no time, and the first repeated one is found among them")
    func manyKeys() throws {
        let keys = (0..<100_000).map { "\"key-\($0)\":\($0)" }
        let text = "{" + keys.joined(separator: ",")
        #expect(try JSON.parse(Array((text + "}").utf8)).members?.count == 100_000)
        let twice = Array((text + ",\"key-7\":0,\"key-3\":0}").utf8)
        let problem = #expect(throws: JSONProblem.self) { try JSON.parse(twice) }
        #expect(problem?.code == .duplicateKey)
        #expect(problem?.offset == text.utf8.count + 1)
        #expect(problem?.message.contains("\"key-7\"") == true)
    }

    @Test("A repeated key is found in objects of every size, and only in its own object")
    func repeatedKeys() throws {
        for count in 1...40 {
            let members = (0..<count).map { "\"\($0)\":{\"0\":0}" }.joined(separator: ",")
            _ = try JSON.parse(Array("{\(members)}".utf8))
            let problem = #expect(throws: JSONProblem.self) { try JSON.parse(Array("{\(members),\"0\":0}".utf8)) }
            #expect(problem?.code == .duplicateKey)
            #expect(problem?.offset == members.utf8.count + 2)
        }
    }

    @Test("Composed and decomposed keys are two keys")
    func composed() throws {
        let document = try JSON.parse(Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8))
        #expect(document["\u{E9}"]?.int == 1)
        #expect(document["e\u{301}"]?.int == 2)
        #expect(JSON("\u{E9}") != JSON("e\u{301}"))
    }
}
