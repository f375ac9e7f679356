// Strings, numbers, words and encodings of a JSON text.

extension Explained {
    static let notUTF8 = Explained(
        "A file is in UTF-16 or UTF-32.",
        "Some editors call that “Unicode”. Save the file as UTF-8; a byte order mark in front is welcome.",
        wrong: Example(
            #"{ "armor": [] }"#.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
            shown: "{ \"armor\": [] }, saved as UTF-16"),
        right: #"{ "armor": [] }"#)

    static let invalidUTF8 = Explained(
        "A file has bytes that are no UTF-8.",
        "Most often it was saved in an older encoding, such as Latin-1. Save it as UTF-8.",
        wrong: Example(
            Array(#"{ "armor": [ { "id": "wool-hat", "name": "M"#.utf8) + [0xFC] + Array(#"tze" } ] }"#.utf8),
            shown: "{ \"armor\": [ { \"id\": \"wool-hat\", \"name\": \"Mütze\" } ] }, saved as Latin-1"),
        right: #"{ "armor": [ { "id": "wool-hat", "name": "Mütze", "responses": [ { "answer": "absorb" } ] } ] }"#)

    static let singleQuote = Explained(
        "A string stands in single quotes.",
        "JSON knows only double ones.",
        wrong: .armor("{ 'id': 'wool-hat' }"), right: soundHat)

    static let curlyQuote = Explained(
        "A string stands in typographic quotes.",
        "Word processors put them in by themselves. Write straight double quotes, in an editor for plain text.",
        wrong: .armor("{ “id”: “wool-hat” }"), right: soundHat)

    static let unquotedKey = Explained(
        "A key stands without quotes.",
        "In JSON every key is a string in double quotes.",
        wrong: .armor(#"{ id: "wool-hat" }"#), right: soundHat)

    static let unquotedWord = Explained(
        "A word stands without quotes and is none of true, false and null.",
        "Put text in double quotes; truths are written in small letters.",
        wrong: .armor(#"{ "id": wool-hat }"#), right: soundHat)

    static let unclosedString = Explained(
        "A string has no closing quote.",
        "Strings end on the line they begin on. Write \" at its end; a line break inside a text is \\n.",
        wrong: .armor(#"{ "id": "wool-hat, "durability": 9 }"#), right: soundHat)

    static let bareQuote = Explained(
        "A quote inside a string ends it too early.",
        "Write \\\" for a quote that belongs to the text, or use typographic ones there.",
        wrong: .armor(#"{ "id": "wool-hat", "description": "They call it "the itch"." }"#),
        right: .armor(
            #"{ "id": "wool-hat", "description": "They call it \"the itch\".", "responses": [ { "answer": "absorb" } ] }"#
        )
    )

    static let controlCharacter = Explained(
        "A tab or another control character stands in a string.",
        "Write its escape, such as \\t or \\n, or remove it.",
        wrong: .armor("{ \"id\": \"wool-hat\", \"description\": \"soft\twarm\" }"), right: soundHat)

    static let badEscape = Explained(
        "A backslash stands before something that it can't escape.",
        "Write \\\\ for a backslash itself. A character by its number has four hexadecimal digits, such as \\u00e9.",
        wrong: .armor(#"{ "id": "wool-hat", "description": "wool\felt\hat" }"#),
        right: .armor(
            #"{ "id": "wool-hat", "description": "wool\\felt\\hat", "responses": [ { "answer": "absorb" } ] }"#))

    static let loneSurrogate = Explained(
        "Half of a pair of escapes stands alone.",
        "Characters beyond U+FFFF take two escapes in a row. Write both, or simply the character.",
        wrong: .armor(#"{ "id": "wool-hat", "description": "warm \ud83d" }"#),
        right: .armor(
            #"{ "id": "wool-hat", "description": "warm \ud83d\udd25", "responses": [ { "answer": "absorb" } ] }"#))

    static let notANumber = Explained(
        "NaN or Infinity stands where a number should.",
        "JSON has neither, and the game counts in integers.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": Infinity }"#), right: soundHat)

    static let leadingZero = Explained(
        "A number begins with a zero that says nothing.",
        "In other languages that means another base. Write it without.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": 09 }"#), right: soundHat)

    static let plusSign = Explained(
        "A number has a plus sign.",
        "Write it without.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": +9 }"#), right: soundHat)

    static let leadingDot = Explained(
        "A number begins with a dot.",
        "JSON wants a digit in front, and the game wants integers; shares are written in percent.",
        wrong: .response(#"{ "answer": "absorb", "percent": .5 }"#),
        right: .response(#"{ "answer": "absorb", "percent": 50 }"#))

    static let badNumber = Explained(
        "Something begins like a number and is none.",
        "Write decimal digits, with no separators, units or other bases.",
        wrong: .armor(#"{ "id": "wool-hat", "durability": 0x9 }"#), right: soundHat)
}
