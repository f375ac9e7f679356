import Chronicle
import Engine

extension Narrator {
    /// What one step of a film says, as one paragraph without color; never empty.
    func caption(_ facts: [Fact], _ fight: Fight) -> String {
        var teller = self
        teller.voice = voice.unbroken
        let lines = facts.flatMap { fact -> [String] in
            switch fact {
            // These are the beginnings of what the next steps tell.
            case .choice(.strike): [voice.say(.choseStrike)]
            case .choice(.use): [voice.say(.choseUse)]
            case .choice(.end): [voice.say(.choseEnd)]
            case .round, .intent, .choice, .plan, .attack, .use, .mend, .charge, .hasten, .hop, .echo, .outcome, .hit,
                .heal, .turn, .inflict, .suffer, .recover, .down, .check, .end:
                teller.tell([fact], fight)
            }
        }
        return lines.joined(separator: " ")
    }
}
