public import Content

/// A hall where three lessons are given, one of each kind, with a mouse next door and a yard where nobody teaches.
public enum SampleHall {
    public static let core = """
        {
          "rules": {
            "tempo": 3, "strike": 2, "maxLayers": 3, "load": 10, "maxRounds": 12, "start": "hall",
            "avatar": { "health": 20, "weapon": "stick", "wears": ["clay", "pond"] }
          },
          "elements": [
            {"id": "iron", "name": "Iron"}, {"id": "fire", "name": "Fire"}, {"id": "water", "name": "Water"}
          ],
          "attacks": [
            {"id": "stick", "name": "Stick", "element": "iron", "power": 6},
            {"id": "nibble", "name": "Nibble", "element": "iron", "power": 1}
          ],
          "armor": [
            {"id": "clay", "name": "Clay Coat", "durability": 20, "weight": 1,
             "responses": [{"when": {"element": "fire"}, "answer": "absorb"}]},
            {"id": "pond", "name": "Pond Coat", "durability": 20, "weight": 1,
             "responses": [{"when": {"element": "water"}, "answer": "absorb", "wear": 1}]}
          ],
          "foes": [{"id": "mouse", "name": "Mouse", "health": 10, "plans": [["nibble"]]}],
          "items": [{"id": "bun", "name": "Bun"}],
          "places": [
            {"id": "hall", "name": "The Hall", "camp": true, "lessons": ["catch", "queue", "parade"],
             "ways": ["den", "yard"]},
            {"id": "den", "name": "The Den", "foes": ["mouse"], "ways": ["hall"]},
            {"id": "yard", "name": "The Yard", "ways": ["hall"]}
          ],
          "quests": [{"id": "in-line", "name": "In Line", "arrange": "queue", "points": 2}],
          "trials": [
            {"id": "catch", "name": "Catch", "wear": ["clay", "pond"],
             "attacks": [
               {"element": "water", "power": 10}, {"element": "fire", "power": 12},
               {"id": "long-spark", "element": "fire", "power": 12, "tags": ["long"]},
               {"element": "water", "power": 3, "measures": {"depth": 7}}
             ],
             "expect": [
               {"outcome": "absorbed", "by": "pond"}, {"outcome": "absorbed", "by": "clay"},
               {"outcome": "hit", "damage": 4}, {"outcome": "absorbed", "by": "pond"}
             ],
             "lesson": {"kind": "predict", "text": "Four things come flying: where does each end?",
               "passed": "Clay breaks, and then what was behind it is in front.",
               "prize": {"points": 1, "coins": 2, "gives": [{"item": "bun"}]}}},
            {"id": "queue", "name": "Queue",
             "wear": [
               {"id": "picky", "name": "Picky Clerk", "description": "Fire, and nothing else.",
                "responses": [{"when": {"element": "fire"}, "answer": "absorb"}]},
               {"id": "eager", "name": "Eager Clerk", "responses": [{"answer": "absorb"}]}
             ],
             "attacks": [
               {"element": "water", "power": 1}, {"element": "fire", "power": 1},
               {"element": "fire", "power": 1, "pierce": 2}
             ],
             "expect": [
               {"outcome": "absorbed", "by": "eager"}, {"outcome": "absorbed", "by": "picky"},
               {"outcome": "hit", "by": "avatar", "damage": 1}
             ],
             "lesson": {"kind": "arrange", "starts": [2, 1], "text": "Seat the two clerks.",
               "prize": {"coins": 3}}},
            {"id": "parade", "name": "Parade", "wear": ["clay"],
             "attacks": [{"element": "water", "power": 3}, {"element": "fire", "power": 3}],
             "expect": [{"outcome": "hit"}, {"outcome": "absorbed", "by": "clay"}],
             "lesson": {"kind": "watch", "text": "Look on."}},
            {"id": "secret", "name": "Secret", "wear": ["pond"], "attacks": [{"element": "fire", "power": 3}],
             "expect": [{"outcome": "hit"}], "lesson": {"kind": "watch", "text": "Nobody teaches this."}}
          ]
        }
        """

    /// Writes the hall as a content folder; `pairs` replace text of `core`.
    public static func write(to folder: String, replacing pairs: [String: String] = [:]) {
        var text = core
        for (old, new) in pairs { text = text.replacing(old, with: new) }
        put(#"{"id": "core", "version": "1.0.0", "name": "Hall"}"#, folder + "/core/mod.json")
        put(text, folder + "/core/hall.json")
    }

    public static func catalog(replacing pairs: [String: String] = [:]) -> Catalog {
        let sandbox = Sandbox()
        write(to: sandbox.path, replacing: pairs)
        return load(sandbox.path)
    }
}
