import Chronicle
import Content
import Engine
import JSONText

extension Campaign {
    /// The members of a save that hold the game itself.
    func write(into writer: inout JSONWriter) {
        writer.member("seed", hex(seed))
        if terms.mode != .story { writer.member("mode", terms.mode.rawValue) }
        if !terms.oaths.isEmpty { writer.member("oaths", terms.oaths) }
        writer.member("place", place)
        writer.member("visited", visited)
        writer.member("cleared", cleared)
        writer.member("health", health)
        writer.member("maxHealth", mostHealth)
        writer.member("weapon", weapon)
        writer.pieces("wears", worn)
        writer.pieces("carries", carried)
        writer.member("points", points)
        writer.member("coins", coins)
        writer.member("items", items)
        writer.member("met", met)
        writer.member("asked") { writer in
            writer.array { writer in
                for quest in asked {
                    writer.object { writer in
                        writer.member("quest", quest.quest)
                        writer.member("fight", quest.fight)
                    }
                }
            }
        }
        writer.member("quests", questsDone)
        writer.member("missed", questsMissed)
        writer.member("learned", learned)
        writer.member("claimed", claimed)
        writer.member("searched", searched)
        writer.member("rests", rests)
        writer.member("fights", fightsBegun)
        writer.member("defeats", defeats)
        writer.member("spilt", spilt)
        if let course { writer.member("course") { $0.object { course.write(into: &$0) } } }
        if let bout { writer.member("fight") { $0.object { bout.write(into: &$0) } } }
    }

    /// Members of ours that a save has only at times, or had once: one that is no longer written is over, and not a field
    /// of somebody else's to be kept.
    static let passingMembers = ["mode", "oaths", "course", "fight", "offers"]

    /// A number that tells this state of the game from others: the campaign's fingerprint and the fight's state.
    var mark: UInt64 {
        var outside = self
        outside.bout = nil
        var writer = JSONWriter()
        writer.object { writer in
            outside.write(into: &writer)
            guard let bout else { return }
            writer.member("bout", [bout.number, bout.recording.choices.count, bout.recording.notes.count])
            writer.member("state", hex(bout.recording.fight.stateHash))
        }
        return fingerprint(writer.bytes)
    }

    /// What `write` wrote; nil, for a save that is damaged, for anything else.
    init?(_ json: JSON) {
        guard let seed = json["seed"]?.string.flatMap(unhex), let place = json["place"]?.string,
            let health = json["health"]?.int, let most = json["maxHealth"]?.int, let weapon = json["weapon"]?.string,
            let worn = Piece.list(json["wears"]), let carried = Piece.list(json["carries"]),
            let cleared = json.words("cleared"), let quests = json.words("quests"),
            let points = json.count("points"), let fights = json.count("fights"), let defeats = json.count("defeats"),
            (1...1_000_000).contains(most), (1...most).contains(health),
            worn.count + carried.count <= Campaign.mostOwned
        else { return nil }
        self.init(
            seed: seed, place: place, health: health, mostHealth: most, weapon: weapon, worn: worn, carried: carried)
        self.cleared = cleared
        questsDone = quests
        // What saves of earlier versions do not have is as in a new game.
        let known = cleared.contains(place) ? cleared : cleared + [place]
        guard let visited = json.words("visited", or: known), let items = json.words("items", or: []),
            let met = json.words("met", or: []), let missed = json.words("missed", or: []),
            let learned = json.words("learned", or: []), let claimed = json.words("claimed", or: []),
            let searched = json.words("searched", or: []), let oaths = json.words("oaths", or: []),
            let mode = Terms.Mode(rawValue: json["mode"]?.string ?? Terms.Mode.story.rawValue),
            let asked = Asked.list(json["asked"] ?? []), items.count <= Campaign.mostOwned
        else { return nil }
        terms = Terms(mode: mode, oaths: oaths)
        (self.visited, self.items, self.met, questsMissed, self.learned) = (visited, items, met, missed, learned)
        (self.claimed, self.searched, self.asked) = (claimed, searched, asked)
        coins = json.count("coins") ?? 0
        rests = json.count("rests") ?? 0
        // Before there was a limit a defeat cost the journey nothing.
        spilt = json.count("spilt") ?? 0
        self.points = points
        fightsBegun = fights
        self.defeats = defeats
        if let lesson = json["course"] {
            guard json["fight"] == nil, let course = Course(lesson) else { return nil }
            self.course = course
        }
        if let fight = json["fight"] {
            guard let bout = Bout(fight), bout.number == fights, fights > 0 else { return nil }
            self.bout = bout
        }
    }
}

