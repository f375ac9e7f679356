import Chronicle
import Content
import Engine
import TestSupport
import Testing

@testable import Terminal

@Suite("The viewer's screens")
struct ScreenLaws {
    @Test("k steps forward, a jump to k, and the end with steps back to k show the same screen, for every k")
    func sameScreen() {
        for film in Cinema.films.prefix(3) {
            for size in Cinema.sizes.prefix(2) {
                var (walker, walked) = (Viewer(film), FrameShelf(film))
                var (homecomer, back) = (Viewer(film), FrameShelf(film))
                homecomer.type("G")
                var backward: [Int: [String]] = [:]
                for _ in film.steps {
                    backward[homecomer.step] = screen(homecomer, size, &back)
                    homecomer.type("h")
                }
                for step in film.steps.indices {
                    let forward = screen(walker, size, &walked)
                    #expect(walker.step == step)
                    let jumped = Cinema.screen(.at(step, of: film), size, colored: true)
                    let (isJumped, isBack) = (forward == jumped, forward == backward[step])
                    #expect(isJumped && isBack, "step \(step) at \(size.columns)×\(size.lines)")
                    walker.type("l")
                }
            }
        }
    }

    private func screen(_ viewer: Viewer, _ size: TerminalSize, _ reel: inout FrameShelf) -> [String] {
        reel.sight(of: viewer, size, Cinema.narrator(viewer.film, colored: true)).screen().lines
    }

