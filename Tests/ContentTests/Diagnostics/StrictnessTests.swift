import Content
import TestSupport
import Testing

@Suite("Strictness")
struct StrictnessTests {
    @Test("Sound armor has no diagnostics")
    func sound() {
        #expect(
            problems(
                ofArmor: """
                    { "id": "kettle-coat", "name": { "en": "Kettle Coat", "ja": "薬缶の外套" }, "description": "Warm.",
                      "tags": [ "metal" ], "weight": 3, "price": 10, "points": 1, "abstract": false,
                      "durability": 12, "charge": { "max": 6 },
                      "responses": [
                        { "when": { "element": "fire", "power": { "min": 8 } }, "answer": "transmute", "to": "steam", "percent": 50, "wear": 2 },
                        { "when": { "element": [ "fire", "steam" ], "measures": { "drop": { "min": -5 } } }, "answer": "store", "upTo": 3 },
                        { "when": { "not": { "tags": [ "a", "b" ], "chance": 50, "once": "fight" } }, "answer": "absorb", "wear": { "percent": 50 } } ],
                      "echoes": [ { "when": { "outcome": [ "hit", "absorbed" ] }, "effect": "mend", "amount": 1 }, { "when": { "remembered": false }, "effect": "remember" } ],
                      "upgrades": [ { "points": 2, "patch": { "durability": 16 } } ] }
                    """) == [])
    }

    /// One mistake a case: the armor, and what is found.
    @Test(
        "Each mistake is found at its place, with the word to write instead",
        arguments: [
            ("an unknown key", #"{ "id": "a", "reponses": [] }"#, "1:27 unknown-key /armor/0/reponses → responses"),
            ("a key far from any", #"{ "id": "a", "colour": 1 }"#, "1:27 unknown-key /armor/0/colour"),
            (
                "an unknown element",
                #"{ "id": "a", "responses": [ { "when": { "element": "watre" }, "answer": "pass" } ] }"#,
                "1:65 unknown-id /armor/0/responses/0/when/element → water"
            ),
            (
                "an unknown element in a list",
                #"{ "id": "a", "responses": [ { "when": { "element": [ "fire", "frie" ] }, "answer": "pass" } ] }"#,
                "1:75 unknown-id /armor/0/responses/0/when/element/1 → fire"
            ),
            ("a wrong type", #"{ "id": "a", "durability": "12" }"#, "1:41 wrong-type /armor/0/durability"),
            ("null is no number", #"{ "id": "a", "durability": null }"#, "1:41 wrong-type /armor/0/durability"),
            (
                "a number in quotes for a truth", #"{ "id": "a", "abstract": "true" }"#,
                "1:39 wrong-type /armor/0/abstract"
            ),
            ("a number too small", #"{ "id": "a", "durability": 0 }"#, "1:41 out-of-range /armor/0/durability"),
            ("a number too large", #"{ "id": "a", "durability": 1000001 }"#, "1:41 out-of-range /armor/0/durability"),
            (
                "a number larger than any machine's", #"{ "id": "a", "durability": 99999999999999999999 }"#,
                "1:41 out-of-range /armor/0/durability"
            ),
            ("a fraction", #"{ "id": "a", "durability": 1.5 }"#, "1:41 wrong-type /armor/0/durability"),
            ("an exponent", #"{ "id": "a", "durability": 1e3 }"#, "1:41 wrong-type /armor/0/durability"),
            ("a duplicate key", #"{ "id": "a", "weight": 1, "weight": 2 }"#, "1:40 json-duplicate-key"),
            ("a comment", #"{ "id": "a" /* why */ }"#, "1:26 json-comment"),
            ("a trailing comma", #"{ "id": "a", }"#, "1:25 json-trailing-comma"),
            ("a missing answer", #"{ "id": "a", "responses": [ {} ] }"#, "1:42 missing-key /armor/0/responses/0"),
            (
                "an unknown answer", #"{ "id": "a", "responses": [ { "answer": "absrob" } ] }"#,
                "1:54 unknown-word /armor/0/responses/0/answer → absorb"
            ),
            ("an id with capitals", #"{ "id": "Fire Armor" }"#, "1:22 bad-id /armor/0/id → fire-armor"),
            ("an id of the player", #"{ "id": "avatar" }"#, "1:22 reserved-id /armor/0/id"),
            ("no id", #"{ "weight": 1 }"#, "1:14 missing-key /armor/0"),
            ("a slip in the key id", #"{ "Id": "a" }"#, "1:16 unknown-key /armor/0/Id → id"),
            ("an id that is no string", #"{ "id": 7 }"#, "1:22 wrong-type /armor/0/id"),
            ("a record that is none", "7", "1:14 wrong-type /armor/0"),
            (
                "store without charge", #"{ "id": "a", "responses": [ { "answer": "store" } ] }"#,
                "1:54 meaningless /armor/0/responses/0/answer"
            ),
            (
                "an outcome on the way in",
                #"{ "id": "a", "responses": [ { "when": { "outcome": "hit" }, "answer": "pass" } ] }"#,
                "1:54 meaningless /armor/0/responses/0/when/outcome"
            ),
            (
                "damage on the way in, negated",
                #"{ "id": "a", "responses": [ { "when": { "not": { "damage": { "min": 1 } } }, "answer": "pass" } ] }"#,
                "1:63 meaningless /armor/0/responses/0/when/not/damage"
            ),
            (
                "an echo without size", #"{ "id": "a", "echoes": [ { "effect": "heal" } ] }"#,
                "1:39 missing-key /armor/0/echoes/0"
            ),
            (
                "an echo with two sizes",
                #"{ "id": "a", "echoes": [ { "effect": "heal", "amount": 1, "percent": 5 } ] }"#,
                "1:83 meaningless /armor/0/echoes/0/percent"
            ),
            (
                "a size where none belongs", #"{ "id": "a", "echoes": [ { "effect": "remember", "amount": 1 } ] }"#,
                "1:63 unknown-key /armor/0/echoes/0/amount"
            ),
            (
                "mending what never wears", #"{ "id": "a", "echoes": [ { "effect": "mend", "amount": 1 } ] }"#,
                "1:51 meaningless /armor/0/echoes/0/effect"
            ),
            (
                "a range upside down",
                #"{ "id": "a", "responses": [ { "when": { "power": { "min": 9, "max": 3 } }, "answer": "pass" } ] }"#,
                "1:72 meaningless /armor/0/responses/0/when/power/min"
            ),
            (
                "a range without ends",
                #"{ "id": "a", "responses": [ { "when": { "power": {} }, "answer": "pass" } ] }"#,
                "1:63 meaningless /armor/0/responses/0/when/power"
            ),
            ("an empty text", #"{ "id": "a", "name": "" }"#, "1:35 empty-text /armor/0/name"),
            ("a text in no language", #"{ "id": "a", "name": {} }"#, "1:35 empty-text /armor/0/name"),
            (
                "a language that is none", #"{ "id": "a", "name": { "e!": "A" } }"#,
                "1:37 bad-language-tag /armor/0/name/e!"
            ),
        ])
    func mistakes(_ kind: String, _ armor: String, _ found: String) {
        #expect(problems(ofArmor: armor) == [found], "\(kind)")
    }

    @Test("A key of another answer says which answer it goes with")
    func keyOfAnotherAnswer() {
        let found = diagnostics(
            of: #"{ "armor": [ { "id": "a", "responses": [ { "answer": "absorb", "to": "fire" } ] } ] }"#)
        #expect(found.map(\.message) == ["`absorb` has no key `to`; it goes with `transmute`"])
        let wear = diagnostics(of: #"{ "armor": [ { "id": "a", "responses": [ { "answer": "pass", "wear": 1 } ] } ] }"#)
        #expect(
            wear.map(\.message) == [
                "`pass` has no key `wear`; it goes with `absorb`, `transmute`, `amplify`, `reflect`, `store` or `retry`"
            ])
    }

    @Test("A condition beside `when` is told where it belongs")
    func strayCondition() {
        let found = diagnostics(
            of: #"{ "armor": [ { "id": "a", "responses": [ { "element": "fire", "answer": "pass" } ] } ] }"#)
        #expect(found.map(\.message) == ["a response has no key `element`; conditions stand in `when`"])
    }

    @Test("A misspelled answer does not make its other keys wrong")
    func misspelledAnswer() {
        #expect(
            problems(ofArmor: #"{ "id": "a", "responses": [ { "answer": "absrob", "percent": 50, "wear": 1 } ] }"#) == [
                "1:54 unknown-word /armor/0/responses/0/answer → absorb"
            ])
    }

    @Test("A message names the problem and the remedy")
    func words() {
        let messages = [
            #"{ "id": "a", "durability": 1.5 }"#, #"{ "id": "a", "durability": 0 }"#, #"{ "id": "a", "tags": "x" }"#,
            #"{ "id": "a", "responses": [ { "answer": "hit" } ] }"#, #"{ "id": "a", }"#,
        ].flatMap { diagnostics(of: #"{ "armor": [ "# + $0 + " ] }").map(\.message) }
        #expect(
            messages == [
                "numbers are integers, written with digits only; 1.5 is not", "0 is out of range; it must be 1…1000000",
                "expected a list, found a string",
                "`hit` is none of `pass`, `absorb`, `transmute`, `amplify`, `reflect`, `store` or `retry`",
                "a comma stands before the closing }: remove the comma",
            ])
    }

    @Test("A BOM and CRLF do not shift positions, and ideographs count one column each")
    func positions() {
        let text = "{\r\n  \"armor\": [\r\n    { \"id\": \"a\", \"name\": \"水の鎧\", \"wieght\": 3 }\r\n  ]\r\n}\r\n"
        let found = ["3:33 unknown-key /armor/0/wieght → weight"]
        #expect(diagnostics(of: text).map(\.brief) == found)
        #expect(diagnostics(of: [0xEF, 0xBB, 0xBF] + Array(text.utf8)).map(\.brief) == found)
        #expect(diagnostics(of: text.replacing("\r\n", with: "\n")).map(\.brief) == found)
        #expect(
            diagnostics(of: [0xEF, 0xBB, 0xBF] + Array("{ \"x\": 1 }".utf8)).map(\.brief) == ["1:3 unknown-section /x"])
    }

    @Test("Text that is no UTF-8 is refused at the byte")
    func encoding() {
        #expect(
            diagnostics(of: Array("{ \"armor\": [ { \"id\": \"a\", \"name\": \"".utf8) + [0xFF, 0x22]).map(\.brief) == [
                "1:36 json-invalid-utf-8"
            ])
        #expect(diagnostics(of: [0xFF, 0xFE, 0x7B, 0]).map(\.code) == ["json-not-utf-8"])
    }

    @Test("The source line and the length of the problem come along")
    func source() throws {
        let found = try #require(diagnostics(of: "{\n  \"armr\": []\n}").first)
        #expect(found.source == "  \"armr\": []")
        #expect(found.length == 6)
        #expect(found.suggestion == "armor")
        #expect(found.mod == "core")
    }
}
