import Content

/// The files of a new mod: one armor, one foe, one trial, one patch and a translation, made of what the content has.
struct ModTemplate {
    /// Names and texts.
    let files: [(name: String, text: String)]

    /// nil for content without elements.
    init?(_ id: String, _ catalog: Catalog) {
        // Earth is what hats are for; any other element will do.
        guard let element = (catalog.elements["earth"] ?? catalog.elements.all.first)?.id else { return nil }
        let title = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        var files = [
            ("mod.json", ModTemplate.manifest(id, title)), ("armor.json", ModTemplate.armor(id, title, element)),
            ("foe.json", ModTemplate.foe(id, element)), ("trials.json", ModTemplate.trials(id, element)),
            ("translation.json", ModTemplate.translation(id)),
        ]
        let start = catalog.beginning.flatMap { catalog.places[$0.start] }
        if let start { files.append(("place.json", ModTemplate.place(id, start))) }
        files.append(("README.md", ModTemplate.readme(id, title, start)))
        self.files = files
    }

    private static func manifest(_ id: String, _ title: String) -> String {
        """
        {
          "$schema": "../../schema/mod.schema.json",
          "id": "\(id)",
          "version": "1.0.0",
          "name": "\(title)",
          "description": "A hat, somebody to try it on, and a yard to do it in.",
          "game": "^\(Version.game)"
        }

        """
    }

    private static func armor(_ id: String, _ title: String, _ element: String) -> String {
        """
        {
          "$schema": "../../schema/content.schema.json",
          "armor": [
            {
              "id": "\(id)",
              "name": "\(title)",
              "description": "It rings when it rains gravel.",
              "durability": 12,
              "weight": 1,
              "responses": [
                { "when": { "element": "\(element)", "power": { "min": 3 } }, "answer": "absorb", "upTo": 6, "wear": 1 }
              ],
              "echoes": [
                { "when": { "outcome": "hit" }, "effect": "mend", "amount": 1 }
              ],
              "upgrades": [
                { "points": 1, "patch": { "durability": 18 } }
              ]
            }
          ]
        }

        """
    }

    private static func foe(_ id: String, _ element: String) -> String {
        """
        {
          "$schema": "../../schema/content.schema.json",
          "attacks": [
            { "id": "\(id)-pebble", "name": "Pebble", "element": "\(element)", "power": 2 },
            { "id": "\(id)-brick", "name": "Brick", "element": "\(element)", "power": 5, "spread": 1 }
          ],
          "foes": [
            {
              "id": "\(id)-thrower",
              "name": "Wall Thrower",
              "description": "Takes down a wall by throwing it, piece by piece, at whoever comes along.",
              "health": 12,
              "plans": [ [ "\(id)-pebble", "\(id)-brick" ], [ "\(id)-brick" ] ]
            }
          ]
        }

        """
    }

    private static func trials(_ id: String, _ element: String) -> String {
        """
        {
          "$schema": "../../schema/content.schema.json",
          "trials": [
            {
              "id": "\(id)-rings",
              "wear": [ "\(id)" ],
              "attacks": [ "\(id)-pebble", { "element": "\(element)", "power": 8 } ],
              "expect": [
                { "outcome": "hit", "by": "avatar", "damage": 2 },
                { "outcome": "hit", "by": "avatar", "damage": 2 }
              ]
            }
          ]
        }

        """
    }

    private static func translation(_ id: String) -> String {
        """
        {
          "$schema": "../../schema/content.schema.json",
          "patches": [
            {
              "target": "armor/\(id)",
              "merge": { "name": { "fr": "Chapeau de fer-blanc" }, "description": { "fr": "Il sonne quand il pleut du gravier." } }
            }
          ]
        }

        """
    }

    private static func place(_ id: String, _ start: PlaceDefinition) -> String {
        let way =
            start.ways.isEmpty
            ? "\"path\": \"/ways\", \"value\": [ \"\(id)-yard\" ]" : "\"path\": \"/ways/-\", \"value\": \"\(id)-yard\""
        return """
            {
              "$schema": "../../schema/content.schema.json",
              "places": [
                {
                  "id": "\(id)-yard",
                  "name": "The Yard",
                  "description": "Half a wall. The other half lies about.",
                  "foes": [ "\(id)-thrower" ],
                  "cleared": "The wall is all on the ground now, and the thrower looks for a broom. On a nail hangs a hat.",
                  "offers": [ "\(id)" ],
                  "ways": [ "\(start.id)" ]
                }
              ],
              "patches": [
                { "target": "places/\(start.id)", "ops": [ { "op": "add", \(way) } ] }
              ]
            }

            """
    }

    private static func readme(_ id: String, _ title: String, _ start: PlaceDefinition?) -> String {
        let place =
            start.map {
                """

                | `place.json` | a place with the foe in it, and the **patch** that opens a way to it from `\($0.id)`: a mod changes what is not its own only by patches |
                """
            } ?? ""
        return """
            # \(title)

            | file | what is in it |
            | --- | --- |
            | `mod.json` | the mod's id (the name of this folder), its version, and the versions of the game it is for |
            | `armor.json` | an **armor**: it takes up to 6 of every blow of 3 or more, and mends itself a little when you were hit |
            | `foe.json` | a **foe** and its two attacks |
            | `trials.json` | a **trial**: two blows at the hat and how each must end; `check` runs it |
            | `translation.json` | a **translation**: French beside the English, put there by a patch |\(place)

            Files may have any names, and any file may hold any section; these are cut so that each shows one thing. The line
            `$schema` lets an editor complete keys and mark mistakes while you type.

            ```
            lamellar check Content/mods/\(id)
            lamellar trace --mod \(id) --wear \(id) --attack earth:8
            lamellar explain --mod \(id) armor/\(id)
            lamellar play --mod \(id) --slot \(id) --watch
            ```

            `--watch` takes over what you change while you play. `Content/README.md` is the modder's guide.

            """
    }
}
