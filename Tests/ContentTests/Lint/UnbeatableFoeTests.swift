import Content
import TestSupport
import Testing

@Suite("Lint: a foe that nothing can hurt")
struct UnbeatableFoeTests {
    /// A foe that throws fire at an Avatar with an iron stick, and what the two may wear.
    private func warned(_ worn: String..., others: String = "", stick: String = "") -> Bool {
        let armor = worn.enumerated().map { #"{ "id": "w\#($0)", \#($1) }"# } + (others.isEmpty ? [] : [others])
        let wears = worn.indices.map { "\"w\($0)\"" }.joined(separator: ", ")
        let found = warnings(
            """
            { "rules": { "start": "gate", "avatar": { "health": 1, "weapon": "stick" } },
              "elements": [ { "id": "fire" }, { "id": "iron" } ], "places": [ { "id": "gate", "foes": [ "imp" ] } ],
              "attacks": [ { "id": "stick", "element": "iron", "power": 6\(stick) }, { "id": "spark", "element": "fire", "power": 1 } ],
              "foes": [ { "id": "imp", "health": 1, "wears": [ \(wears) ], "plans": [ [ "spark" ] ] } ],
              "armor": [ \(armor.joined(separator: ", ")) ] }
            """)
        #expect(found.allSatisfy { $0 == "unbeatable-foe /foes/0/id" }, "\(found)")
        return !found.isEmpty
    }

    private let mirror = #"{ "id": "mirror", "responses": [ { "when": { "element": "fire" }, "answer": "reflect" } ] }"#

    @Test("What takes all and never wears lets nothing by, alone or together with others")
    func unbeatable() {
        #expect(warned(#""responses": [ { "answer": "absorb" } ]"#))
        #expect(warned(#""responses": [ { "when": { "element": "iron" }, "answer": "absorb" } ]"#))
        #expect(warned(#""durability": 5, "responses": [ { "answer": "absorb", "wear": 0 } ]"#))
        #expect(warned(#""responses": [ { "answer": "transmute", "to": "fire", "percent": 0 } ]"#))
        #expect(
            warned(
                #""responses": [ { "answer": "transmute", "to": "fire" } ]"#,
                #""responses": [ { "when": { "element": "fire" }, "answer": "absorb" } ]"#, others: mirror))
        #expect(
            warned(
                #""responses": [ { "when": { "power": { "min": 4 } }, "answer": "absorb" }, { "when": { "power": { "max": 3 } }, "answer": "absorb" } ]"#
            ))
    }

    @Test("What comes back to it may hurt it")
    func ownMedicine() {
        let iron = #""responses": [ { "when": { "element": "iron" }, "answer": "absorb" } ]"#
        #expect(warned(iron))
        #expect(!warned(iron, others: mirror))
        #expect(
            !warned(
                #""responses": [ { "when": { "not": { "tags": "reflected" } }, "answer": "absorb" } ]"#, others: mirror)
        )
        #expect(!warned(#""responses": [ { "answer": "reflect" } ]"#))
    }

    @Test(
        "Whatever may let something by is left alone",
        arguments: [
            #""responses": []"#, #""responses": [ { "answer": "absorb", "upTo": 50 } ]"#,
            #""responses": [ { "answer": "absorb", "percent": 99 } ]"#,
            #""responses": [ { "when": { "chance": 99 }, "answer": "absorb" } ]"#,
            #""responses": [ { "when": { "once": "round" }, "answer": "absorb" } ]"#,
            #""durability": 900000, "responses": [ { "answer": "absorb", "wear": 1 } ]"#,
            #""charge": { "max": 1000000 }, "responses": [ { "answer": "store" } ]"#,
            #""responses": [ { "when": { "power": { "min": 4 } }, "answer": "absorb" } ]"#,
            #""responses": [ { "when": { "element": "fire" }, "answer": "absorb" } ]"#,
            #""responses": [ { "when": { "tags": "a" }, "answer": "absorb" } ]"#,
            #""responses": [ { "answer": "pass" }, { "when": { "chance": 1 }, "answer": "absorb" } ]"#,
        ])
    func beatable(_ worn: String) {
        let found = warnings(
            """
            { "rules": { "start": "gate", "avatar": { "health": 1, "weapon": "stick" } },
              "elements": [ { "id": "fire" }, { "id": "iron" } ], "places": [ { "id": "gate", "foes": [ "imp" ] } ],
              "attacks": [ { "id": "stick", "element": "iron", "power": 6 }, { "id": "spark", "element": "fire", "power": 1 } ],
              "foes": [ { "id": "imp", "health": 1, "wears": [ "w" ], "plans": [ [ "spark" ] ] } ],
              "armor": [ { "id": "w", \(worn) } ] }
            """)
        #expect(!found.contains { $0.hasPrefix("unbeatable") }, "\(found)")
    }

    @Test("What the weapon pierces does not save it, and its tags are known")
    func pierced() {
        let wall = #""responses": [ { "answer": "absorb" } ]"#
        #expect(!warned(wall, stick: #", "pierce": 1"#))
        #expect(warned(#""responses": [ { "answer": "retry", "times": 1 } ]"#, wall, stick: #", "pierce": 1"#))
        #expect(
            warned(
                #""responses": [ { "when": { "tags": "blunt" }, "answer": "absorb" } ]"#,
                stick: #", "tags": [ "blunt" ]"#))
    }

    @Test("Without a weapon nothing is known of who could hurt it")
    func noWeapon() {
        #expect(
            warnings(
                """
                { "elements": [ { "id": "fire" } ], "attacks": [ { "id": "spark", "element": "fire", "power": 1 } ],
                  "armor": [ { "id": "w", "responses": [ { "answer": "absorb" } ] } ],
                  "foes": [ { "id": "imp", "health": 1, "wears": [ "w" ], "plans": [ [ "spark" ] ] } ] }
                """) == [])
    }
}