    /// As many lines as there are, none wider than it may be, and nothing that could disturb a terminal.
    private func expectSound(_ viewer: Viewer, _ size: TerminalSize, _ what: String) {
        let lines = Cinema.screen(viewer, size, colored: true, verdict: "diverged at line 40: shown up to there")
        let bare = lines.map(unpainted)
        let most = bare.map(columns).max() ?? 0
        #expect(
            lines.count == size.lines && most <= min(size.columns, 100),
            "\(what) at \(size.columns)×\(size.lines): \(bare.first { columns($0) > size.columns } ?? "")")
        let isInert = bare.allSatisfy { inert($0) == $0 }
        #expect(isInert, "\(what)")
    }

    @Test("Every screen has exactly its lines, none too wide, at any size", arguments: Cinema.sizes.indices)
    func sizes(index: Int) {
        for film in Cinema.films.prefix(3) {
            for step in stride(from: 0, through: film.last, by: 9) {
                expectSound(.at(step, of: film), Cinema.sizes[index], "step \(step)")
            }
        }
        for keys in ["H", "s", "20lt", "/pattern", "?" + String(repeating: "水", count: 90), "12345", "]]]]]]]]]]]]]"] {
            var viewer = Viewer(Cinema.small)
            viewer.type(keys)
            expectSound(viewer, Cinema.sizes[index], keys)
        }
    }

    /// Eight foes, ten layers, and names that nobody should have.
    private func crowd() -> Film {
        let long = String(repeating: "endless ", count: 1_200)
        let names = [
            "水の鎧水の鎧水の鎧水の鎧水の鎧", long, #"\u001b[2J\u001b[31mred"#, #"ab\u202ecd"#, "e\u{301}mail", "👩‍🚀 suit",
            "kettle", "\u{200B}", "plate", "wool",
        ]
        let armor = names.enumerated().map { number, name in
            """
            { "id": "a\(number)", "name": "\(name)", "durability": \(number * 99_999 + 1), "charge": { "max": 9 },
              "responses": [ { "answer": "absorb", "upTo": 1, "wear": 1 } ], "echoes": [ { "effect": "mend", "amount": 1 } ] }
            """
        }
        let catalog = catalog(of: [
            "all.json": """
            { "elements": [ { "id": "fire", "name": "\(long)" } ], "armor": [ \(armor.joined(separator: ",")) ],
              "attacks": [ { "id": "bolt", "name": "矢\(long)", "element": "fire", "power": 900000, "pierce": 2 },
                           { "id": "jab", "element": "fire", "power": 12 } ],
              "foes": [ { "id": "imp", "name": "小鬼\\u0007", "health": 5, "wears": [ "a0", "a1" ], "plans": [ [ "jab" ] ] },
                        { "id": "giant", "name": "\(long)", "health": 1000000, "plans": [ [ "jab", "jab" ], [ "bolt" ] ] } ] }
            """
        ])
        var recording = begun(
            FightSetup(
                seed: 1, health: 1_000_000, weapon: "jab", wears: (0..<10).map { ("a\($0)", 0) },
                foes: ["giant", "imp", "imp", "giant", "imp", "imp", "giant", "imp"], in: catalog), in: catalog)
        for choice in [Choice.strike(1), .swap(0, 9), .end, .strike(1), .strike(1), .strike(2), .end] {
            _ = try? recording.play(choice)
        }
        return Film(recording)
    }

    @Test("Eight foes, ten layers, and names that are wide, endless or hostile keep within the screen")
    func hostile() {
        let film = crowd()
        #expect(film.last > 60)
        for size in [Cinema.sizes[0], Cinema.sizes[1], Cinema.sizes[4]] {
            for step in stride(from: 0, through: film.last, by: 29) {
                expectSound(.at(step, of: film), size, "step \(step)")
            }
            for page in ["t", "s"] {
                var viewer = Viewer.at(40, of: film)
                viewer.type(page)
                expectSound(viewer, size, page)
            }
        }
    }

    @Test("Without color nothing is lost: the colors are all that differs")
    func colors() {
        for step in stride(from: 0, through: Cinema.small.last, by: 4) {
            let viewer = Viewer.at(step, of: Cinema.small)
            let isSame = Cinema.screen(viewer, colored: true).map(unpainted) == Cinema.screen(viewer)
            #expect(isSame, "step \(step)")
        }
    }

    @Test("The attack is marked where it is, with the element and power it has now")
    func marker() throws {
        let film = Cinema.small
        for step in film.steps.indices {
            let frame = film.frame(at: step)
            guard let flight = frame.tableau.flight, flight.outcome == nil, let hop = flight.hops.last,
                hop.powerOut > 0, hop.answer != nil, flight.to == .avatar
            else { continue }
            let name = Cinema.narrator(film).name(of: hop.element)
            let row = Cinema.screen(.at(step, of: film)).first {
                $0.contains("\(name) \(hop.powerOut) ► \(hop.layer + 1)")
            }
            let found = try #require(row, "step \(step)")
            #expect(found.contains(Cinema.narrator(film).name(of: hop.armor)), "step \(step)")
        }
    }

    @Test("A log that is not what the rules compute says so under the title")
    func verdict() {
        let lines = Cinema.screen(Viewer(Cinema.small), verdict: "diverged at line 40: shown up to there")
        #expect(lines[2] == " diverged at line 40: shown up to there")
    }

    @Test("The numbers up to the end are those of the fight, and on the way they only grow")
    func sums() {
        for film in Cinema.films {
            #expect(film.ledger(through: film.last) == Ledger(film.recording.playback))
            var before = 0
            for step in film.steps.indices {
                let met = film.ledger(through: step).entries.reduce(0) { $0 + $1.met }
                #expect((0...1).contains(met - before), "step \(step)")
                before = met
            }
        }
    }

    @Test("The screens are the recorded ones", arguments: [(80, 24), (40, 12)])
    func goldens(columns: Int, lines: Int) {
        let size = TerminalSize(columns: columns, lines: lines)
        var text = ""
        func show(_ title: String, _ viewer: Viewer) {
            text += "== \(title)\n" + Cinema.screen(viewer, size).joined(separator: "\n") + "\n"
        }
        for step in stride(from: 0, through: Cinema.small.last, by: 7) {
            show("step \(step)", .at(step, of: Cinema.small))
        }
        for keys in ["G", "]", "30lt", "60ls", "H", "/pat", "17"] {
            var viewer = Viewer(Cinema.small)
            viewer.type(keys)
            show("keys \(keys)", viewer)
        }
        let difference = difference(fromGolden: "viewer-\(columns)x\(lines).txt", Array(text.utf8))
        #expect(difference == nil)
    }
}
