// Texts and their languages.

extension Explained {
    static let emptyText = Explained(
        "A text is empty, or has no language at all.",
        "Players would see nothing. Write a text, or remove the key: a record without `name` is called by its id.",
        wrong: .armor(#"{ "id": "wool-hat", "name": "", "responses": [ { "answer": "absorb" } ] }"#),
        right: .armor(#"{ "id": "wool-hat", "name": "Wool Hat", "responses": [ { "answer": "absorb" } ] }"#))

    static let unsafeText = Explained(
        "A text holds a character that is never shown as itself.",
        "Control characters, escape sequences, direction overrides and zero-width characters could disturb the terminal or deceive the reader, so the game shows their numbers instead. Remove the character; for colors and directions the game cares itself.",
        wrong: .armor(
            #"{ "id": "wool-hat", "name": "Wool \#u{5C}u202etaH", "responses": [ { "answer": "absorb" } ] }"#),
        right: .armor(#"{ "id": "wool-hat", "name": "Wool Hat", "responses": [ { "answer": "absorb" } ] }"#))

    static let badTag = Explained(
        "A key of a text is no language tag, or names a language that is there already.",
        "Tags are those of BCP 47: the language, and where it matters the region or script, with hyphens. Case does not count.",
        wrong: .armor(
            #"{ "id": "wool-hat", "name": { "pt_BR": "Gorro" }, "responses": [ { "answer": "absorb" } ] }"#),
        right: .armor(
            #"{ "id": "wool-hat", "name": { "pt-BR": "Gorro" }, "responses": [ { "answer": "absorb" } ] }"#))

    static let unusedText = Explained(
        "The game shows no text of this name.",
        "It would never be read. Most often the name is misspelt.",
        wrong: .section("patches", #"{ "target": "texts", "merge": { "victroy": { "de": "Gewonnen." } } }"#),
        right: .section("patches", #"{ "target": "texts", "merge": { "victory": { "de": "Gewonnen." } } }"#))

    static let wrongBlank = Explained(
        "A sentence has a blank that the game does not fill, or lacks one that it would.",
        "Blanks keep their names in every language: the game looks for them by name. A blank with another name is shown as it stands, and one that is missing leaves out what it would say.",
        wrong: #"{ "texts": { "hop-pass": { "de": "{layr} lässt es durch." } } }"#,
        right: #"{ "texts": { "hop-pass": { "de": "{layer} lässt es durch." } } }"#)
}
