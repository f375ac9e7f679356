import Chronicle
import Engine
import TestSupport
import Testing

@Suite("Audit")
struct AuditTests {
    @Test("Fights of all sorts keep every promise of the rules")
    func kept() {
        for recording in FilmTests.fights {
            let findings = Audit.findings(in: recording.playback).map(\.finding)
            #expect(findings == [])
        }
    }

    @Test("Facts that leave something out, or a state that is another, are found")
    func broken() throws {
        let turns = Arena.smallFight().playback.turns
        var found = 0
        for (before, turn) in zip(turns, turns.dropFirst()) {
            for (index, fact) in turn.facts.enumerated() {
                var facts = turn.facts
                facts.remove(at: index)
                let finding = Audit.finding(before: before.after, facts, after: turn.after)
                switch fact {
                case .hit, .heal, .suffer, .recover, .turn, .mend, .charge: #expect(finding != nil, "\(fact)")
                case .hop(let hop): if hop.taken > 0 && hop.durability != nil { #expect(finding != nil, "\(fact)") }
                default: break
                }
                found += finding == nil ? 0 : 1
            }
            if turn.after != before.after {
                #expect(Audit.finding(before: before.after, [], after: turn.after) != nil || turn.choice != .end)
            }
        }
        #expect(found > 20)
    }
}
