import Content
import Engine
import TestSupport
import Testing

@Suite("Limits")
struct LimitsTests {
    @Test("A file of 4 MiB is read, one byte more is a clear error")
    func size() throws {
        let text = Array(#"{ "armor": [ { "id": "late", "responses": [ { "answer": "absorb" } ] } ] }"#.utf8)
        let user =
            #"{ "trials": [ { "id": "t", "wear": [ "late" ], "attacks": [ "splash" ], "expect": [ { "outcome": "absorbed" } ] } ] }"#
        let folder = ContentFolder(core: ["ground.json": ground, "user.json": user])
        folder.put([UInt8](repeating: 0x20, count: (4 << 20) - text.count) + text, at: "core/big.json")
        #expect(folder.check().diagnostics == [])
        #expect(folder.check().trialsPassed == 1)
        folder.put([UInt8](repeating: 0x20, count: (4 << 20) + 1 - text.count) + text, at: "core/big.json")
        let found = folder.check().diagnostics
        #expect(found.map { folder.brief($0) } == ["core/big.json:1:1 json-too-large"])
        #expect(found.first?.message.hasSuffix("it is larger than 4194304 bytes; split it into several files") == true)
    }

    @Test("Depth 64 is read, 65 is a clear error")
    func depth() {
        func nested(_ depth: Int) -> String {
            #"{ "armor": [ { "id": "a", "responses": [ { "answer": "absorb", "when": "#
                + String(repeating: #"{ "not": "#, count: depth - 6) + #"{ "element": "fire" }"#
                + String(repeating: "}", count: depth - 6) + " } ] } ] }"
        }
        #expect(diagnostics(of: nested(64)).map(\.brief) == [])
        #expect(diagnostics(of: nested(65)).map(\.code) == ["json-too-deep"])
    }

    @Test("100,000 records are read, one more is a clear error and no unknown id")
    func records() {
        func folder(_ count: Int) -> ContentFolder {
            let elements = (1..<count).map { #"{"id":"e\#($0)"}"# }.joined(separator: ",")
            return ContentFolder(core: [
                "a.json":
                    #"{"armor":[{"id":"coat","responses":[{"when":{"element":"e\#(count - 1)"},"answer":"absorb"}]}],"elements":["#
                    + elements + "]}"
            ])
        }
        #expect(folder(100_000).check().diagnostics == [])
        let found = folder(100_001).check().diagnostics
        #expect(found.map(\.code) == ["too-many-records"])
        #expect(found.first?.pointer == "/elements/99999")
    }

    @Test("A line of ten thousand parents is no danger")
    func longLine() throws {
        let armor = (1...10_000).map { #"{"id":"a\#($0)","extends":"a\#($0 - 1)"}"# }.joined(separator: ",")
        let catalog = catalog(of: ["a.json": #"{"armor":[{"id":"a0","weight":7},"# + armor + "]}"])
        #expect(catalog.armor["a10000"]?.levels[0].weight == 7)
    }
}
