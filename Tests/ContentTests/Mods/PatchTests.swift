import Content
import Engine
import JSONText
import TestSupport
import Testing

@Suite("Patches")
struct PatchTests {
    /// What a check finds in one mod `m` with these patches, each beside the `ground`.
    private func found(_ patches: String, core: String = "{}") -> [String] {
        folder(patches, core: core).check().diagnostics.map { "\($0.severity) " + $0.brief }
    }

    private func folder(_ patches: String, core: String = "{}") -> ContentFolder {
        ContentFolder(
            core: ["ground.json": ground, "more.json": core],
            ["mods/m/mod.json": manifest("m"), "mods/m/p.json": #"{ "patches": [ "# + patches + " ] }"])
    }

    private func armor(_ patches: String, core: String = "{}", _ id: String = "pond") -> Armor? {
        let loaded = folder(patches, core: core).load(mods: ["m"])
        #expect(loaded.diagnostics == [])
        return loaded.catalog?.armor[id]?.levels[0]
    }

    @Test("A merge patch changes a record, and null removes a key")
    func merge() {
        #expect(armor(#"{ "target": "armor/pond", "merge": { "durability": 7, "weight": 2 } }"#)?.durability == 7)
        #expect(armor(#"{ "target": "armor/pond", "merge": { "durability": null } }"#)?.durability == .some(nil))
    }

    @Test("Operations add, remove, replace and test, all or none")
    func operations() {
        let some =
            #"{ "op": "add", "path": "/responses/-", "value": { "when": { "element": "fire" }, "answer": "pass" } }"#
        let patch =
            #"{ "target": "armor/pond", "ops": [ { "op": "test", "path": "/durability", "value": 20 }, "# + some
            + " ] }"
        #expect(armor(patch)?.responses.count == 2)
        let fails =
            #"{ "target": "armor/pond", "ops": [ "# + some
            + #", { "op": "test", "path": "/durability", "value": 21 } ] }"#
        #expect(found(fails) == ["error 1:202 patch-test-failed /patches/0/ops/1/value"])
        #expect(folder(fails).load(mods: ["m"]).catalog?.armor["pond"]?.levels[0].responses.count == 1)
    }

    @Test("Armor that extends a patched one takes the change over")
    func inherited() {
        let core = #"{ "armor": [ { "id": "lake", "extends": "pond", "weight": 1 } ] }"#
        #expect(
            armor(#"{ "target": "armor/pond", "merge": { "durability": 7 } }"#, core: core, "lake")?.durability == 7)
        let removal = #"{ "target": "armor/lake", "ops": [ { "op": "replace", "path": "/durability", "value": 9 } ] }"#
        #expect(armor(removal, core: core, "lake")?.durability == 9)
        #expect(armor(removal, core: core, "pond")?.durability == 20)
    }

    @Test("Rules and texts are patched whole, without an id")
    func singles() {
        let core = #"{ "rules": { "tempo": 3 }, "texts": { "intro": "Hello." } }"#
        let folder = folder(
            #"{ "target": "rules", "merge": { "tempo": 5 } }, { "target": "texts", "merge": { "intro": { "fr": "Salut." } } }"#,
            core: core)
        let catalog = folder.load(mods: ["m"]).catalog
        #expect(catalog?.rules.tempo == 5)
        #expect(catalog?.texts["intro"]?.text(in: "fr") == "Salut.")
        #expect(catalog?.texts["intro"]?.text(in: "en") == "Hello.")
    }

    @Test("A language is put beside a plain text, not in its place")
    func translation() {
        let core = #"{ "armor": [ { "id": "coat", "name": "Coat", "description": "Warm." } ] }"#
        for patch in [
            #"{ "target": "armor/coat", "merge": { "name": { "fr": "Manteau" } } }"#,
            #"{ "target": "armor/coat", "ops": [ { "op": "add", "path": "/name/fr", "value": "Manteau" } ] }"#,
        ] {
            let coat = folder(patch, core: core).load(mods: ["m"]).catalog?.armor["coat"]
            #expect(coat?.name.text(in: "fr-CA") == "Manteau")
            #expect(coat?.name.text(in: "en") == "Coat")
            #expect(coat?.name.text(in: "de") == "Coat")
        }
    }

    @Test(
        "Each mistake in a patch is found at its place",
        arguments: [
            (
                #"{ "target": "armor/pnod", "merge": { "weight": 1 } }"#,
                "error 1:28 unknown-id /patches/0/target → armor/pond"
            ),
            (
                #"{ "target": "armr/pond", "merge": { "weight": 1 } }"#,
                "error 1:28 bad-target /patches/0/target → armor/pond"
            ),
            (
                #"{ "target": "pond", "merge": { "weight": 1 } }"#,
                "error 1:28 bad-target /patches/0/target → armor/pond"
            ),
            (
                #"{ "target": "rules/tempo", "merge": { "tempo": 1 } }"#,
                "error 1:28 bad-target /patches/0/target → rules"
            ),
            (#"{ "target": "armor/pond" }"#, "error 1:16 missing-key /patches/0"),
            (#"{ "merge": {} }"#, "error 1:16 missing-key /patches/0"),
            (
                #"{ "target": "armor/pond", "merge": { "weight": 1 }, "ops": [ { "op": "remove", "path": "/durability" } ] }"#,
                "error 1:75 meaningless /patches/0/ops"
            ),
            (
                #"{ "target": "armor/pond", "merge": { "wieght": 1 } }"#,
                "error 1:53 unknown-key /patches/0/merge/wieght → weight"
            ),
            (
                #"{ "target": "armor/pond", "merge": { "durability": 0 } }"#,
                "error 1:67 out-of-range /patches/0/merge/durability"
            ),
            (
                #"{ "target": "armor/pond", "merge": { "durability": 20 } }"#,
                "warning 1:53 no-effect /patches/0/merge/durability"
            ),
            (#"{ "target": "armor/pond", "merge": {} }"#, "warning 1:51 no-effect /patches/0/merge"),
            (
                #"{ "target": "armor/pond", "merge": { "durabilty": null } }"#,
                "warning 1:53 no-effect /patches/0/merge/durabilty → durability"
            ),
            (#"{ "target": "armor/pond", "merge": { "id": "lake" } }"#, "error 1:53 meaningless /patches/0/merge/id"),
            (
                #"{ "target": "armor/pond", "ops": [ { "op": "replace", "path": "/durabilty", "value": 3 } ] }"#,
                "error 1:78 bad-path /patches/0/ops/0/path → /durability"
            ),
            (
                #"{ "target": "armor/pond", "ops": [ { "op": "replace", "path": "durability", "value": 3 } ] }"#,
                "error 1:78 bad-path /patches/0/ops/0/path → /durability"
            ),
            (
                #"{ "target": "armor/pond", "ops": [ { "op": "remove", "path": "/responses/3" } ] }"#,
                "error 1:77 bad-path /patches/0/ops/0/path"
            ),
            (
                #"{ "target": "armor/pond", "ops": [ { "op": "replace", "path": "/durability", "value": 20 } ] }"#,
                "warning 1:102 no-effect /patches/0/ops/0/value"
            ),
            (
                #"{ "target": "armor/pond", "ops": [ { "op": "move", "path": "/durability", "from": "/weight" } ] }"#,
                "error 1:59 unknown-word /patches/0/ops/0/op → remove"
            ),
            (
                #"{ "target": "armor/pond", "ops": [ { "op": "add", "path": "/weight" } ] }"#,
                "error 1:51 missing-key /patches/0/ops/0"
            ),
            (#"{ "target": "armor/pond", "ops": [] }"#, "error 1:49 wrong-count /patches/0/ops"),
        ])
    func mistakes(_ patch: String, _ expected: String) {
        #expect(found(patch) == [expected], "\(patch)")
    }

    @Test("No patch takes the game away")
    func gameStays() {
        let core =
            #"{ "rules": { "start": "gate", "avatar": { "health": 9, "weapon": "splash" } }, "places": [ { "id": "gate" } ] }"#
        for patch in [
            #"{ "target": "rules", "merge": { "avatar": null } }"#,
            #"{ "target": "rules", "ops": [ { "op": "remove", "path": "/start" } ] }"#,
            #"{ "target": "rules", "ops": [ { "op": "replace", "path": "", "value": {} } ] }"#,
            #"{ "target": "rules", "merge": { "start": "nowhere" } }"#,
        ] {
            let loaded = folder(patch, core: core).load(mods: ["m"])
            #expect(loaded.catalog?.beginning?.start == "gate", "\(patch)")
            #expect(loaded.switchedOff.map(\.id) == ["m"], "\(patch)")
        }
    }

    @Test("A patch that makes the core's own text unsound is to blame, not the core")
    func blame() {
        let jar =
            #"{ "armor": [ { "id": "jar", "charge": { "max": 3 }, "responses": [ { "answer": "store" } ] }, { "id": "jug", "extends": "jar", "weight": 1 } ] }"#
        let folder = folder(#"{ "target": "armor/jar", "merge": { "charge": null } }"#, core: jar)
        let found = folder.check().diagnostics
        #expect(Set(found.map { folder.brief($0) }) == ["mods/m/p.json:1:28 meaningless /patches/0/target"])
        #expect(found.first?.message.hasPrefix("with this patch armor/jar is no longer sound: ") == true)
        let loaded = folder.load(mods: ["m"])
        #expect(loaded.catalog?.armor["jar"]?.levels[0].mostCharge == 3)
        #expect(loaded.switchedOff.map(\.id) == ["m"])
    }

    @Test("Of many patches the first with which a record is unsound is to blame, one to its parent too")
    func firstToBlame() {
        let jar =
            #"{ "armor": [ { "id": "jar", "charge": { "max": 3 }, "responses": [ { "answer": "store" } ] }, { "id": "jug", "extends": "jar", "weight": 1 } ] }"#
        func patch(_ id: String, _ merge: String) -> String {
            #"{ "target": "armor/\#(id)", "merge": { \#(merge) } }"#
        }
        let patches = [
            patch("jug", #""weight": 2"#), patch("jar", #""weight": 3"#), patch("jar", #""charge": null"#),
            patch("jar", #""weight": 4"#),
        ]
        let found = folder(patches.joined(separator: ", "), core: jar).check().diagnostics
        #expect(Set(found.map(\.pointer)) == ["/patches/2/target"])
    }

    @Test("Two mods that know nothing of each other and set a field differently are told, with values and winner")
    func conflict() throws {
        func folder(_ one: String, _ other: String, knows: String = "") -> ContentFolder {
            ContentFolder(
                core: ["ground.json": ground],
                [
                    "mods/a/mod.json": manifest("a"),
                    "mods/a/p.json": #"{ "patches": [ { "target": "armor/pond", "# + one + " } ] }",
                    "mods/b/mod.json": #"{ "id": "b", "version": "1.0.0"\#(knows) }"#,
                    "mods/b/p.json": #"{ "patches": [ { "target": "armor/pond", "# + other + " } ] }",
                ])
        }
        let clash = folder(#""merge": { "durability": 5 }"#, #""merge": { "durability": 6 }"#)
        let found = try #require(clash.check().diagnostics.first)
        #expect(clash.brief(found) == "mods/b/p.json:1:53 field-conflict /patches/0/merge/durability")
        #expect(found.severity == .warning)
        for words in ["`b` sets it to `6`", "`a` sets it to `5`", "`b` wins", "mods/a/p.json:1:53"] {
            #expect(found.message.contains(words), "\(words)")
        }
        #expect(clash.load(mods: ["a", "b"]).catalog?.armor["pond"]?.levels[0].durability == 6)

        func codes(_ folder: borrowing ContentFolder) -> [String] { folder.check().diagnostics.map(\.code) }
        let ordered = #", "loadAfter": [ "a" ]"#
        #expect(codes(folder(#""merge": { "durability": 5 }"#, #""merge": { "durability": 6 }"#, knows: ordered)) == [])
        #expect(codes(folder(#""merge": { "durability": 5 }"#, #""merge": { "weight": 6 }"#)) == [])
        #expect(codes(folder(#""merge": { "durability": 5 }"#, #""merge": { "durability": 5 }"#)) == ["no-effect"])
        let added = #""ops": [ { "op": "add", "path": "/responses/-", "value": { "answer": "pass" } } ]"#
        #expect(!codes(folder(added, added)).contains("field-conflict"))
        #expect(codes(folder(added, #""merge": { "responses": [] }"#)).contains("field-conflict"))
    }

    @Test("What was defined elsewhere is changed by a patch, not defined again")
    func duplicates() {
        let folder = ContentFolder(
            core: ["ground.json": ground, "t.json": #"{ "texts": { "intro": "A" } }"#],
            [
                "mods/m/mod.json": manifest("m"),
                "mods/m/p.json": #"{ "armor": [ { "id": "pond" } ], "texts": { "intro": "B" } }"#,
            ])
        let messages = folder.check().diagnostics.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.contains("write a patch with the target `") }, "\(messages)")
    }
}
