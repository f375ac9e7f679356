// Commas, brackets and what else holds a JSON text together.

/// What most of the examples were to be.
let soundHat = Example.armor(#"{ "id": "wool-hat", "durability": 9, "responses": [ { "answer": "absorb" } ] }"#)

extension Explained {
    static let empty = Explained(
        "A file holds nothing.",
        "A content file is at least an object, {}. Write one, or remove the file.",
        wrong: "", right: "{}")

    static let tooLarge = Explained(
        "A file is larger than 4 MiB.",
        "Split it into several: any file may hold any section, and their order does not matter.",
        wrong: Example([UInt8](repeating: 0x20, count: 4 << 20) + Array("{}".utf8), shown: "4,194,305 bytes or more"),
        right: "{}")

    static let tooDeep = Explained(
        "More than 64 lists and objects lie inside one another.",
        "No record of the game is as deep as that; look for brackets that were meant to close earlier.",
        wrong: Example(
            Array(
                ("{ \"armor\": " + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + " }").utf8),
            shown: "{ \"armor\": [[[[[[[[ and so on, 64 times ]]]]]]]] }"),
        right: #"{ "armor": [] }"#)

    static let trailingComma = Explained(
        "A comma stands before a closing bracket.",
        "In JSON commas stand only between items. Remove it, or let `lamellar check --fix` do it.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": 9, }"#), right: soundHat)

    static let comment = Explained(
        "A file has a comment in it.",
        "JSON has none. Remove it; a README beside the files is the place for what you want to say.",
        wrong: .armor(#"{ "id": "wool-hat" } // soft"#), right: soundHat)

    static let missingComma = Explained(
        "Two items of a list or object have no comma between them.",
        "Write one behind the first.",
        wrong: .armor(#"{ "id": "wool-hat" "durability": 9 }"#), right: soundHat)

    static let missingColon = Explained(
        "A key has no colon behind it.",
        "Write one between the key and its value.",
        wrong: .armor(#"{ "id" "wool-hat" }"#), right: soundHat)

    static let missingValue = Explained(
        "A value is missing.",
        "Write the value, or remove the comma or key that promises one.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": }"#), right: soundHat)

    static let unclosedList = Explained(
        "A list is still open where the file ends.",
        "The message says where it was opened. Write ] where it was meant to end.",
        wrong: #"{ "armor": [ { "id": "wool-hat" }"#, right: soundHat)

    static let unclosedObject = Explained(
        "An object is still open where the file ends or the next one begins.",
        "The message says where it was opened. Write } where it was meant to end.",
        wrong: #"{ "armor": [ { "id": "wool-hat" } ]"#, right: soundHat)

    static let wrongClosing = Explained(
        "A list is closed like an object, or an object like a list.",
        "The message says where it was opened. Often the right bracket is missing before this one.",
        wrong: .armor(#"{ "id": "wool-hat", "tags": [ "soft" } ]"#), right: soundHat)

    static let duplicateKey = Explained(
        "An object has one key twice.",
        "One of the two values would be lost, and readers differ about which. Remove one.",
        wrong: .armor(#"{ "id": "wool-hat", "weight": 1, "weight": 2 }"#), right: soundHat)

    static let afterEnd = Explained(
        "Something stands behind the end of the value.",
        "A file holds one object. Look for a bracket too many, or put everything into one.",
        wrong: #"{ "armor": [] } }"#, right: #"{ "armor": [] }"#)

    static let unexpectedCharacter = Explained(
        "A character stands where none like it can.",
        "Remove it, or put text in double quotes.",
        wrong: .armor(#"{ "id": "wool-hat"; "durability": 9 }"#), right: soundHat)
}
