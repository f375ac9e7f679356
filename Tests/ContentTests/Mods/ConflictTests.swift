import Content
import TestSupport
import Testing

@Suite("Conflicts in lists")
struct ConflictTests {
    /// The conflicts of two mods that know nothing of each other, each with operations on one armor.
    private func found(_ one: String, _ other: String, knows: String = "") -> [Diagnostic] {
        let armor = #"{ "armor": [ { "id": "wall", "responses": [ \#(answer("pass")), \#(answer("pass")) ] } ] }"#
        let folder = ContentFolder(
            core: ["ground.json": ground, "wall.json": armor],
            [
                "mods/aa/mod.json": manifest("aa"), "mods/aa/p.json": patch(one),
                "mods/bb/mod.json": #"{ "id": "bb", "version": "1.0.0"\#(knows) }"#, "mods/bb/p.json": patch(other),
            ])
        return folder.check().diagnostics.filter { $0.code == "field-conflict" }
    }

    private func patch(_ operations: String) -> String {
        #"{ "patches": [ { "target": "armor/wall", "ops": [ \#(operations) ] } ] }"#
    }

    private func answer(_ word: String) -> String { #"{ "when": { "element": "fire" }, "answer": "\#(word)" }"# }

    private func add(_ place: String) -> String {
        #"{ "op": "add", "path": "/responses/\#(place)", "value": \#(answer("pass")) }"#
    }

    private func remove(_ place: String) -> String { #"{ "op": "remove", "path": "/responses/\#(place)" }"# }

    private func replace(_ place: String) -> String {
        #"{ "op": "replace", "path": "/responses/\#(place)/answer", "value": "absorb" }"#
    }

    @Test("Who names an item by a number that another mod's change gave to another item is told")
    func numbers() throws {
        for (one, other) in [
            (add("0"), replace("0")), (remove("0"), remove("0")), (remove("0"), replace("0")), (add("0"), add("0")),
            (add("0"), remove("1")), (remove("0"), add("0")), (add("1"), remove("2")), (add("-"), remove("2")),
        ] {
            #expect(found(one, other).map(\.mod) == ["bb"], "\(one) \(other)")
        }
        let message = try #require(found(add("0"), replace("0")).first).message
        #expect(message.contains("`aa` puts an item in at `/responses/0`"), "\(message)")
    }

    @Test("Where three mods set one field the last is told with the other two, once")
    func three() throws {
        var files: [String: String] = [:]
        for (mod, value) in [("aa", 5), ("bb", 6), ("cc", 7)] {
            files["mods/\(mod)/mod.json"] = manifest(mod)
            files["mods/\(mod)/p.json"] =
                #"{ "patches": [ { "target": "armor/pond", "merge": { "durability": \#(value) } } ] }"#
        }
        let found = ContentFolder(core: ["ground.json": ground], files).check().diagnostics
        #expect(found.map(\.mod) == ["cc"])
        let message = try #require(found.first).message
        #expect(message.hasPrefix("3 mods change `/durability` of armor/pond"))
        #expect(message.contains("`cc` sets it to `7`, `bb` sets it to `6`, `aa` sets it to `5`; `cc` wins"))
    }

    @Test("Items at the end, and those before the change, are nobody's loss")
    func apart() {
        for (one, other) in [
            (add("-"), add("-")), (add("-"), add("2")), (add("2"), add("2")), (add("0"), add("-")),
            (remove("0"), add("-")), (add("1"), remove("0")), (add("-"), remove("1")), (remove("1"), add("0")),
        ] {
            #expect(found(one, other).isEmpty, "\(one) \(other)")
        }
        #expect(found(remove("0"), remove("0"), knows: #", "loadAfter": [ "aa" ]"#).isEmpty)
    }

    @Test("Many keys of two mods are merged, and the one that both set is found")
    func many() {
        func texts(_ mod: String) -> String {
            let members = (0..<2_000).map { "\"\(mod)-\($0)\": \"\($0)\"" } + ["\"intro\": \"\(mod)\""]
            return #"{ "patches": [ { "target": "texts", "merge": { \#(members.joined(separator: ", ")) } } ] }"#
        }
        let folder = ContentFolder(
            core: ["ground.json": ground],
            [
                "mods/aa/mod.json": manifest("aa"), "mods/aa/p.json": texts("aa"),
                "mods/bb/mod.json": manifest("bb"), "mods/bb/p.json": texts("bb"),
            ])
        let loaded = folder.load(mods: ["aa", "bb"])
        #expect(loaded.diagnostics.map(\.code) == ["field-conflict"])
        #expect(loaded.catalog?.texts.count == 4_001)
        #expect(loaded.catalog?.texts["intro"]?.text(in: "en") == "bb")
    }
}
