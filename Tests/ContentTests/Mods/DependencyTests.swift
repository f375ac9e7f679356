import Content
import TestSupport
import Testing

@Suite("Dependencies")
struct DependencyTests {
    /// Mods by id, each with what its manifest says besides and one file.
    private func folder(_ mods: [(id: String, says: String, text: String)]) -> ContentFolder {
        var files: [String: String] = [:]
        for mod in mods {
            let says = mod.says.isEmpty ? "" : ", " + mod.says
            files["mods/\(mod.id)/mod.json"] = #"{ "id": "\#(mod.id)", "version": "1.2.0"\#(says) }"#
            files["mods/\(mod.id)/all.json"] = mod.text
        }
        return ContentFolder(core: ["ground.json": ground], files)
    }

    private func coat(_ id: String, extends parent: String) -> String {
        #"{ "armor": [ { "id": "\#(id)", "extends": "\#(parent)" } ] }"#
    }

    @Test("Dependencies are loaded first, ties by id, and what is required comes along unasked")
    func order() {
        let folder = folder([
            ("a", #""requires": { "c": "^1.0.0" }"#, "{}"), ("b", "", "{}"), ("c", #""loadAfter": [ "d" ]"#, "{}"),
            ("d", "", "{}"), ("e", "", "{}"),
        ])
        #expect(folder.load(mods: ["a", "b", "d"]).catalog?.mods.map(\.id) == ["core", "b", "d", "c", "a"])
        #expect(folder.load(mods: ["a"]).catalog?.mods.map(\.id) == ["core", "c", "a"])
        #expect(folder.check().diagnostics == [])
    }

    @Test(
        "A requirement that is not there is one error; what the mod would have used is none, and its dependents are off"
    )
    func missing() {
        let folder = folder([
            ("a", #""requires": { "bb": "*" }"#, coat("a-coat", extends: "bb-coat")),
            ("c", #""requires": { "a": "*" }"#, coat("c-coat", extends: "a-coat")), ("b-b", "", "{}"),
        ])
        #expect(
            folder.check().diagnostics.map { folder.brief($0) } == [
                "mods/a/mod.json:1:48 missing-mod /requires/bb → b-b"
            ])
        let loaded = folder.load(mods: ["c", "b-b"])
        #expect(loaded.catalog?.mods.map(\.id) == ["core", "b-b"])
        #expect(
            loaded.switchedOff.map { "\($0.id) \($0.reason)" } == [
                "a needs `bb`, which is not there", "c needs `a`, which is switched off",
            ])
    }

    @Test(
        "Versions are held against ranges",
        arguments: [
            (#""requires": { "b": ">=1.0.0 <2.0.0" }"#, []), (#""requires": { "b": "^1.2.0" }"#, []),
            (#""requires": { "b": "1.2.0" }"#, []), (#""requires": { "core": "1.0.0" }"#, []),
            (#""requires": { "b": "^2.0.0" }"#, ["1:53 wrong-version /requires/b"]),
            (#""optional": { "b": "<1.2.0" }"#, ["1:53 wrong-version /optional/b"]),
            (#""optional": { "z": "<1.2.0" }"#, []), (#""game": ">=0.1.0 <0.2.0""#, []),
            (#""game": ">=9.0.0""#, ["1:42 wrong-game /game"]),
        ])
    func versions(_ says: String, _ found: [String]) {
        let folder = folder([("a", says, "{}"), ("b", "", "{}")])
        #expect(folder.check().diagnostics.map(\.brief) == found)
    }

    @Test("Mods in a circle are told the way around it")
    func circle() {
        let folder = folder([
            ("a", #""requires": { "b": "*" }"#, "{}"), ("b", #""loadAfter": [ "c" ]"#, "{}"),
            ("c", #""optional": { "a": "*" }"#, "{}"), ("d", "", "{}"),
        ])
        let found = folder.check().diagnostics
        #expect(found.map(\.code) == ["requires-circle", "requires-circle", "requires-circle"])
        #expect(found.first?.message.contains("a → b → c → a") == true)
        #expect(folder.load(mods: ["a", "b", "c", "d"]).catalog?.mods.map(\.id) == ["core", "d"])
    }

    @Test("Mods that exclude each other are checked apart, and can't be loaded together")
    func conflicts() {
        let one = #"{ "armor": [ { "id": "coat" } ] }"#
        let folder = folder([
            ("a", #""conflicts": { "b": "*" }"#, one), ("b", "", one), ("c", #""conflicts": { "b": "^2.0.0" }"#, "{}"),
        ])
        #expect(folder.check().diagnostics.filter { $0.severity == .error } == [])
        let loaded = folder.load(mods: ["a", "b", "c"])
        #expect(loaded.catalog?.mods.map(\.id) == ["core", "b", "c"])
        #expect(loaded.diagnostics.map(\.code) == ["conflicting-mods"])
    }

    @Test("An id of a mod that the manifest does not name is told with the words to add")
    func undeclared() throws {
        let mods = [("a", "", coat("a-coat", extends: "b-coat")), ("b", "", coat("b-coat", extends: "pond"))]
        let folder = folder(mods)
        // Beside the other mod, and without it.
        for paths in [[], ["mods/a"]] {
            let found = folder.check(paths).diagnostics
            #expect(found.map(\.brief) == ["1:43 undeclared-mod /armor/0/extends"], "\(paths)")
            #expect(found.first?.message.contains(#"add "requires": { "b": "^1.2.0" } to its mod.json"#) == true)
        }
        #expect(self.folder([(mods[0].0, #""requires": { "b": "*" }"#, mods[0].2), mods[1]]).check().diagnostics == [])
    }

    @Test("Two mods of one id, and a mod that calls itself core, are refused")
    func twins() {
        let folder = folder([("a", "", "{}"), ("x", "", "{}")])
        folder.put(Array(manifest("core").utf8), at: "mods/x/mod.json")
        folder.put(Array(manifest("a").utf8), at: "elsewhere/a/mod.json")
        #expect(folder.check().diagnostics.map(\.code) == ["duplicate-mod", "wrong-folder"])
        #expect(folder.check(["mods/a", "elsewhere/a"]).diagnostics.map(\.code) == ["duplicate-mod"])
    }

    @Test("A slip in the name of a mod that need not be there is a warning")
    func slip() {
        let folder = folder([("lantern", "", "{}"), ("a", #""loadAfter": [ "lanterm" ]"#, "{}")])
        #expect(folder.check().diagnostics.map(\.brief) == ["1:49 unknown-mod /loadAfter/0 → lantern"])
        #expect(folder.check().errors == 0)
    }

    @Test("A patch for a mod that is optional and not there is skipped and told")
    func optional() {
        let patch = #"{ "patches": [ { "target": "armor/far-away", "merge": { "weight": 1 } } ] }"#
        let folder = folder([("a", #""optional": { "b": "*" }"#, patch)])
        #expect(folder.check().diagnostics.map { "\($0.severity) \($0.code)" } == ["warning no-effect"])
        #expect(folder.load(mods: ["a"]).catalog?.mods.map(\.id) == ["core", "a"])
    }

    @Test("Repeated and failed loads leave nothing behind")
    func repeated() {
        let folder = folder([("a", "", coat("a-coat", extends: "pond")), ("b", "", "{")])
        let first = folder.load(mods: ["a", "b"])
        for _ in 0..<3 {
            _ = folder.load(mods: ["b"])
            let again = folder.load(mods: ["a", "b"])
            #expect(again.diagnostics == first.diagnostics)
            #expect(again.catalog?.armor.all.map(\.id) == first.catalog?.armor.all.map(\.id))
        }
        #expect(folder.load().catalog?.armor["a-coat"] == nil)
    }
}
