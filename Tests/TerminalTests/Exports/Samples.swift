import Chronicle
import Content
import Engine
import TestSupport

@testable import Terminal

/// Fights to be exported, and the voice that tells them.
enum Exported {
    static let voice = Voice(
        language: "en", isPlain: true, palette: Palette(colored: false), width: 80, texts: [:])

    static let small = Arena.smallFight()
    static let bag = Arena.bagFight()

    /// What a hostile mod might call everything, and a player note.
    static let trap = #"</script><!--|`a`*b*_c_[d](e)<img src=x onerror=f()>"'&amp;"#

    /// A short fight in which everything bears that name.
    static let trapped: Recording = {
        let name = trap.replacing(#"""#, with: #"\""#)
        let catalog = catalog(of: [
            "trap.json": """
            { "elements": [ { "id": "fire", "name": "\(name)" } ],
              "armor": [ { "id": "hat", "name": "\(name)", "durability": 3, "responses": [ { "answer": "absorb", "upTo": 1 } ] } ],
              "statuses": [ { "id": "daze", "name": "\(name)", "damage": 1 } ],
              "attacks": [ { "id": "blow", "name": "\(name)", "element": "fire", "power": 4, "inflicts": { "status": "daze", "rounds": 2 } } ],
              "items": [ { "id": "salve", "name": "\(name)", "use": { "heal": 1 } } ],
              "foes": [ { "id": "imp", "name": "\(name)", "health": 9, "wears": [ "hat" ], "plans": [ [ "blow" ] ] } ] }
            """
        ])
        var recording = begun(
            FightSetup(
                seed: 1, health: 9, weapon: "blow", wears: [("hat", 0)], carries: [("hat", 0)], foes: ["imp"],
                items: ["salve"], in: catalog), in: catalog)
        recording.note(trap)
        for choice in [Choice.strike(0), .end, .use(0, at: 0), .don(0), .end] { _ = try? recording.play(choice) }
        return recording
    }()
}