extension Campaign.Bout {
    /// The fight as a save keeps it: its own content, its setup and the choices; the rest follows from them.
    func write(into writer: inout JSONWriter) {
        writer.member("number", number)
        writer.member("place", place)
        writer.member("seed", hex(recording.setup.seed))
        writer.mods(recording.mods)
        writer.member("content", recording.content)
        writer.member("start") { $0.object { recording.setup.write(into: &$0) } }
        writer.member("choices") { writer in
            writer.array { writer in
                for choice in recording.choices { writer.object { $0.choice(choice) } }
            }
        }
        writer.member("notes") { writer in
            writer.array { writer in
                for note in recording.notes {
                    writer.object { writer in
                        writer.member("after", note.after)
                        writer.member("text", note.text)
                    }
                }
            }
        }
        if let parent = recording.parent { writer.member("parent") { $0.object { parent.write(into: &$0) } } }
        writer.member("hash", hex(recording.fight.stateHash))
    }

    /// What `write` wrote, fought again up to where it stood; nil where that does not give the same state.
    init?(_ json: JSON) {
        guard let number = json["number"]?.int, let place = json["place"]?.string,
            let seed = json["seed"]?.string.flatMap(unhex), let content = json["content"],
            let setup = json["start"].flatMap({ FightSetup($0, seed: seed) }),
            let catalog = Catalog(extracted: content),
            var recording = try? Recording(
                setup, content: content, embedded: catalog, mods: (json["mods"]?.array ?? []).map(Manifest.init),
                parent: json["parent"].flatMap(Recording.Parent.init))
        else { return nil }
        let notes = (json["notes"]?.array ?? []).map { (after: $0["after"]?.int ?? 0, text: $0["text"]?.string ?? "") }
        func writeNotes() {
            for note in notes where note.after == recording.choices.count { recording.note(note.text) }
        }
        writeNotes()
        for choice in json["choices"]?.array ?? [] {
            guard let choice = Choice(choice), (try? recording.play(choice)) != nil else { return nil }
            writeNotes()
        }
        guard json["hash"]?.string == hex(recording.fight.stateHash) else { return nil }
        self.init(number: number, place: place, recording: recording)
    }
}

extension JSON {
    /// The most that anything in a save counts to, far from where sums could overflow.
    static let most = 1_000_000_000

    /// A number from 0 to a thousand million; nil where it is none.
    func count(_ key: String) -> Int? {
        guard let number = self[key]?.int, (0...JSON.most).contains(number) else { return nil }
        return number
    }

    /// The same, with what stands for a list that is not there.
    func words(_ key: String, or usual: [String]) -> [String]? { self[key] == nil ? usual : words(key) }

    /// A list of strings; nil where it is none.
    func words(_ key: String) -> [String]? {
        guard let items = self[key]?.array else { return nil }
        let words = items.compactMap(\.string)
        return words.count == items.count ? words : nil
    }
}

extension Campaign.Asked {
    /// What a save says of the quests asked for; nil where that is damaged.
    fileprivate static func list(_ json: JSON) -> [Campaign.Asked]? {
        guard let items = json.array else { return nil }
        var list: [Campaign.Asked] = []
        for item in items {
            guard let quest = item["quest"]?.string, let fight = item.count("fight") else { return nil }
            list.append(Campaign.Asked(quest: quest, fight: fight))
        }
        return list
    }
}
