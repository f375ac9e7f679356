import Content
import JSONText
import TestSupport
import Testing

@Suite("Where a value comes from")
final class HistoryTests {
    private let folder = ContentFolder(
        core: [
            "ground.json": ground,
            "more.json": #"{ "armor": [ { "id": "lake", "extends": "pond", "weight": 1 } ], "rules": { "tempo": 3 } }"#,
        ],
        [
            "mods/m/mod.json": manifest("m"),
            "mods/m/p.json": """
            { "patches": [ { "target": "armor/pond", "merge": { "durability": 7 } },
                           { "target": "armor/lake", "ops": [ { "op": "remove", "path": "/durability" } ] },
                           { "target": "rules", "merge": { "tempo": 5 } } ] }
            """,
        ])

    private func told(_ name: String) throws -> [String] {
        try ContentLoader(folder: folder.path, mods: ["m"]).explain(name).flatMap { history in
            history.steps.map { step in
                let place = step.place.split(separator: "/").last.map(String.init) ?? ""
                let value = step.value.map { String(decoding: $0.canonical(), as: UTF8.self) } ?? "-"
                return "\(history.name) \(value) \(place) \(step.cause)"
            }
        }
    }

    @Test("Each text and patch that had a say is told in order, with its place")
    func order() throws {
        #expect(
            try told("armor/lake.durability") == [
                #"armor/lake.durability 20 ground.json:2:44 defined("armor/pond")"#,
                #"armor/lake.durability 7 p.json:1:67 patched(mod: "m", "armor/pond")"#,
                #"armor/lake.durability - p.json:2:16 patched(mod: "m", "armor/lake")"#,
            ])
        #expect(try told("rules.tempo").map { $0.split(separator: " ")[1] } == ["3", "5"])
        #expect(try told("armor/pond.responses.0.answer").count == 1)
    }

    @Test("A whole record is told field by field")
    func whole() throws {
        let histories = try ContentLoader(folder: folder.path).explain("armor/pond")
        #expect(histories.contains { $0.name == "armor/pond.durability" && $0.steps.count == 1 })
        #expect(histories.contains { $0.name == "armor/pond.weight" && $0.steps.isEmpty && !$0.about.isEmpty })
    }

    @Test(
        "A name that leads nowhere is answered with the nearest",
        arguments: [
            ("armor/pnod", "armor/pond"), ("armr/pond", "armor/pond"), ("armor/pond.durabilty", "durability"),
            ("armor/pond.responses.0.anser", "answer"),
        ])
    func nowhere(_ name: String, _ near: String) throws {
        do throws(History.Problem) {
            _ = try ContentLoader(folder: folder.path).explain(name)
            Issue.record("\(name) was found")
        } catch {
            switch error {
            case .notATarget(_, let suggestion), .unknownRecord(_, let suggestion), .unknownField(_, let suggestion):
                #expect(suggestion == near)
            case .noContent: Issue.record("the content is sound")
            }
        }
    }

    @Test("A long line of parents is told to its beginning, and armor that extends itself is not found")
    func line() throws {
        let line = (0..<2_500).map { #"{ "id": "p-\#($0)", "extends": "\#($0 == 0 ? "pond" : "p-\($0 - 1)")" }"# }
        let folder = ContentFolder(
            core: ["ground.json": ground, "line.json": #"{ "armor": [ \#(line.joined(separator: ", ")) ] }"#],
            [
                "mods/loop/mod.json": manifest("loop"),
                "mods/loop/a.json":
                    #"{ "armor": [ { "id": "one", "extends": "two" }, { "id": "two", "extends": "one" } ] }"#,
            ])
        let loader = ContentLoader(folder: folder.path, mods: ["loop"])
        let told = try loader.explain("armor/p-2499.durability")
        #expect(told.map(\.steps.count) == [1])
        #expect(told.first?.steps.first?.cause == .defined("armor/pond"))
        #expect(throws: History.Problem.self) { try loader.explain("armor/one") }
    }

    @Test("Trials have a history too, with the patches to them")
    func trials() throws {
        let folder = ContentFolder(
            core: [
                "ground.json": ground,
                "trial.json":
                    #"{ "trials": [ { "id": "t", "wear": [ "pond" ], "attacks": [ "splash" ], "expect": [ { "outcome": "absorbed", "by": "pond" } ] } ] }"#,
            ])
        let told = try ContentLoader(folder: folder.path).explain("trials/t.wear")
        #expect(told.map(\.steps.count) == [1])
    }

    @Test("A renamed record is told under the name it has now")
    func renamed() throws {
        let folder = ContentFolder(
            core: [
                "ground.json": ground,
                "more.json": """
                { "renames": [ { "from": "armor/pool", "to": "armor/pond" } ],
                  "armor": [ { "id": "lake", "extends": "pool" } ] }
                """,
            ])
        let loader = ContentLoader(folder: folder.path)
        let told = try #require(try loader.explain("armor/pool.durability").first)
        #expect(told.name == "armor/pond.durability")
        #expect(told.oldName == "armor/pool")
        #expect(told.steps.count == 1)
        #expect(try loader.explain("armor/lake.durability").map(\.steps.count) == [1])
        #expect(try loader.explain("armor/pond.durability").first?.oldName == nil)
    }
}
