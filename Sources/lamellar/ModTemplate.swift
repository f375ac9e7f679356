import Content

/// The files of a new mod: one armor, one foe, one trial, one patch and a translation, made of what the content has.
struct ModTemplate {
    /// Names and texts.
    private(set) var files: [(name: String, text: String)]
    private let id: String
    private let content: String?

    /// `folder` is where it will be, and `content` the content folder where that must be named; nil for content without
    /// elements.
    init?(_ id: String, _ catalog: Catalog, in folder: String, content: String?) {
        // Earth is what hats are for; any other element will do.
        guard let element = (catalog.elements["earth"] ?? catalog.elements.all.first)?.id else { return nil }
        let title = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        var files = [
            ("mod.json", ModTemplate.manifest(id, title)), ("armor.json", ModTemplate.armor(id, title, element)),
            ("foe.json", ModTemplate.foe(id, element)), ("trials.json", ModTemplate.trials(id, element)),
            ("translation.json", ModTemplate.translation(id, title)),
        ]
        let start = catalog.beginning.flatMap { catalog.places[$0.start] }
        if let start { files.append(("place.json", ModTemplate.place(id, start))) }
        self.id = id
        self.content = content
        self.files = files
        self.files.append(("README.md", readme(title, element, folder, start)))
    }

    /// The longest id that a mod of this id gets.
    static func longestID(_ id: String) -> String { id + "-thrower" }

    /// The first of the mod's records whose id the content has: "an armor `fire-armor`".
    func taken(in catalog: Catalog) -> String? {
        if catalog.armor[id] != nil { return "an armor `\(id)`" }
        for attack in ["\(id)-pebble", "\(id)-brick"] where catalog.attacks[attack] != nil {
            return "an attack `\(attack)`"
        }
        if catalog.foes[id + "-thrower"] != nil { return "a foe `\(id)-thrower`" }
        if catalog.trials[id + "-rings"] != nil { return "a trial `\(id)-rings`" }
        if catalog.places[id + "-yard"] != nil { return "a place `\(id)-yard`" }
        return nil
    }

    /// A command line for this content: "lamellar check Content/mods/tin-hat".
    func command(_ name: String, _ rest: String) -> String {
        "lamellar \(name) " + (content.map { "--content \($0) " } ?? "") + rest
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

    private static func translation(_ id: String, _ title: String) -> String {
        """
        {
          "$schema": "../../schema/content.schema.json",
          "patches": [
            {
              "target": "armor/\(id)",
              "merge": { "name": { "fr": "\(title)" }, "description": { "fr": "Il sonne quand il pleut du gravier." } }
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

    private func readme(_ title: String, _ element: String, _ folder: String, _ start: PlaceDefinition?) -> String {
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
            | `armor.json` | an **armor**: it takes up to 6 of every blow of \(element) of 3 or more, and mends itself a little when you were hit |
            | `foe.json` | a **foe** and its two attacks |
            | `trials.json` | a **trial**: two blows at the hat and how each must end; `check` runs it |
            | `translation.json` | a **translation**: French beside the English, put there by a patch |\(place)

            Files may have any names, and any file may hold any section; these are cut so that each shows one thing. The line
            `$schema` lets an editor complete keys and mark mistakes while you type.

            ```
            \(command("check", folder))
            \(command("trace", "--mod \(id) --wear \(id) --attack \(element):8"))
            \(command("explain", "--mod \(id) armor/\(id)"))
            \(command("play", "--mod \(id) --slot \(id) --watch"))
            ```

            `--watch` takes over what you change while you play. `Content/README.md` is the modder's guide.

            """
    }
}
