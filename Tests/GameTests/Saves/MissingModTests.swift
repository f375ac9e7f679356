import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

@Suite("Armor of a mod that is not loaded")
struct MissingModTests {
    private let with = SampleRoad.catalog(mods: ["lantern"])

    /// A game that wears a lantern coat outermost, and carries another.
    private func begin(_ saves: String) throws {
        var session = try open(saves, "main", with)
        try session.play(.choose(.swap(0, 1)))
        try session.save()
        _ = consume session
        var save = try SaveFile(contents(saves + "/main/save.json"))
        var campaign = save.campaign
        campaign.worn.insert(.init("lantern-coat", durability: 4), at: 0)
        campaign.carried.append(.init("lantern-coat", copy: 1, durability: 9))
        save = try SaveFile(number: save.number, campaign: campaign, mods: with.mods, over: nil)
        put(save.bytes, saves + "/main/save.json")
    }

    @Test("It waits where it is, does nothing, and is whole when the mod is back")
    func waits() throws {
        let saves = Sandbox()
        try begin(saves.path)
        do {
            var session = try open(saves.path)
            #expect(session.opening.missingMods == ["lantern"])
            #expect(session.campaign.worn.map(\.armor) == ["lantern-coat", "paper-shirt", "fire-armor"])
            // It keeps nobody from dressing, fighting or resting.
            try session.play(.choose(.doff(1)), .choose(.don(0)), .go("den"))
            #expect(session.campaign.fight?.avatar.stack.layers.count == 2)
            try fightItOut(&session)
            try session.play(.rest)
            try session.close()
        }
        do {
            // The next session still knows which mod it waits for.
            let session = try open(saves.path)
            #expect(session.opening.missingMods == ["lantern"])
        }
        var session = try open(saves.path, "main", with)
        #expect(session.opening.missingMods == [])
        let coats = (session.campaign.worn + session.campaign.carried).filter { $0.armor == "lantern-coat" }
        #expect(coats.map(\.durability).sorted() == [4, 9])
        #expect(session.campaign.worn.contains { $0.armor == "lantern-coat" })
        try session.play(.go("hall"))
        #expect(session.campaign.fight?.avatar.stack.layers.contains { $0.armor.id == "lantern-coat" } == true)
    }

    @Test("A fight begun with the mod goes on without it, and the armor is owned once afterwards")
    func fightGoesOn() throws {
        let saves = Sandbox()
        try begin(saves.path)
        do {
            var session = try open(saves.path, "main", with)
            try session.play(.go("den"), .choose(.end))
            try session.close()
        }
        var session = try open(saves.path)
        #expect(session.campaign.fight?.avatar.stack.layers.first?.armor.id == "lantern-coat")
        try fightItOut(&session)
        let coats = (session.campaign.worn + session.campaign.carried).filter { $0.armor == "lantern-coat" }
        #expect(coats.map(\.copy).sorted() == [0, 1])
    }

    @Test("A fight begun without the mod ends with it, and the armor is still owned")
    func modComesBack() throws {
        let saves = Sandbox()
        try begin(saves.path)
        do {
            var session = try open(saves.path)
            try session.play(.go("den"), .choose(.end))
            try session.close()
        }
        var session = try open(saves.path, "main", with)
        try fightItOut(&session)
        let coats = (session.campaign.worn + session.campaign.carried).filter { $0.armor == "lantern-coat" }
        #expect(coats.map(\.copy).sorted() == [0, 1])
        #expect(session.campaign.worn.contains { $0.armor == "lantern-coat" })
    }

    @Test("Whoever stood in a place of a mod that is gone is back where the road begins, and can go on")
    func stranded() throws {
        let saves = Sandbox()
        let cellar = SampleRoad.catalog(replacing: [
            #""ways": ["den", "pit", "dead-end"]"#: #""ways": ["den", "pit", "dead-end", "cellar"]"#,
            #"{"id": "shrine","#: #"{"id": "cellar", "ways": ["gate"]}, {"id": "shrine","#,
            #""stick""#: #""cane""#,
        ])
        do {
            var session = try open(saves.path, "main", cellar)
            try session.play(.go("cellar"))
            try session.close()
        }
        var session = try open(saves.path)
        #expect(session.opening.isStranded)
        #expect(session.campaign.place == "gate")
        #expect(session.campaign.weapon == "stick")
        try session.play(.go("den"), .choose(.strike(0)))
    }

    @Test("A mod that comes in another version than before is named with both")
    func otherVersion() throws {
        let saves = Sandbox()
        try begin(saves.path)
        var save = try SaveFile(contents(saves("main/save.json")))
        let older = with.mods.map { $0.id == "lantern" ? Manifest(["id": "lantern", "version": "1.9.0"]) : $0 }
        save = try SaveFile(number: save.number, campaign: save.campaign, mods: older, over: nil)
        put(save.bytes, saves("main/save.json"))
        let session = try open(saves.path, "main", with)
        #expect(session.opening.changedMods.map { "\($0.id) \($0.before) \($0.now)" } == ["lantern 1.9.0 2.0.0"])
    }
}
