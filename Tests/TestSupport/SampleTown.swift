public import Content

/// A small town for tests: a square that is a camp, a smithy, a shop, a cellar with a mouse and behind it a vault that
/// opens only for who has the key; two ways out end the game.
public enum SampleTown {
    public static let core = """
        {
          "rules": {
            "tempo": 4, "strike": 2, "maxLayers": 2, "load": 10, "maxRounds": 12, "defeats": 2, "start": "square",
            "avatar": { "health": 20, "weapon": "stick", "wears": ["coat"] },
            "oaths": [
              { "id": "one-coat", "name": "One Coat", "rules": { "maxLayers": 1 } },
              { "id": "no-spill", "rules": { "defeats": 1 } }
            ]
          },
          "elements": [{"id": "iron", "name": "Iron"}, {"id": "fire", "name": "Fire"}],
          "attacks": [
            {"id": "stick", "name": "Stick", "element": "iron", "power": 6},
            {"id": "poker", "name": "Poker", "element": "fire", "power": 7},
            {"id": "squib", "name": "Squib", "element": "fire", "power": 20},
            {"id": "nibble", "name": "Nibble", "element": "iron", "power": 1},
            {"id": "doom", "name": "Doom", "element": "fire", "power": 400}
          ],
          "armor": [
            {"id": "coat", "name": "Coat", "durability": 20, "price": 9,
             "responses": [{"when": {"element": "iron"}, "answer": "absorb", "wear": 1}],
             "upgrades": [{"points": 1, "patch": {"durability": 24}}]},
            {"id": "cap", "name": "Cap", "price": 5, "responses": [{"when": {"element": "fire"}, "answer": "absorb"}]}
          ],
          "items": [
            {"id": "soup", "name": "Soup", "price": 3, "use": {"heal": 6}},
            {"id": "squib-box", "name": "Box of Squibs", "price": 4, "use": {"throws": "squib"}},
            {"id": "long-poker", "name": "Long Poker", "price": 8, "weapon": "poker"},
            {"id": "key", "name": "Key"}, {"id": "letter", "name": "Letter"}
          ],
          "foes": [
            {"id": "mouse", "name": "Mouse", "health": 10, "coins": 7, "plans": [["nibble"]]},
            {"id": "rat", "name": "Rat", "health": 10, "coins": 2, "plans": [["nibble"]]},
            {"id": "ogre", "name": "Ogre", "health": 400, "plans": [["doom", "doom", "doom"]]}
          ],
          "places": [
            {"id": "square", "name": "The Square", "camp": true, "people": ["aunt"],
             "ways": ["smithy", "shop", "cellar", "den", "pit"]},
            {"id": "smithy", "name": "The Smithy", "forge": true, "ways": ["square"]},
            {"id": "shop", "name": "The Shop", "people": ["keeper"], "ways": ["square"],
             "sells": [{"item": "soup"}, {"item": "squib-box"}, {"item": "long-poker"}, {"armor": "cap"}]},
            {"id": "cellar", "name": "The Cellar", "foes": ["mouse"], "finds": ["key"],
             "ways": ["square", {"to": "vault", "when": {"has": ["key"]}, "closed": "It is locked."}]},
            {"id": "den", "name": "The Den", "foes": ["rat"], "ways": ["square"]},
            {"id": "pit", "name": "The Pit", "foes": ["ogre"], "ways": ["square"]},
            {"id": "vault", "name": "The Vault", "ways": ["dawn", {"to": "dusk", "when": {"done": ["post"]}}, "cellar"]},
            {"id": "dawn", "name": "Dawn"}, {"id": "dusk", "name": "Dusk"}
          ],
          "people": [
            {"id": "aunt", "name": "The Aunt", "gives": [{"item": "letter"}], "asks": ["post", "mouser"],
             "says": [{"when": {"done": ["post"]}, "text": "Good."}, {"when": {"asked": ["post"]}, "text": "Well?"},
                      {"text": "Take this to the shop."}]},
            {"id": "keeper", "name": "The Keeper", "says": [{"when": {"not": {"cleared": ["cellar"]}}, "text": "No."}]}
          ],
          "quests": [
            {"id": "post", "name": "Post", "deliver": {"item": "letter", "to": "keeper"}, "within": 1, "points": 2,
             "coins": 3, "gives": [{"item": "soup"}]},
            {"id": "mouser", "name": "Mouser", "foe": "mouse", "goal": {"without": ["iron"]}, "points": 1},
            {"id": "coat-on", "name": "Coat On", "foe": "mouse", "goal": {"keeps": "coat"}, "points": 1},
            {"id": "calm", "name": "Calm", "foe": "mouse", "goal": {"untouched": {"min": 1}}, "points": 1},
            {"id": "keys", "name": "Keys", "find": "key", "within": 2, "points": 1}
          ]
        }
        """

    /// The town as a catalog; `replacing` splices text.
    public static func catalog(replacing pairs: [String: String] = [:]) -> Catalog {
        let sandbox = Sandbox()
        write(to: sandbox.path, replacing: pairs)
        return load(sandbox.path)
    }

    /// Writes the town as a content folder.
    public static func write(to folder: String, replacing pairs: [String: String] = [:]) {
        var text = core
        for (old, new) in pairs { text = text.replacing(old, with: new) }
        put(#"{"id": "core", "version": "1.0.0", "name": "Town"}"#, folder + "/core/mod.json")
        put(text, folder + "/core/town.json")
    }
}
