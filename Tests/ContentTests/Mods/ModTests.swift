import Content
import Engine
import TestSupport
import Testing

@Suite("Mods")
struct ModTests {
    private func folder(_ mods: [String: String]) -> ContentFolder {
        var files: [String: String] = [:]
        for (id, text) in mods {
            files["mods/\(id)/mod.json"] = manifest(id)
            files["mods/\(id)/all.json"] = text
        }
        return ContentFolder(core: ["ground.json": ground], files)
    }

    private let thorns = #"{ "armor": [ { "id": "thorns", "extends": "pond" } ] }"#

    @Test("A broken mod is switched off with its reason, and the rest runs")
    func broken() throws {
        let folder = folder([
            "thorns": thorns, "torn": "{ \"armor\": [", "typo": #"{ "armor": [ { "id": "a", "wieght": 1 } ] }"#,
        ])
        let loaded = folder.load(mods: ["typo", "thorns", "torn"])
        let catalog = try #require(loaded.catalog)
        #expect(catalog.armor.all.map(\.id) == ["pond", "thorns"])
        #expect(catalog.mods.map(\.id) == ["core", "thorns"])
        #expect(loaded.switchedOff.map(\.id) == ["torn", "typo"])
        #expect(
            loaded.diagnostics.map { folder.brief($0) } == [
                "mods/torn/all.json:1:13 json-unclosed-list",
                "mods/typo/all.json:1:27 unknown-key /armor/0/wieght → weight",
            ])
        #expect(loaded.diagnostics.map(\.mod) == ["torn", "typo"])
    }

    @Test("A mod that breaks what it takes over from the core is switched off, not the core")
    func notTheCore() {
        let core = #"{ "armor": [ { "id": "jar", "charge": { "max": 3 }, "responses": [ { "answer": "store" } ] } ] }"#
        let folder = ContentFolder(
            core: ["a.json": core],
            [
                "mods/leak/mod.json": manifest("leak"),
                "mods/leak/a.json": #"{ "armor": [ { "id": "leak", "extends": "jar", "charge": null } ] }"#,
            ])
        let loaded = folder.load(mods: ["leak"])
        #expect(loaded.catalog?.armor.all.map(\.id) == ["jar"])
        #expect(loaded.switchedOff.map(\.id) == ["leak"])
    }

    @Test("A mod can't define what the core defines")
    func clash() {
        let loaded = folder(["pond": #"{ "armor": [ { "id": "pond" } ] }"#]).load(mods: ["pond"])
        #expect(loaded.switchedOff.map(\.id) == ["pond"])
        #expect(loaded.diagnostics.map(\.code) == ["duplicate-id"])
        #expect(loaded.catalog?.armor["pond"]?.levels[0].durability == 20)
    }

    @Test("A broken core gives no catalog")
    func brokenCore() {
        let folder = ContentFolder(core: ["a.json": "{"], ["mods/m/mod.json": manifest("m")])
        #expect(folder.load(mods: ["m"]).catalog == nil)
        #expect(folder.load().diagnostics.map(\.mod) == ["core"])
    }

    @Test("Mods load by id, each once, however they were asked for")
    func order() {
        let folder = folder(["b": "{}", "a": "{}"])
        for mods in [["a", "b"], ["b", "a"], ["b", "a", "b", folder.path + "/mods/a/"]] {
            let loaded = folder.load(mods: mods)
            #expect(loaded.catalog?.mods.map(\.id) == ["core", "a", "b"], "\(mods)")
        }
    }

    @Test("A mod that is not there is named, with the nearest that is")
    func absent() {
        let folder = folder(["thorns": thorns])
        let loaded = folder.load(mods: ["thrones"])
        #expect(loaded.catalog != nil)
        #expect(loaded.diagnostics.map { folder.brief($0) } == ["mods/thrones:1:1 no-folder → thorns"])
        #expect(loaded.switchedOff.map(\.id) == ["thrones"])
    }

    @Test("Without paths every mod in the folder is checked, with a path only that one")
    func checked() {
        let folder = folder(["one": #"{ "x": 1 }"#, "two": #"{ "y": 1 }"#])
        #expect(folder.check().diagnostics.map(\.mod) == ["one", "two"])
        #expect(folder.check(["mods/two"]).diagnostics.map(\.mod) == ["two"])
    }

    @Test(
        "A manifest is held against its table",
        arguments: [
            (#"{ "id": "m" }"#, "missing-key"), (#"{ "id": "m", "version": "1.0" }"#, "bad-version"),
            (#"{ "id": "m", "version": 1 }"#, "wrong-type"), (#"{ "id": "n", "version": "1.0.0" }"#, "wrong-folder"),
            (#"{ "id": "m", "version": "1.0.0", "requries": {} }"#, "unknown-key"),
            (#"{ "id": "m", "version": "1.0.0", "game": "new" }"#, "bad-range"),
            (#"{ "id": "m", "version": "1.0.0", "requires": { "core": "^1" } }"#, "bad-range"),
            (#"{ "id": "m", "version": "1.0.0", "requires": [ "core" ] }"#, "wrong-type"),
            (#"{ "id": "m", "version": "1.0.0", "loadAfter": [ "A b" ] }"#, "bad-id"), ("[]", "wrong-type"),
            ("{", "json-unclosed-object"),
        ])
    func manifests(_ text: String, _ code: String) {
        let folder = ContentFolder(core: [:], ["mods/m/mod.json": text])
        #expect(folder.check().diagnostics.map(\.code) == [code], "\(text)")
    }

    @Test("A sound manifest may say all this")
    func fullManifest() {
        let text = """
            { "id": "m", "version": "1.2.0-beta.1", "name": { "en": "M" }, "description": "D", "game": ">=0.1.0 <1.0.0",
              "requires": { "core": "*" }, "optional": { "n": "^1.2.0" }, "conflicts": { "o": "1.2.0" }, "loadAfter": [ "n" ] }
            """
        #expect(ContentFolder(core: [:], ["mods/m/mod.json": text]).check().diagnostics == [])
    }

    @Test("Two mods may each give a text another language, but not the same one")
    func languages() {
        let french = #"{ "texts": { "hail": { "fr": "Salut" } } }"#
        let german = #"{ "texts": { "hail": { "de": "Hallo" } } }"#
        let text = folder(["a": french, "b": german]).load(mods: ["a", "b"]).catalog?.texts["hail"]
        #expect(["fr", "de"].map { text?.text(in: $0) } == ["Salut", "Hallo"])
        #expect(folder(["a": french, "b": french]).check().diagnostics.map(\.code) == ["duplicate-id"])
    }

    @Test("Each missing parent is told with how many can't be used without it")
    func dependents() {
        let line =
            #"{ "armor": [ { "id": "a", "extends": "x" }, { "id": "b", "extends": "a" }, { "id": "c", "extends": "b" }, { "id": "d", "extends": "y" }, { "id": "e", "extends": "d" } ] }"#
        let messages = diagnostics(of: line).map(\.message)
        #expect(messages.count == 2)
        #expect(messages.first?.hasSuffix("2 dependents skipped") == true)
        #expect(messages.last?.hasSuffix("1 dependent skipped") == true)
    }
}
