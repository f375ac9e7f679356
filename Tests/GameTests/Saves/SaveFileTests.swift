import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

@Suite("The save file")
struct SaveFileTests {
    private func campaign(inFight: Bool) throws -> Campaign {
        var campaign = try #require(Campaign(seed: 7, in: road))
        if inFight { try campaign.play(.go("den"), .choose(.strike(0)), .note("so far"), .choose(.end)) }
        return campaign
    }

    @Test("A save comes back as it was", arguments: [false, true])
    func roundTrip(inFight: Bool) throws {
        let campaign = try campaign(inFight: inFight)
        let save = try SaveFile(number: 3, campaign: campaign, mods: road.mods, over: nil)
        let again = try SaveFile(save.bytes)
        #expect(again.number == 3)
        #expect(again.mods.map(\.id) == ["core"])
        #expect(again.campaign.state == campaign.state)
        #expect(
            try SaveFile(number: 3, campaign: again.campaign, mods: again.mods, over: again.json).bytes == save.bytes)
    }

    @Test("With any byte changed it is refused, or says the same", arguments: [false, true])
    func changedByte(inFight: Bool) throws {
        let campaign = try campaign(inFight: inFight)
        let bytes = try SaveFile(number: 1, campaign: campaign, mods: road.mods, over: nil).bytes
        var passed = 0
        for index in stride(from: 0, to: bytes.count, by: inFight ? 13 : 1) {
            for mask: UInt8 in [0x01, 0x20] {
                var changed = bytes
                changed[index] ^= mask
                guard let save = try? SaveFile(changed) else { continue }
                passed += 1
                #expect(save.campaign.state == campaign.state, "byte \(index) ^ \(mask)")
                #expect(save.number == 1)
            }
        }
        // Only white space may change unseen.
        #expect(passed < bytes.count { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } * 2)
    }

    @Test("Cut anywhere it is refused")
    func cut() throws {
        let bytes = try SaveFile(number: 1, campaign: try campaign(inFight: false), mods: road.mods, over: nil).bytes
        for end in 0..<(bytes.count - 1) {
            #expect(throws: SaveFile.Damage.self) { _ = try SaveFile(Array(bytes[..<end])) }
        }
        #expect(throws: SaveFile.Damage.self) { _ = try SaveFile([UInt8](repeating: 0, count: bytes.count)) }
    }

    @Test("A newer format is told from damage")
    func newer() throws {
        let bytes = try SaveFile(number: 1, campaign: try campaign(inFight: false), mods: road.mods, over: nil).bytes
        let text = String(decoding: bytes, as: UTF8.self).replacing(#""version": 1,"#, with: #""version": 2,"#)
        let damage = #expect(throws: SaveFile.Damage.self) { _ = try SaveFile(Array(text.utf8)) }
        guard case .newer(2) = damage else {
            Issue.record("\(String(describing: damage))")
            return
        }
    }

    @Test("What others wrote into it survives: at the top, in objects and in the things of a list")
    func unknownFields() throws {
        let campaign = try campaign(inFight: true)
        let save = try SaveFile(number: 1, campaign: campaign, mods: road.mods, over: nil)
        var json = save.json
        json["x-friend"] = ["likes": [1, 2]]
        json["fight"]?["x-mood"] = "grim"
        json["wears"] = JSON(
            .array(
                (json["wears"]?.array ?? []).map { piece in
                    var piece = piece
                    piece["x-dye"] = JSON("red " + (piece["armor"]?.string ?? ""))
                    return piece
                }))
        let read = try SaveFile(signed(json))
        #expect(read.campaign.state == campaign.state)
        // The layers change places and a choice is made; the fields stay with what they belong to.
        var later = read.campaign
        try later.play(.choose(.strike(0)))
        later.worn.reverse()
        let next = try SaveFile(number: 2, campaign: later, mods: road.mods, over: read.json)
        let again = try SaveFile(next.bytes)
        #expect(again.json["x-friend"] == ["likes": [1, 2]])
        #expect(again.json["fight"]?["x-mood"] == "grim")
        #expect(
            again.json["wears"]?.array?.compactMap { $0["x-dye"]?.string } == ["red paper-shirt", "red fire-armor"])
        #expect(again.campaign.state == later.state)
    }

    @Test("A fight's own fields go with the fight, and its content never mixes with another's")
    func fightsDoNotMix() throws {
        let first = try SaveFile(number: 1, campaign: try campaign(inFight: true), mods: road.mods, over: nil)
        var json = first.json
        json["fight"]?["x-mood"] = "grim"
        var other = try #require(Campaign(seed: 7, in: road))
        try other.play(.go("pit"), .choose(.end), .go("pit"))
        let second = try SaveFile(try SaveFile(number: 2, campaign: other, mods: road.mods, over: json).bytes)
        #expect(second.json["fight"]?["x-mood"] == nil)
        #expect(second.campaign.state == other.state)
        #expect(second.campaign.bout?.recording.log() == other.bout?.recording.log())
    }
}

/// The bytes of a save whose JSON was changed by somebody who knows the sum.
func signed(_ json: JSON) -> [UInt8] {
    var json = json
    json["sum"] = nil
    let sum = fingerprintText(json)
    json["sum"] = JSON(sum)
    return json.pretty()
}
