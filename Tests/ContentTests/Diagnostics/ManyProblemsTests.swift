import Content
import TestSupport
import Testing

@Suite("Many problems at once")
struct ManyProblemsTests {
    private let faulty = [
        "ground.json": ground,
        "b.json": """
        { "armor": [
            { "id": "one", "durabilty": 3 },
            { "id": "two", "responses": [ { "when": { "element": "ice" }, "answer": "absorb" } ] } ] }
        """,
        "a.json": #"{ "foes": [ { "id": "imp", "health": 0, "plans": [ [ "splash" ] ] } ], "armors": [] }"#,
        "c.json": "{ \"armor\": [\n  { \"id\": \"three\" },\n] }",
    ]

    @Test("Five independent faults in three files are five diagnostics in one run, in order")
    func five() {
        let folder = ContentFolder(core: faulty)
        #expect(
            folder.check().diagnostics.map { folder.brief($0) } == [
                "core/a.json:1:38 out-of-range /foes/0/health", "core/a.json:1:72 unknown-section /armors → armor",
                "core/b.json:2:20 unknown-key /armor/0/durabilty → durability",
                "core/b.json:3:58 unknown-id /armor/1/responses/0/when/element → fire",
                "core/c.json:2:20 json-trailing-comma",
            ])
    }

    @Test("Two runs say the same")
    func stable() {
        let folder = ContentFolder(core: faulty)
        #expect(folder.check().diagnostics == folder.check().diagnostics)
    }

    @Test("Ids in a file that can't be read are not reported unknown elsewhere")
    func noCascade() {
        let broken = "{ \"elements\": [ { \"id\": \"ice\" }, ] }"
        let user = """
            { "armor": [ { "id": "coat", "responses": [ { "when": { "element": "ice" }, "answer": "absorb" } ] } ],
              "trials": [ { "id": "t", "wear": [ "coat" ], "attacks": [ { "element": "ice", "power": 1 } ],
                            "expect": [ { "outcome": "absorbed" } ] } ] }
            """
        let folder = ContentFolder(core: ["broken.json": broken, "user.json": user])
        #expect(folder.check().diagnostics.map { folder.brief($0) } == ["core/broken.json:1:32 json-trailing-comma"])
        #expect(folder.check().trialsFailed == 0)
    }

    @Test("A file in another encoding or a section of the wrong form hides what it defines, and that is all")
    func noCascadeFromForms() {
        let user =
            #"{ "armor": [ { "id": "coat", "responses": [ { "when": { "element": "ice" }, "answer": "absorb" } ] } ] }"#
        for (name, text) in [
            ("unknown-section", #"{ "element": [ { "id": "ice" } ] }"#),
            ("wrong-type", #"{ "elements": { "ice": {} } }"#),
            ("unknown-key", #"{ "elements": [ { "Id": "ice" } ] }"#), ("wrong-type", #"[ { "id": "ice" } ]"#),
        ] {
            let folder = ContentFolder(core: ["a.json": text, "user.json": user])
            #expect(folder.check().diagnostics.map(\.code) == [name], "\(text)")
        }
        let folder = ContentFolder(core: ["user.json": user])
        folder.put(
            [0xFF, 0xFE] + #"{ "elements": [ { "id": "ice" } ] }"#.utf16.flatMap { [UInt8($0), 0] }, at: "core/a.json")
        #expect(folder.check().diagnostics.map(\.code) == ["json-not-utf-8"])
    }

    @Test("Armor whose parent is missing fails no trials besides")
    func noCascadeFromParents() {
        let text = """
            { "armor": [ { "id": "coat", "extends": "pnod" } ],
              "trials": [ { "id": "t", "wear": [ "coat" ], "attacks": [ "splash" ], "expect": [ { "outcome": "absorbed" } ] } ] }
            """
        #expect(diagnostics(of: text).map(\.brief) == ["1:41 unknown-id /armor/0/extends → pond"])
    }

    @Test("A duplicate id names both places")
    func duplicateID() throws {
        let folder = ContentFolder(core: ["a.json": ground, "b.json": "{ \"elements\": [\n  { \"id\": \"fire\" } ] }"])
        let found = try #require(folder.check().diagnostics.first)
        #expect(folder.brief(found) == "core/b.json:2:11 duplicate-id /elements/0/id")
        #expect(
            found.message == "rename this one: there is already an element `fire` at \(folder.path)/core/a.json:1:44")
    }

    @Test("A rule that is set in two files is named in both")
    func duplicateRule() throws {
        let folder = ContentFolder(
            core: ["a.json": #"{ "rules": { "tempo": 3 } }"#, "b.json": #"{ "rules": { "tempo": 4 } }"#])
        let found = folder.check().diagnostics
        #expect(found.map { folder.brief($0) } == ["core/b.json:1:14 duplicate-id /rules/tempo"])
        #expect(found.first?.message.hasSuffix("/core/a.json:1:14") == true)
    }

    @Test("A thousand faults on one long line are told quickly")
    func oneLongLine() {
        let armor = (0..<1_000).map { #"{"id":"a\#($0)","wieght":1}"# }.joined(separator: ",")
        let found = diagnostics(of: #"{"armor":["# + armor + "]}")
        #expect(found.count == 1_000)
        #expect(found.last?.pointer == "/armor/999/wieght")
    }

    @Test("Of a very long line a diagnostic shows the part that it is about")
    func partOfLine() throws {
        let armor = (0..<1_000).map { #"{"id":"水\#($0)","wieght":1}"# }.joined(separator: ",")
        for found in diagnostics(of: #"{"armor":["# + armor + "]}") {
            let shown = Array(found.source.unicodeScalars)[(found.column - found.sourceColumn)...].prefix(found.length)
            let text = String(String.UnicodeScalarView(shown))
            #expect(text == #""wieght""# || text.hasPrefix(#""水"#), "\(text)")
            #expect(found.source.utf8.count < 1_000)
        }
    }

    @Test("Where very many ids are unknown, the first get suggestions and all are told")
    func manyUnknown() {
        let many = 2_000
        let elements = (0..<many).map { #"{"id":"spark-\#($0)"}"# }.joined(separator: ",")
        let attacks = (0..<many).map { #"{"id":"a\#($0)","element":"sprak-\#($0)","power":1}"# }
        let found = diagnostics(
            of: #"{"elements":[\#(elements)],"attacks":[\#(attacks.joined(separator: ","))]}"#)
        #expect(found.count == many)
        #expect(found.first?.suggestion == "spark-0")
        #expect(found.last?.suggestion == nil)
    }
}
