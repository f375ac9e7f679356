// Keys, values and words.

extension Explained {
    static let unknownSection = Explained(
        "A content file has a key that is no section.",
        "Nothing below it would be read. Write the section's name as the game knows it; comments and notes have no place in content.",
        wrong: #"{ "armour": [] }"#,
        right: #"{ "armor": [] }"#)

    static let unknownKey = Explained(
        "A record has a key that it can't have.",
        "A misspelt key would do nothing, silently. Write the key that was meant, or remove it. Some keys go only with a certain answer or effect, and conditions stand in `when`.",
        wrong: .armor(#"{ "id": "wool-hat", "durabilty": 9, "responses": [ { "answer": "absorb" } ] }"#),
        right: .armor(#"{ "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb" } ] }"#))

    static let missingKey = Explained(
        "A record lacks a key that it can't do without.",
        "There is no sensible value that the game could assume. Add the key; `lamellar schema` tells which keys a record needs.",
        wrong: .response(#"{ "when": { "element": "fire" }, "answer": "transmute" }"#),
        right: .response(#"{ "when": { "element": "fire" }, "answer": "transmute", "to": "steam" }"#))

    static let wrongType = Explained(
        "A value is of the wrong kind, such as a text where a number belongs.",
        "Nothing is converted, so that nothing is guessed. Write the kind that is asked for: numbers are integers without quotes, lists stand in [ ], objects in { }.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": "9" }"#),
        right: .armor(#"{ "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb" } ] }"#))

    static let outOfRange = Explained(
        "A number is smaller or larger than it may be.",
        "The message names both ends, which are allowed themselves. Write a number between them.",
        wrong: .response(#"{ "answer": "absorb", "percent": 120 }"#),
        right: .response(#"{ "answer": "absorb", "percent": 100 }"#))

    static let unknownWord = Explained(
        "A word is none of those that may stand there.",
        "Answers, effects, outcomes and a few other values are fixed words of the game; mods combine them, but add none. Write one of those that the message lists.",
        wrong: .response(#"{ "when": { "element": "fire" }, "answer": "absrob" }"#),
        right: .response(#"{ "when": { "element": "fire" }, "answer": "absorb" }"#))

    static let meaningless = Explained(
        "Two parts of a record contradict each other, or one could have no effect whatever happens.",
        "What has no effect is a mistake more often than not. The message says what is missing or what to leave out.",
        wrong: .armor(#"{ "id": "wool-hat", "responses": [ { "answer": "store" } ] }"#),
        right: .armor(#"{ "id": "wool-hat", "charge": { "max": 6 }, "responses": [ { "answer": "store" } ] }"#))

    static let wrongCount = Explained(
        "A list has too few or too many items.",
        "Some lists need at least one item, and a trial needs one expectation for each attack. Add what is missing or remove what is too much.",
        wrong: .section(
            "trials",
            #"""
            { "id": "hat-trial", "wear": [ "fire-armor" ], "attacks": [ { "element": "fire", "power": 3 } ],
                  "expect": [ { "outcome": "absorbed" }, { "outcome": "hit" } ] }
            """#),
        right: .section(
            "trials",
            #"""
            { "id": "hat-trial", "wear": [ "fire-armor" ], "attacks": [ { "element": "fire", "power": 3 } ],
                  "expect": [ { "outcome": "absorbed" } ] }
            """#))
}
