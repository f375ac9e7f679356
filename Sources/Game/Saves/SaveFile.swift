import Chronicle
import Content
import Engine
import JSONText

/// What `save.json` holds: the game, which content it was played with, and a sum that tells damage.
struct SaveFile {
    static let format = "lamellar-save"
    static let version = 1

    /// Counts the saves of a slot; the journal says which one it follows.
    let number: Int
    let campaign: Campaign
    let mods: [Manifest]
    /// The whole document, so that fields of others survive.
    let json: JSON

    init(number: Int, campaign: Campaign, mods: [Manifest], over old: JSON?) throws(JSONProblem) {
        self.number = number
        self.campaign = campaign
        self.mods = mods
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", SaveFile.format)
            writer.member("version", SaveFile.version)
            writer.member("engine", Recording.engineVersion)
            writer.member("number", number)
            writer.mods(mods)
            campaign.write(into: &writer)
        }
        let new = try JSON.parse(writer.bytes, limits: SaveFile.limits)
        var old = old
        // What stands in a fight belongs to that fight, and in a lesson to that lesson.
        if old?["fight"]?["number"] != new["fight"]?["number"] { old = old?.without("fight") }
        if old?["course"]?["lesson"] != new["course"]?["lesson"] { old = old?.without("course") }
        for key in Campaign.passingMembers where new[key] == nil { old = old?.without(key) }
        // A piece stays the same one when it is put on or taken off.
        let pieces = JSON(.array((old?["wears"]?.array ?? []) + (old?["carries"]?.array ?? [])))
        old?["wears"] = pieces
        old?["carries"] = pieces
        json = new.keepingUnknown(of: old?.without("sum"))
    }

    /// The bytes of the file, the sum last.
    var bytes: [UInt8] {
        var whole = json.members ?? []
        whole.append(JSON.Member("sum", JSON(hex(fingerprint(json.canonical())))))
        return JSON(.object(whole)).pretty()
    }

    /// Why bytes are no save of this game.
    enum Damage: Error {
        case damaged(String)
        case newer(Int)
    }

    /// Saves are ours and may be larger than content, since a long fight holds many choices, and deeper, since the
    /// content of a fight stands inside.
    static let limits = JSON.Limits(bytes: Slot.mostBytes, depth: 96)

    init(_ bytes: [UInt8]) throws(Damage) {
        let json: JSON
        do throws(JSONProblem) {
            json = try JSON.parse(bytes, limits: SaveFile.limits)
        } catch {
            let position = SourceLines(bytes).position(of: error.offset)
            throw .damaged("line \(position.line), column \(position.column): \(error.message)")
        }
        guard json["format"]?.string == SaveFile.format, let version = json["version"]?.int else {
            throw .damaged("it is no save of this game")
        }
        guard version <= SaveFile.version else { throw .newer(version) }
        guard let sum = json["sum"]?.string else { throw .damaged("its sum is missing") }
        guard sum == hex(fingerprint(json.without("sum").canonical())) else {
            throw .damaged("its sum does not match: it was changed or half written")
        }
        guard let number = json.count("number"), let campaign = Campaign(json) else {
            throw .damaged("a part of the game in it can't be read")
        }
        self.number = number
        self.campaign = campaign
        mods = (json["mods"]?.array ?? []).map(Manifest.init)
        self.json = json.without("sum")
    }
}

extension JSON {
    fileprivate func without(_ key: String) -> JSON {
        JSON(.object((members ?? []).filter { $0.key != key }))
    }

    /// These members, and behind them those of an older document that are not among them; objects within likewise.
    ///
    /// Things in lists are the same when `id`, or `armor` and `copy`, are. A fight's content is a whole of its own.
    fileprivate func keepingUnknown(of old: JSON?) -> JSON {
        if let items = array, let oldItems = old?.array {
            // Most lists are of things without a name, such as the choices of a long fight; they need no search.
            return JSON(
                .array(items.map { $0.hasName ? $0.keepingUnknown(of: oldItems.first(where: $0.isSame)) : $0 }))
        }
        guard let members, let oldMembers = old?.members else { return self }
        let merged = members.map { member in
            member.key == "content"
                ? member : JSON.Member(member.key, member.value.keepingUnknown(of: old?[member.key]))
        }
        return JSON(.object(merged + oldMembers.filter { self[$0.key] == nil }))
    }

    private var hasName: Bool { self["id"] != nil || self["armor"] != nil }

    private func isSame(_ other: JSON) -> Bool {
        if let id = self["id"] { return other["id"] == id }
        guard let armor = self["armor"] else { return false }
        return other["armor"] == armor && other["copy"] == self["copy"]
    }
}
