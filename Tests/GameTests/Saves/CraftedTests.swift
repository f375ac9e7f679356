import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

@Suite("A crafted save")
struct CraftedTests {
    /// The save of a game in its second fight, as JSON without its sum.
    private func save() throws -> JSON {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try campaign.play(.go("den"), .choose(.strike(0)), .note("one"), .choose(.end))
        return try SaveFile(number: 3, campaign: campaign, mods: road.mods, over: nil).json
    }

    private func bytes(_ json: JSON) -> [UInt8] {
        var json = json
        json["sum"] = JSON(fingerprintText(json))
        return json.pretty()
    }

    @Test(
        "Counts beyond their bounds are damage",
        arguments: [("points", -1), ("defeats", -1), ("number", -1), ("fights", -1), ("fights", 0), ("fights", 2)])
    func bounds(key: String, value: Int) throws {
        for value in [value, 1_000_000_001, .max, .min] {
            var json = try save()
            json[key] = JSON(value)
            #expect(throws: SaveFile.Damage.self, "\(key) \(value)") { _ = try SaveFile(bytes(json)) }
        }
    }

    @Test("What others wrote into a piece stays with it when it is taken off and put on")
    func foreignFields() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        var json = try SaveFile(number: 1, campaign: campaign, mods: road.mods, over: nil).json
        json = replacing(json, [.key("wears"), .at(0)]) { piece in
            var piece = piece
            piece["engraving"] = "for Ada"
            return piece
        }
        for action in [Action.choose(.doff(0)), .choose(.don(campaign.carried.count))] {
            try campaign.play(action)
            json = try SaveFile(number: 2, campaign: campaign, mods: road.mods, over: json).json
            #expect(text(json.canonical()).contains("for Ada"))
        }
    }

    @Test("A note over a thousand bytes is refused; one of a thousand is not")
    func notes() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try campaign.play(.go("den"), .note(String(repeating: "x", count: 1_000)))
        let long = String(repeating: "鎧", count: 334)
        #expect(try campaign.refusal(of: .note(long)) == .noteTooLong(size: 1_002, most: 1_000))
    }

    @Test("The greatest counts are read, played on and saved again")
    func greatest() throws {
        let saves = Sandbox()
        var json = try save()
        for key in ["points", "defeats"] { json[key] = 1_000_000_000 }
        put(bytes(json), saves("main/save.json"))
        var session = try open(saves.path)
        try fightItOut(&session)
        try session.close()
        #expect(try SaveFile(contents(session.savePath)).campaign.points == 1_000_000_000)
    }

    @Test("No number and no length in a save can make the game die")
    func fuzz() throws {
        let json = try save()
        var count = 0
        for path in places(json) {
            for value in [.min, -1, 0, 1, 2, 1_000, 999_999, 1_000_000, 1_000_000_000, 1 << 40, .max] as [Int] {
                play(bytes(replacing(json, path[...]) { $0.int == nil ? nil : JSON(value) }))
                count += 1
            }
            for length in [0, 1, 40, 1_001] {
                play(
                    bytes(
                        replacing(json, path[...]) { old in
                            guard let items = old.array, let last = items.last else { return nil }
                            return JSON(.array((0..<length).map { $0 < items.count ? items[$0] : last }))
                        }))
            }
        }
        #expect(count > 500)
    }

    /// Reads a save and, where it is one, plays on a little.
    private func play(_ bytes: [UInt8]) {
        guard var campaign = try? SaveFile(bytes).campaign else { return }
        for action: Action in [
            .choose(.strike(0)), .choose(.mend(0)), .choose(.swap(0, 1)), .choose(.end), .choose(.end), .rest,
            .upgrade(0), .choose(.don(0)), .go("den"), .choose(.end), .take("wool-cap"),
        ] {
            _ = try? campaign.perform(action, in: road)
        }
        _ = Timeline(from: campaign)
    }

    /// The ways to every number and list.
    private func places(_ json: JSON) -> [[Step]] {
        switch json.value {
        case .integer: [[]]
        case .array(let items):
            [[]] + items.enumerated().flatMap { index, item in places(item).map { [.at(index)] + $0 } }
        case .object(let members): members.flatMap { member in places(member.value).map { [.key(member.key)] + $0 } }
        case .null, .bool, .fraction, .string: []
        }
    }

    private enum Step {
        case key(String)
        case at(Int)
    }

    private func replacing(_ json: JSON, _ path: ArraySlice<Step>, _ change: (JSON) -> JSON?) -> JSON {
        var json = json
        switch path.first {
        case nil: return change(json) ?? json
        case .key(let key): json[key] = json[key].map { replacing($0, path.dropFirst(), change) }
        case .at(let index):
            guard var items = json.array else { return json }
            items[index] = replacing(items[index], path.dropFirst(), change)
            json = JSON(.array(items))
        }
        return json
    }
}
