import Chronicle
import Content
import Engine
import JSONText
import TestSupport
import Testing

@Suite("What if")
struct WhatIfTests {
    let recording = Arena.smallFight()

    private func refusal(_ change: (inout WhatIf) -> Void) -> WhatIf.Problem? {
        var question = WhatIf()
        change(&question)
        do throws(WhatIf.Problem) {
            _ = try question.answer(for: recording)
            return nil
        } catch { return error }
    }

    @Test("A question that changes nothing is answered by the fight as it was")
    func nothing() throws {
        let rerun = try WhatIf().answer(for: recording)
        #expect(rerun.fight == recording.fight)
        #expect(Contrast(recording.playback, rerun.playback).difference == nil)
    }

    @Test("A value that is set holds in the whole fight, and the fight stays one with a log that verifies")
    func set() throws {
        var question = WhatIf()
        question.amendments = [
            .set(.armor, "kettle", path: ["durability"], to: 90),
            .set(.armor, "kettle", path: ["upgrades", "0", "patch", "durability"], to: 99),
            .set(.rules, "", path: ["tempo"], to: 9),
        ]
        let rerun = try question.answer(for: recording)
        #expect(rerun.version.catalog.armor["kettle"]?.levels.map(\.durability) == [90, 99])
        #expect(rerun.version.beginning.rules.tempo == 9)
        // What was whole is whole by the new measure.
        #expect(rerun.version.beginning.avatar.stack.layers[1].durability == 99)
        var version = rerun.version
        for choice in rerun.playback.turns.compactMap(\.choice) { _ = try version.play(choice) }
        #expect(Replay(version.log()).verdict.kind == .verified)
        #expect(version.fight == rerun.fight)
    }

