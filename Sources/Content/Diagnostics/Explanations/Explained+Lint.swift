// What is right and has no effect.

extension Explained {
    static let unreachableResponse = Explained(
        "A response can never answer.",
        "The first response that holds answers, and where this one holds an earlier one always does; or its own condition holds never. Put it before the other, change its condition, or remove it.",
        wrong: .response(
            #"""
            { "answer": "absorb" },
                    { "when": { "element": "fire" }, "answer": "reflect" }
            """#),
        right: .response(
            #"""
            { "when": { "element": "fire" }, "answer": "reflect" },
                    { "answer": "absorb" }
            """#))

    static let unreachableEcho = Explained(
        "An echo can never take effect.",
        "The parts of its condition exclude each other, or ask for what this armor can't be or have. Change the condition or remove the echo.",
        wrong: .armor(
            #"""
            { "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb", "upTo": 3 } ],
                  "echoes": [ { "when": { "outcome": "absorbed", "damage": { "min": 1 } }, "effect": "heal", "amount": 1 } ] }
            """#),
        right: .armor(
            #"""
            { "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb", "upTo": 3 } ],
                  "echoes": [ { "when": { "outcome": "hit", "damage": { "min": 1 } }, "effect": "heal", "amount": 1 } ] }
            """#))

    static let uselessArmor = Explained(
        "Armor takes, changes and gives back nothing.",
        "Whoever wears it carries weight for nothing. Give it a response or an echo, or `\"abstract\": true` where it is only a parent.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": 9 }"#),
        right: .armor(#"{ "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb" } ] }"#))

    static let unusedElement = Explained(
        "No attack ever has this element.",
        "Armor that asks for it waits for nothing. Let an attack have it or armor turn something into it, or remove it.",
        wrong: #"{ "elements": [ { "id": "mud" } ] }"#,
        right: """
            {
              "elements": [ { "id": "mud" } ],
              "armor": [
                { "id": "wool-hat", "responses": [ { "when": { "element": "water" }, "answer": "transmute", "to": "mud" } ] }
              ]
            }

            """)

    static let unusedRecord = Explained(
        "An attack that nobody throws, a status that nothing inflicts, or a foe that no place has.",
        "Players never meet it. Use it somewhere, often by a patch, or remove it.",
        wrong: #"{ "attacks": [ { "id": "cough", "element": "fire", "power": 1 } ] }"#,
        right: """
            {
              "attacks": [ { "id": "cough", "element": "fire", "power": 1 } ],
              "patches": [
                { "target": "foes/bath-imp", "ops": [ { "op": "add", "path": "/plans/-", "value": [ "cough" ] } ] }
              ]
            }

            """)

    static let unborneName = Explained(
        "A condition asks for a tag or a measure that no attack has.",
        "Tags and measures are free names, so a slip in one looks like a new one; the response never answers. Write the name as an attack has it, or give an attack the name.",
        wrong: """
            {
              "armor": [
                { "id": "ear-flaps", "responses": [ { "when": { "tags": "vioce" }, "answer": "absorb" } ] }
              ]
            }

            """,
        right: """
            {
              "armor": [
                { "id": "ear-flaps", "responses": [ { "when": { "tags": "voice" }, "answer": "absorb" } ] }
              ]
            }

            """)

    static let unbeatableFoe = Explained(
        "Nothing can ever hurt a foe.",
        "What it wears stops every weapon and everything thrown at any power, also what pierces, never wears out, and stops whatever of its own attacks is sent back. Give its armor `durability`, or leave a gap in its conditions.",
        wrong: """
            {
              "armor": [ { "id": "stone-skin", "responses": [ { "answer": "absorb" } ] } ],
              "foes": [ { "id": "statue", "health": 5, "wears": [ "stone-skin", "stone-skin", "stone-skin", "stone-skin", "stone-skin" ], "plans": [ [ "coals" ] ] } ],
              "patches": [ { "target": "places/lower-gate", "merge": { "foes": [ "statue" ] } } ]
            }

            """,
        right: """
            {
              "armor": [ { "id": "stone-skin", "durability": 30, "responses": [ { "answer": "absorb" } ] } ],
              "foes": [ { "id": "statue", "health": 5, "wears": [ "stone-skin", "stone-skin", "stone-skin", "stone-skin", "stone-skin" ], "plans": [ [ "coals" ] ] } ],
              "patches": [ { "target": "places/lower-gate", "merge": { "foes": [ "statue" ] } } ]
            }

            """)

    static let unreachablePlace = Explained(
        "No way leads to a place.",
        "Players never get there. Name it in the `ways` of a place that can be reached, often by a patch.",
        wrong: #"{ "places": [ { "id": "hat-shop", "ways": [ "lower-gate" ] } ] }"#,
        right: """
            {
              "places": [ { "id": "hat-shop", "ways": [ "lower-gate" ] } ],
              "patches": [
                { "target": "places/lower-gate", "ops": [ { "op": "add", "path": "/ways/-", "value": "hat-shop" } ] }
              ]
            }

            """)

    static let idleUpgrade = Explained(
        "An upgrade changes nothing in a fight.",
        "The Avatar pays points for it. Let its patch change what the armor does, or remove it.",
        wrong: .armor(
            #"""
            { "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb" } ],
                  "upgrades": [ { "points": 1, "patch": { "durability": 9 } } ] }
            """#),
        right: .armor(
            #"""
            { "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb" } ],
                  "upgrades": [ { "points": 1, "patch": { "durability": 12 } } ] }
            """#))
}
