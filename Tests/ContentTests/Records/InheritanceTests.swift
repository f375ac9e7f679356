import Content
import Engine
import TestSupport
import Testing

@Suite("Inheritance")
struct InheritanceTests {
    private func armor(_ text: String, _ id: String) throws -> ArmorDefinition {
        try #require(catalog(of: ["ground.json": ground, "a.json": text]).armor[id])
    }

    @Test("A child is merged over its parent: values replaced, lists replaced whole, null removes, objects merged")
    func merge() throws {
        let child = try armor(
            """
            { "armor": [
                { "id": "child", "extends": "parent", "weight": 5, "durability": null, "charge": { "max": 9 },
                  "responses": [ { "answer": "absorb", "upTo": 2 } ] },
                { "id": "parent", "name": { "en": "Parent", "de": "Eltern" }, "weight": 3, "price": 8, "durability": 4,
                  "charge": { "max": 6 }, "responses": [ { "answer": "pass" }, { "answer": "store" } ] } ] }
            """, "child")
        #expect(child.levels[0].weight == 5)
        #expect(child.price == 8)
        #expect(child.levels[0].durability == nil)
        #expect(child.levels[0].mostCharge == 9)
        #expect(child.levels[0].responses.count == 1)
        #expect(child.name.text(in: "de") == "Eltern")
    }

    @Test("Parents have parents, in any order of files and records")
    func chain() throws {
        let text = """
            { "armor": [ { "id": "a", "extends": "b", "weight": 1 }, { "id": "c", "price": 3, "weight": 3, "points": 3 },
                         { "id": "b", "extends": "c", "weight": 2, "price": 2 } ] }
            """
        let a = try armor(text, "a")
        #expect([a.levels[0].weight, a.price, a.points] == [1, 2, 3])
    }

    @Test("Being abstract is not inherited, and abstract armor is no armor to wear")
    func abstract() throws {
        let text = """
            { "armor": [ { "id": "base", "abstract": true, "weight": 2 }, { "id": "coat", "extends": "base" } ],
              "foes": [ { "id": "imp", "health": 1, "plans": [ [] ], "wears": [ "coat", "base" ] } ] }
            """
        let found = diagnostics(of: text)
        #expect(found.map(\.brief) == ["2:77 abstract-id /foes/0/wears/1"])
        #expect(found.first?.message == "`base` is abstract: nobody can wear it, armor can only extend it")
        let sound = catalog(of: [
            "a.json": #"{ "armor": [ { "id": "base", "abstract": true }, { "id": "coat", "extends": "base" } ] }"#
        ])
        #expect(sound.armor.all.map(\.id) == ["coat"])
    }

    @Test("A circle is reported by each armor in it, and by no other")
    func circle() {
        let text = """
            { "armor": [ { "id": "a", "extends": "b" }, { "id": "b", "extends": "a" },
                         { "id": "self", "extends": "self" }, { "id": "outside", "extends": "a" } ] }
            """
        let found = diagnostics(of: text)
        #expect(
            found.map(\.brief) == [
                "1:38 extends-circle /armor/0/extends", "1:69 extends-circle /armor/1/extends",
                "2:41 extends-circle /armor/2/extends",
            ])
        #expect(found.first?.message == "armor extends itself: a → b → a; one of them must not")
    }

    @Test("A missing parent is an unknown id with a suggestion")
    func missing() {
        #expect(problems(ofArmor: #"{ "id": "a", "extends": "pnod" }"#) == ["1:38 unknown-id /armor/0/extends → pond"])
        #expect(problems(ofArmor: #"{ "id": "a", "extends": 7 }"#) == ["1:38 wrong-type /armor/0/extends"])
    }

    @Test("A parent's fault is reported once, at the parent")
    func parentsFault() {
        let text = """
            { "armor": [ { "id": "parent", "wieght": 1 }, { "id": "child", "extends": "parent" } ] }
            """
        #expect(diagnostics(of: text).map(\.brief) == ["1:32 unknown-key /armor/0/wieght → weight"])
    }

    @Test("A child that takes away what its parent's responses need is at fault itself")
    func childsFault() {
        let text = """
            { "armor": [ { "id": "parent", "charge": { "max": 3 }, "responses": [ { "answer": "store" } ] },
                         { "id": "child", "extends": "parent", "charge": null } ] }
            """
        let found = diagnostics(of: text)
        #expect(found.map(\.brief) == ["2:42 meaningless /armor/1/extends"])
        #expect(
            found.first?.message
                == "with what it takes over from `parent` it is not sound: `store` needs room: give the armor `\"charge\": {\"max\": …}`"
        )
    }

    @Test("Armor written out in a trial extends armor too")
    func adHoc() {
        let text = """
            { "trials": [ { "id": "t", "wear": [ { "id": "pool", "extends": "pond", "durability": 2 } ],
              "attacks": [ "splash" ], "expect": [ { "outcome": "hit", "by": "avatar", "damage": 2 } ] } ] }
            """
        #expect(diagnostics(of: text).map(\.message) == [])
        #expect(
            diagnostics(of: text.replacing("pond", with: "pnod")).map(\.brief) == [
                "1:65 unknown-id /trials/0/wear/0/extends → pond"
            ])
    }
}