    @Test("What can't be set says why")
    func refusals() {
        func reason(_ amendment: Amendment) -> String {
            switch refusal({ $0.amendments = [amendment] }) {
            case .amendment(let problem): problem.reason
            case .unsound(let reason): "unsound: " + reason
            case let other: "\(String(describing: other))"
            }
        }
        #expect(reason(.set(.armor, "cloak", path: ["durability"], to: 3)).contains("the fight uses no armor `cloak`"))
        #expect(
            reason(.set(.armor, "kettle", path: ["responses", "7", "wear"], to: 3))
                == "armor `kettle` has no `responses.7.wear`")
        #expect(reason(.set(.armor, "kettle", path: ["durability"], to: "much")).hasPrefix("unsound: "))
        #expect(reason(.set(.armor, "kettle", path: ["durabilty"], to: 3)).hasPrefix("unsound: "))
        #expect(refusal { $0.round = 99 } == .noSuchRound(99, last: recording.fight.round))
        let later = refusal {
            $0.round = 2
            $0.amendments = [.set(.rules, "", path: ["tempo"], to: 2)]
        }
        #expect(later == .amendedLater)
        let missing = refusal { $0.wardrobe.wears = [FightSetup.Piece("cloak", durability: 3)] }
        if case .missing(let missing) = missing {
            #expect(missing.id == "cloak")
        } else {
            Issue.record("\(String(describing: missing))")
        }
    }

    @Test("A mod changes only what it changes; the rest stays as the log has it, whatever is installed now")
    func mod() throws {
        var files = Arena.files
        let base = catalog(
            of: files.mapValues {
                $0.replacing(#""id": "hat", "durability": 2"#, with: #""id": "hat", "durability": 5"#)
            })
        files = files.mapValues {
            $0.replacing(#""id": "hat", "durability": 2"#, with: #""id": "hat", "durability": 5"#)
                .replacing(#""id": "mirror", "durability": 6"#, with: #""id": "mirror", "durability": 60"#)
        }
        let modded = catalog(of: files)
        var question = WhatIf()
        question.amendments = [.mod(modded, base: base)]
        let version = try question.version(of: recording)
        #expect(version.catalog.armor["mirror"]?.levels[0].durability == 60)
        #expect(version.catalog.armor["hat"]?.levels[0].durability == 2)
        question.amendments = [.current(modded)]
        #expect(try question.version(of: recording).catalog.armor["hat"]?.levels[0].durability == 5)
    }

    @Test("Armor that the log does not embed comes from the content loaded")
    func store() throws {
        var question = WhatIf()
        question.store = Core.content
        question.wardrobe.wears = [.new(try #require(Core.content.armor["water-armor"]))]
        let rerun = try question.answer(for: recording)
        #expect(rerun.version.setup.wears.map(\.armor) == ["water-armor"])
        #expect(rerun.version.catalog.foes["imp"] != nil)
    }

    @Test("Nobody is asked to wear more than the rules allow")
    func excess() {
        let piece = recording.setup.wears[0]
        let problem = refusal { question in
            question.wardrobe.wears = (0..<9).map { FightSetup.Piece(piece.armor, copy: $0, durability: 1) }
        }
        #expect(problem == .tooMuch(.tooManyLayers(most: 5)))
    }

    @Test("A layer that is named twice is worn once")
    func twice() {
        let setup = recording.setup
        let hat = setup.wears[2]
        #expect(Wardrobe(order: [hat, hat]).applied(to: setup).wears.count == setup.wears.count)
    }

    @Test("A definition that only others use moves no first difference")
    func profiles() throws {
        // Another attack in a plan of the imp renumbers the profiles of the rats' attacks.
        let files = Arena.files.mapValues {
            $0.replacing(
                #""plans": [ [ "spark" ], [ "spark", "spit" ] ]"#,
                with: #""plans": [ [ "spark" ], [ "spark", "spit", "spit" ] ]"#)
        }
        var question = WhatIf()
        question.amendments = [.current(catalog(of: files))]
        let contrast = Contrast(recording.playback, try question.answer(for: recording).playback)
        #expect(contrast.difference?.other?.round == 2)
    }

    @Test("Layers are taken out, put first, or replaced, and what was carried is not worn twice")
    func wardrobe() throws {
        let setup = recording.setup
        let (mirror, hat, thorns) = (setup.wears[0], setup.wears[2], setup.carries[0])
        #expect(Wardrobe(without: [mirror]).applied(to: setup).wears == Array(setup.wears.dropFirst()))
        #expect(Wardrobe(order: [hat]).applied(to: setup).wears.map(\.armor).prefix(2) == ["hat", "mirror"])
        let worn = Wardrobe(wears: [thorns, hat]).applied(to: setup)
        #expect(worn.wears == [thorns, hat] && worn.carries.isEmpty)
        let later = Wardrobe(without: [hat], order: [setup.wears[4]]).applied(
            to: recording.playback.turns[0].after, in: recording.catalog)
        #expect(later.avatar.stack.layers.map(\.armor.id) == ["grudge", "mirror", "kettle", "second-thoughts"])
    }

    @Test(
        "Two fights part at the first thing that happens otherwise, and not where a layer that did nothing is missing")
    func parting() throws {
        var parted = 0
        for recording in FilmTests.fights where recording.setup.wears.count > 1 {
            for (index, piece) in recording.setup.wears.enumerated() {
                var question = WhatIf()
                question.wardrobe.without = [piece]
                let rerun = try question.answer(for: recording)
                let contrast = Contrast(recording.playback, rerun.playback)
                let ledger = Ledger(recording.playback)
                let entry = ledger.entries.first { $0.identity == piece.identity }
                // An idle layer changes nothing unless choices, pierce or turning knew its place.
                if let entry, entry.met == 0, rerun.strays.isEmpty, index == recording.setup.wears.count - 1,
                    rerun.fight.totals == recording.fight.totals
                {
                    #expect(contrast.difference == nil)
                }
                if let difference = contrast.difference {
                    parted += 1
                    #expect(difference.one?.facts != difference.other?.facts)
                    let rounds = [difference.one?.round, difference.other?.round].compactMap { $0 }
                    #expect(!rounds.isEmpty && rounds.allSatisfy { (1...40).contains($0) })
                }
            }
        }
        #expect(parted > 20)
    }
}
