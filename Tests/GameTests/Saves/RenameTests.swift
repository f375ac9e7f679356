import Chronicle
import Content
import Engine
import TestSupport
import Testing

@testable import Game

@Suite("Saves of content that was renamed since")
struct RenamedContentTests {
    /// The road after its author renamed an armor, a place, a foe and the weapon.
    private let renamed = SampleRoad.catalog(replacing: [
        #""fire-armor""#: #""ember-mail""#, #""den""#: #""burrow""#, #""rat""#: #""vole""#, #""stick""#: #""cane""#,
        #""rules": {"#: """
        "renames": [ {"from": "armor/fire-armor", "to": "armor/ember-mail"}, {"from": "places/den", "to": "places/burrow"},
                     {"from": "foes/rat", "to": "foes/vole"}, {"from": "attacks/stick", "to": "attacks/cane"} ],
        "rules": {
        """,
    ])

    @Test("Armor, places and the weapon go by their new names, and the next save says so")
    func migrates() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.go("den"))
            try fightItOut(&session)
            try session.close()
        }
        let before = try SaveFile(contents(saves("main/save.json"))).campaign
        do {
            var session = try open(saves.path, "main", renamed)
            let now = session.campaign
            #expect(now.worn.map(\.armor) == before.worn.map { $0.armor == "fire-armor" ? "ember-mail" : $0.armor })
            #expect(now.worn.map(\.durability) == before.worn.map(\.durability))
            #expect(now.weapon == "cane")
            #expect(!now.cleared.contains("den"))
            if now.cleared.contains("burrow") { try session.play(.go("hall")) } else { try session.play(.go("burrow")) }
        }
        #expect(String(decoding: contents(saves("main/save.json")), as: UTF8.self).contains("fire-armor") == false)
        let again = try open(saves.path, "main", renamed)
        #expect(again.opening.lost == 0)
        #expect(again.campaign.bout != nil)
    }

    @Test("A fight under way goes on under the old names, and what it brings back is found again")
    func inAFight() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.go("den"), .choose(.end))
            try session.close()
        }
        var session = try open(saves.path, "main", renamed)
        #expect(session.campaign.bout?.recording.setup.wears.first?.armor == "fire-armor")
        try fightItOut(&session)
        let owned = session.campaign.worn + session.campaign.carried
        #expect(owned.map(\.armor).sorted() == ["ember-mail", "glass", "lead-apron", "paper-shirt", "water-armor"])
        #expect(session.campaign.cleared == ["burrow"])
        #expect(session.campaign.questsDone.contains("ratter"))
    }

    @Test("Two armors that became one are still two pieces")
    func twoBecomeOne() throws {
        let one = SampleRoad.catalog(replacing: [
            #"{"id": "glass", "name": {"en": "Glass", "ja": "硝子"}, "weight": 1},"#: "",
            #""lead-apron", "glass"]"#: #""lead-apron"]"#,
            #""rules": {"#: #""renames": [ {"from": "armor/glass", "to": "armor/lead-apron"} ], "rules": {"#,
        ])
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.close()
        }
        let session = try open(saves.path, "main", one)
        let aprons = session.campaign.carried.filter { $0.armor == "lead-apron" }
        #expect(aprons.map(\.copy).sorted() == [0, 1])
    }
}

@Suite("Content that changes while it is played")
struct AdoptionTests {
    @Test("Away from a fight the new content holds at once, and a crash after it is recovered with it")
    func atOnce() throws {
        let saves = Sandbox()
        let harder = SampleRoad.catalog(replacing: [#""tempo": 3, "moves": 1"#: #""tempo": 4, "moves": 1"#])
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
            try session.adopt(harder)
            try session.play(.go("den"))
            #expect(session.campaign.fight?.tempo == 4)
        }
        let session = try open(saves.path, "main", harder)
        #expect(session.opening.recovered == 1)
        #expect(session.opening.lost == 0)
        #expect(session.campaign.fight?.tempo == 4)
    }

    @Test("A fight under way keeps the content it began with")
    func fightKeeps() throws {
        let saves = Sandbox()
        let other = SampleRoad.catalog(replacing: [#""power": 6"#: #""power": 9"#])
        var session = try open(saves.path)
        try session.play(.go("den"))
        let content = session.campaign.bout?.recording.content
        try session.adopt(other)
        #expect(session.campaign.bout?.recording.content == content)
        try session.play(.choose(.strike(0)))
        try fightItOut(&session)
        #expect(session.catalog.attacks["stick"]?.attack.power == 9)
    }
}
