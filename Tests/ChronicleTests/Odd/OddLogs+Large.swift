import Chronicle
import Content
import Engine
import TestSupport

extension OddLog {
    /// Large ones, made for the test that needs them.
    static let large = [
        OddLog(
            "ten-thousand-free-choices", "Ten thousand swaps that cost nothing are made in one round.", isKept: false
        ) {
            var recording = begun(setup(health: 60, seed: 11), in: catalog(freeMoves))
            for _ in 0..<10_000 { _ = try? recording.play(.swap(0, 1)) }
            return recording.log()
        },
        OddLog("line-of-17-MB", "A note has seventeen million bytes, more than any line may.", isKept: false) {
            let note = "{\"type\":\"note\",\"text\":\"" + String(repeating: "x", count: 17_000_000) + "\"}\n"
            return Array((won.lines[..<8].joined(separator: "\n") + "\n" + note).utf8)
        },
        OddLog("brackets-without-end", "A line is seventeen million brackets.", isKept: false) {
            Array((won.lines[..<8].joined(separator: "\n") + "\n").utf8) + [UInt8](repeating: 0x5B, count: 17_000_000)
        },
        OddLog("too-much-work", "The content is legal, but one round of it would take hours.", isKept: false) {
            let setup = FightSetup(
                seed: 1, health: 1_000_000, weapon: "blade",
                wears: (0..<64).map { FightSetup.Piece("maze", copy: $0, durability: 0) },
                foes: Array(repeating: "legion", count: 8))
            let recording = begun(setup, in: catalog(monstrous))
            let choice = #"{"type":"choice","by":"avatar","do":"end"}"# + "\n"
            return recording.log(suspended: false) + Array(choice.utf8)
        },
        OddLog("names-of-10-kB", "Names in the content have ten thousand bytes each.", isKept: false) {
            fought(setup(health: 60, seed: 11), in: catalog(named(String(repeating: "鎧", count: 3_400)))).log()
        },
        OddLog(
            "names-with-escapes", "A name in the content would clear the screen and turn text around.", isKept: false
        ) {
            fought(setup(health: 60, seed: 11), in: catalog(named("\\u001b[2J\u{202E}taH"))).log()
        },
    ]

    private static func fought(_ setup: FightSetup, in catalog: Catalog) -> Recording {
        var recording = begun(setup, in: catalog)
        while recording.fight.result == nil { _ = try? recording.play(.end) }
        return recording
    }

    private static func catalog(_ files: [String: String]) -> Catalog { TestSupport.catalog(of: files) }

    private static let freeMoves = Arena.files.mapValues {
        $0.replacing(#""tempo": 4, "moves": 1"#, with: #""tempo": 4, "moves": 1, "move": 0"#)
    }

    private static func named(_ name: String) -> [String: String] {
        Arena.files.mapValues { text in
            text.replacing(#"{ "id": "hat","#, with: #"{ "id": "hat", "name": "\#(name)","#)
        }
    }

    /// Each layer tries again what lies further in, and sends back sixty-four times.
    private static let monstrous: [String: String] = {
        let asked = Array(repeating: #"{ "when": { "chance": 1 }, "answer": "pass" }"#, count: 63)
        let echoes = Array(repeating: #"{ "effect": "reflect", "amount": 1 }"#, count: 64)
        let plan = Array(repeating: #""blow""#, count: 20).joined(separator: ", ")
        return [
            "all.json": """
            { "rules": { "maxRounds": 1000, "maxLayers": 64 },
              "elements": [ { "id": "stone" } ],
              "armor": [ { "id": "maze",
                "responses": [ \(asked.joined(separator: ", ")), { "answer": "retry", "times": 5 } ],
                "echoes": [ \(echoes.joined(separator: ", ")) ] } ],
              "attacks": [ { "id": "blow", "element": "stone", "power": 1 },
                           { "id": "blade", "element": "stone", "power": 1 } ],
              "foes": [ { "id": "legion", "health": 1000000, "plans": [ [ \(plan) ] ],
                          "wears": [ \(Array(repeating: #""maze""#, count: 64).joined(separator: ", ")) ] } ] }
            """
        ]
    }()
}
