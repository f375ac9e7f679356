// Patches and renames.

extension Explained {
    static let badTarget = Explained(
        "The name of a record has the wrong form.",
        "Patches and renames name a record by section and id, such as armor/fire-armor. `rules` and `texts` are one record each and stand alone.",
        wrong: .section("patches", #"{ "target": "fire-armor", "merge": { "weight": 2 } }"#),
        right: .section("patches", #"{ "target": "armor/fire-armor", "merge": { "weight": 2 } }"#))

    static let badPath = Explained(
        "An operation's path leads nowhere in the record.",
        "All operations of the patch are left out then. A path goes key by key and index by index, each behind a slash, and counts from 0; `-` is the end of a list, and `add` sets a key that is not there yet.",
        wrong: .section(
            "patches",
            #"""
            { "target": "armor/fire-armor",
                  "ops": [ { "op": "replace", "path": "/wieght", "value": 2 } ] }
            """#),
        right: .section(
            "patches",
            #"""
            { "target": "armor/fire-armor",
                  "ops": [ { "op": "replace", "path": "/weight", "value": 2 } ] }
            """#))

    static let noEffect = Explained(
        "A patch, or a part of one, changes nothing.",
        "The record says so already, or has no such key to remove. Remove that part, or change what was meant.",
        wrong: .section("patches", #"{ "target": "armor/fire-armor", "merge": { "weight": 3 } }"#),
        right: .section("patches", #"{ "target": "armor/fire-armor", "merge": { "weight": 2 } }"#))

    static let testFailed = Explained(
        "A `test` operation found another value than it expects.",
        "The whole patch is left out, as it was written for content that is different now. Look at what stands there, then change the test or the patch.",
        wrong: .section(
            "patches",
            #"""
            { "target": "armor/fire-armor", "ops": [
                  { "op": "test", "path": "/weight", "value": 5 },
                  { "op": "replace", "path": "/weight", "value": 2 } ] }
            """#),
        right: .section(
            "patches",
            #"""
            { "target": "armor/fire-armor", "ops": [
                  { "op": "test", "path": "/weight", "value": 3 },
                  { "op": "replace", "path": "/weight", "value": 2 } ] }
            """#))

    static let conflict = Explained(
        "Two mods that do not name each other set one field to different values.",
        "The one that is loaded later wins. Where that is meant, say so with `loadAfter` in its mod.json; else let one of them leave the field alone.",
        wrong: Example(folder: [
            "mods/cap/mod.json": #"{ "id": "cap", "version": "1.0.0" }"#,
            "mods/cap/cap.json":
                #"{ "patches": [ { "target": "armor/fire-armor", "merge": { "weight": 2 } } ] }"#,
            "mods/hat/mod.json": #"{ "id": "hat", "version": "1.0.0" }"#,
            "mods/hat/hat.json":
                #"{ "patches": [ { "target": "armor/fire-armor", "merge": { "weight": 1 } } ] }"#,
        ]),
        right: Example(folder: [
            "mods/cap/mod.json": #"{ "id": "cap", "version": "1.0.0" }"#,
            "mods/cap/cap.json":
                #"{ "patches": [ { "target": "armor/fire-armor", "merge": { "weight": 2 } } ] }"#,
            "mods/hat/mod.json": #"{ "id": "hat", "version": "1.0.0", "loadAfter": [ "cap" ] }"#,
            "mods/hat/hat.json":
                #"{ "patches": [ { "target": "armor/fire-armor", "merge": { "weight": 1 } } ] }"#,
        ]))

    static let badRename = Explained(
        "A rename can't be followed.",
        "A rename leads from an id that is no longer there to one of the same section that is. Saves and other mods find their things by it.",
        wrong: .section("renames", #"{ "from": "armor/clay-armor", "to": "armor/fire-armour" }"#),
        right: .section("renames", #"{ "from": "armor/clay-armor", "to": "armor/fire-armor" }"#))

    static let renamedID = Explained(
        "An id is used that was renamed.",
        "It still works, as the rename is followed. Write the new id, or let `lamellar check --fix` do it.",
        wrong: """
            {
              "renames": [ { "from": "armor/clay-armor", "to": "armor/fire-armor" } ],
              "armor": [ { "id": "wool-hat", "extends": "clay-armor" } ]
            }

            """,
        right: """
            {
              "renames": [ { "from": "armor/clay-armor", "to": "armor/fire-armor" } ],
              "armor": [ { "id": "wool-hat", "extends": "fire-armor" } ]
            }

            """)
}
