public import Content

/// A short road for tests: a gate, a rat's den with offers, a shrine without foes, a hall of two rats, a pit with an
/// ogre that nobody survives.
public enum SampleRoad {
    public static let core = """
        {
          "rules": {
            "tempo": 3, "moves": 1, "strike": 2, "maxLayers": 3, "load": 10, "maxRounds": 12, "start": "gate",
            "avatar": {
              "health": 20, "weapon": "stick", "wears": ["fire-armor", "paper-shirt"],
              "carries": ["water-armor", "lead-apron", "glass"]
            }
          },
          "elements": [
            {"id": "fire", "name": {"en": "Fire", "ja": "火"}}, {"id": "water", "name": {"en": "Water", "ja": "水"}},
            {"id": "iron", "name": {"en": "Iron", "ja": "鉄"}}
          ],
          "statuses": [{"id": "wet", "name": "Wet", "moves": -1}],
          "attacks": [
            {"id": "stick", "name": "Stick", "element": "iron", "power": 6},
            {"id": "ember", "name": "Ember", "element": "fire", "power": 5, "spread": 1},
            {"id": "splash", "name": "Splash", "element": "water", "power": 4, "inflicts": {"status": "wet", "rounds": 1}},
            {"id": "doom", "name": "Doom", "element": "iron", "power": 400}
          ],
          "armor": [
            {"id": "fire-armor", "name": {"en": "Fire Armor", "ja": "火の鎧"}, "durability": 20, "weight": 3,
             "responses": [{"when": {"element": "fire"}, "answer": "absorb"}],
             "upgrades": [{"points": 1, "patch": {"durability": 24}}]},
            {"id": "water-armor", "name": {"en": "Water Armor", "ja": "水の鎧"}, "durability": 10, "weight": 3,
             "responses": [{"when": {"element": "water"}, "answer": "absorb", "wear": 1}]},
            {"id": "paper-shirt", "name": {"en": "Paper Shirt", "ja": "紙の襯衣"}, "durability": 3, "weight": 1,
             "responses": [{"answer": "absorb", "upTo": 3}]},
            {"id": "lead-apron", "name": {"en": "Lead Apron", "ja": "鉛の前掛け"}, "durability": 10, "weight": 9,
             "responses": [{"answer": "absorb", "upTo": 2}]},
            {"id": "glass", "name": {"en": "Glass", "ja": "硝子"}, "weight": 1},
            {"id": "feather-cap", "name": {"en": "Feather Cap", "ja": "羽帽子"}, "weight": 1, "points": 50},
            {"id": "wool-cap", "name": {"en": "Wool Cap", "ja": "毛糸帽"}, "weight": 1, "durability": 5,
             "responses": [{"answer": "absorb", "upTo": 1}]}
          ],
          "foes": [
            {"id": "rat", "name": {"en": "Rat", "ja": "鼠"}, "health": 18, "plans": [["ember"], ["splash", "ember"]]},
            {"id": "ogre", "name": "Ogre", "health": 400, "plans": [["doom"]]},
            {"id": "wall", "name": "Wall", "health": 400, "plans": [["splash"]]}
          ],
          "places": [
            {"id": "gate", "name": {"en": "The Gate", "ja": "門"}, "camp": true, "forge": true, "ways": ["den", "pit", "dead-end"]},
            {"id": "den", "name": "The Den", "camp": true, "forge": true, "foes": ["rat"], "offers": ["feather-cap", "wool-cap", "fire-armor"],
             "ways": ["shrine", "hall"]},
            {"id": "pit", "name": "The Pit", "foes": ["ogre"], "ways": ["gate"]},
            {"id": "dead-end", "name": "The Dead End", "foes": ["wall"], "ways": ["gate"]},
            {"id": "shrine", "name": "The Shrine", "camp": true, "forge": true, "ways": ["hall", "den"]},
            {"id": "hall", "name": "The Hall", "foes": ["rat", "rat"]}
          ],
          "quests": [
            {"id": "ratter", "name": "Ratter", "foe": "rat", "points": 1},
            {"id": "patience", "name": "Patience", "foe": "rat", "goal": {"rounds": {"max": 4}}, "points": 1},
            {"id": "untouched", "name": "Untouched", "foe": "rat", "goal": {"strikes": {"max": 0}}, "points": 9}
          ]
        }
        """

    /// A mod with one armor, `lantern-coat`.
    public static let lantern = """
        {"armor": [{"id": "lantern-coat", "name": {"en": "Lantern Coat", "ja": "提灯外套"}, "durability": 9, "weight": 2,
          "responses": [{"when": {"element": "iron"}, "answer": "absorb"}]}]}
        """

    /// Writes the road as a content folder; `worn` and the like are spliced in by replacing text of `core`.
    public static func write(to folder: String, replacing pairs: [String: String] = [:]) {
        var text = core
        for (old, new) in pairs { text = text.replacing(old, with: new) }
        put(#"{"id": "core", "version": "1.0.0", "name": "Road"}"#, folder + "/core/mod.json")
        put(text, folder + "/core/road.json")
        put(#"{"id": "lantern", "version": "2.0.0", "name": "Lantern"}"#, folder + "/mods/lantern/mod.json")
        put(lantern, folder + "/mods/lantern/armor.json")
    }

    /// The road as a catalog, with or without the mod.
    public static func catalog(replacing pairs: [String: String] = [:], mods: [String] = []) -> Catalog {
        let sandbox = Sandbox()
        write(to: sandbox.path, replacing: pairs)
        return load(sandbox.path, mods: mods)
    }
}

/// The content folder that lies beside the tests.
public let contentFolder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Content"

/// Reads a content folder that must be sound.
public func load(_ folder: String, mods: [String] = []) -> Catalog {
    let loaded = ContentLoader(folder: folder, mods: mods).load()
    guard let catalog = loaded.catalog, loaded.diagnostics.isEmpty else {
        fatalError("\(loaded.diagnostics.map { "\($0.file):\($0.line): \($0.message)" })")
    }
    return catalog
}
