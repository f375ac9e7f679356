import Chronicle
import Content
import Engine
import JSONText
import TestSupport
import Testing

@Suite("FightSetup")
struct FightSetupTests {
    @Test("What is written is read again")
    func roundTrip() throws {
        for seed in UInt64(0)..<50 {
            var samples = Samples(seed: seed)
            let setup = FightSetup.any(&samples, in: Arena.content)
            var writer = JSONWriter()
            writer.object { setup.write(into: &$0) }
            #expect(FightSetup(try JSON.parse(writer.bytes), seed: setup.seed) == setup, "\(seed)")
        }
    }

    @Test("What names nothing in the catalog says what is missing")
    func missing() {
        func missing(_ setup: FightSetup) -> FightSetup.Missing? {
            do throws(FightSetup.Missing) {
                _ = try Recording(setup, in: Arena.content)
                return nil
            } catch { return error }
        }
        #expect(missing(FightSetup(seed: 1, health: 1, weapon: "club", foes: ["imp"]))?.section == .attacks)
        #expect(missing(FightSetup(seed: 1, health: 1, weapon: "blade", foes: ["ogre"]))?.id == "ogre")
        #expect(
            missing(FightSetup(seed: 1, health: 1, weapon: "blade", wears: [("cloak", 0)], foes: ["imp"]))?.id
                == "cloak")
        #expect(missing(FightSetup(seed: 1, health: 1, weapon: "blade", foes: ["imp"])) == nil)
    }

    @Test("An item that there is not, or that is no use in a fight, is missing")
    func uselessItems() throws {
        for (item, isThere) in [("salve", true), ("sword", false), ("elixir", false)] {
            let setup = FightSetup(seed: 1, health: 1, weapon: "blade", foes: ["imp"], items: [item])
            if isThere {
                _ = try Recording(setup, in: Arena.content)
            } else {
                let error = #expect(throws: FightSetup.Missing.self) { try Recording(setup, in: Arena.content) }
                #expect(error?.section == .items && error?.id == item)
            }
        }
    }

    @Test("A setup without items is written without them, and a bag that is no list of ids is none")
    func bags() throws {
        func written(_ items: [String]) -> String {
            var writer = JSONWriter()
            let setup = FightSetup(seed: 1, health: 1, weapon: "blade", foes: ["imp"], items: items)
            writer.object { setup.write(into: &$0) }
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        #expect(!written([]).contains("items"))
        let bag = #""items":["salve","kit","salve"]"#
        #expect(written(["salve", "kit", "salve"]).contains(bag))
        for forged in [#""items":"salve""#, #""items":[7]"#, #""items":null"#, #""items":{}"#] {
            let text = written(["salve", "kit", "salve"]).replacing(bag, with: forged)
            #expect(FightSetup(try JSON.parse(Array(text.utf8)), seed: 1) == nil, "\(forged)")
        }
    }

    @Test("A piece has no more durability than its armor, and armor that never wears has none")
    func durability() {
        var setup = FightSetup(seed: 1, health: 1, weapon: "blade", wears: [("hat", 0), ("grudge", 0)], foes: ["imp"])
        setup.wears[0].durability = 90
        setup.wears[1].durability = 90
        #expect(begun(setup, in: Arena.content).setup.wears.map(\.durability) == [2, 0])
    }

    @Test("Choices are written and read again; anything else is none")
    func choices() throws {
        for choice in [
            Choice.swap(0, 2), .move(2, to: 0), .strike(1), .mend(0), .brace(3), .don(0), .doff(1), .use(2, at: 1),
            .end,
        ] {
            var writer = JSONWriter()
            writer.object { $0.choice(choice) }
            #expect(Choice(try JSON.parse(writer.bytes)) == choice)
        }
        for text in ["{}", #"{"do":"flee"}"#, #"{"do":7}"#, "[]"] {
            #expect(Choice(try JSON.parse(Array(text.utf8))) == nil)
        }
    }
}
