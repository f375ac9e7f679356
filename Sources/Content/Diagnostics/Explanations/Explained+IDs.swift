// Ids, inheritance and trials.

extension Explained {
    static let badID = Explained(
        "An id, a tag or the name of a measure has the wrong form.",
        "Ids travel through files, commands and logs, so they are plain: lower-case letters, digits and single hyphens, at most 64 bytes. Players read `name`, which may be anything.",
        wrong: .armor(#"{ "id": "Wool Hat", "responses": [ { "answer": "absorb" } ] }"#),
        right: .armor(#"{ "id": "wool-hat", "name": "Wool Hat", "responses": [ { "answer": "absorb" } ] }"#))

    static let reservedID = Explained(
        "A record has an id that the game itself uses.",
        "`avatar` is the player's character in every log and trace. Choose another id.",
        wrong: .armor(#"{ "id": "avatar", "responses": [ { "answer": "absorb" } ] }"#),
        right: .armor(#"{ "id": "avatar-hat", "responses": [ { "answer": "absorb" } ] }"#))

    static let unknownID = Explained(
        "Something is named that no loaded content defines.",
        "Correct the id, or define what it names. Where it is of another mod, name that mod in `requires`, so that it is loaded too.",
        wrong: .response(#"{ "when": { "element": "watre" }, "answer": "absorb" }"#),
        right: .response(#"{ "when": { "element": "water" }, "answer": "absorb" }"#))

    static let abstractID = Explained(
        "Abstract armor is worn or offered.",
        "Armor with `\"abstract\": true` is only there to be extended. Name armor that extends it, or make it no longer abstract.",
        wrong: """
            {
              "armor": [ { "id": "felt", "abstract": true, "responses": [ { "answer": "absorb" } ] } ],
              "trials": [
                { "id": "hat-trial", "wear": [ "felt" ], "attacks": [ { "element": "fire", "power": 3 } ],
                  "expect": [ { "outcome": "absorbed" } ] }
              ]
            }

            """,
        right: """
            {
              "armor": [
                { "id": "felt", "abstract": true, "responses": [ { "answer": "absorb" } ] },
                { "id": "felt-hat", "extends": "felt" }
              ],
              "trials": [
                { "id": "hat-trial", "wear": [ "felt-hat" ], "attacks": [ { "element": "fire", "power": 3 } ],
                  "expect": [ { "outcome": "absorbed" } ] }
              ]
            }

            """)

    static let duplicateID = Explained(
        "An id, a text or a rule is defined twice.",
        "One of the two would be lost. Rename or remove one; to change what another mod or the core defines, write a patch.",
        wrong: .armor(#"{ "id": "fire-armor", "weight": 2 }"#),
        right: .section("patches", #"{ "target": "armor/fire-armor", "merge": { "weight": 2 } }"#))

    static let sharedKey = Explained(
        "Two different ids of one section are the same to the rules.",
        "The rules know each record by a number of 64 bits made from its id. It never happens by chance, but whoever looks for two such ids finds them. Rename one of the two.",
        wrong: .armor(
            #"""
            { "id": "5dikuw5tfoodf", "responses": [ { "answer": "absorb" } ] },
                { "id": "jnrvkt6jchwde", "responses": [ { "answer": "absorb" } ] }
            """#),
        right: .armor(
            #"""
            { "id": "5dikuw5tfoodf", "responses": [ { "answer": "absorb" } ] },
                { "id": "wool-hat", "responses": [ { "answer": "absorb" } ] }
            """#))

    static let circle = Explained(
        "Armor extends itself, directly or by way of others.",
        "It has no beginning to be made from. Follow the way that the message names, and let one armor on it extend something else or nothing.",
        wrong: .armor(#"{ "id": "wool-hat", "extends": "wool-hat", "durability": 9 }"#),
        right: .armor(#"{ "id": "wool-hat", "extends": "fire-armor", "durability": 9 }"#))

    static let trialFailed = Explained(
        "An attack of a trial ended otherwise than the trial expects.",
        "Either the armor is wrong or the expectation is. Below the message stands what the attack met, layer by layer, each with the file and line of the response that answered.",
        wrong: .section(
            "trials",
            #"""
            { "id": "hat-trial", "wear": [ "fire-armor" ], "attacks": [ { "element": "water", "power": 3 } ],
                  "expect": [ { "outcome": "absorbed" } ] }
            """#),
        right: .section(
            "trials",
            #"""
            { "id": "hat-trial", "wear": [ "fire-armor" ], "attacks": [ { "element": "water", "power": 3 } ],
                  "expect": [ { "outcome": "hit", "by": "avatar", "damage": 3 } ] }
            """#))

    static let idleTrial = Explained(
        "A trial can't fail, or says nothing of any armor.",
        "A test that can't fail guards nothing. Let it wear what it is about, and expect what only that armor brings about.",
        wrong: .section(
            "trials",
            #"""
            { "id": "hat-trial", "wear": [], "attacks": [ { "element": "fire", "power": 3 } ],
                  "expect": [ { "outcome": "hit" } ] }
            """#),
        right: .section(
            "trials",
            #"""
            { "id": "hat-trial", "wear": [ "fire-armor" ], "attacks": [ { "element": "fire", "power": 3 } ],
                  "expect": [ { "outcome": "absorbed" } ] }
            """#))
}
