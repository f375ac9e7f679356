import Chronicle
import Content
public import Engine
public import Game

extension Narrator {
    /// What a preview shows: what would happen, not what the next round would bring.
    public func foretell(_ facts: [Fact], _ fight: Fight) -> [String] {
        let shown = facts.filter { fact in
            switch fact {
            case .round, .intent, .plan, .choice, .use, .hasten, .check: false
            case .mend, .charge, .attack, .hop, .echo, .outcome, .hit, .heal, .inflict, .turn, .suffer, .recover, .down,
                .end:
                true
            }
        }
        return shown.isEmpty ? [voice.say(.previewSame)] : tell(shown, fight)
    }

    /// An action in the words of the command that does it: "swap 1 2".
    public static func words(for action: Action) -> String {
        switch action {
        case .choose(let choice): words(for: choice)
        case .go(let place): "go \(inert(place))"
        case .take(let armor): "take \(inert(armor))"
        case .buy(.armor(let id)), .buy(.item(let id)): "buy \(inert(id))"
        case .sell(.piece(let index)): "sell \(index + 1)"
        case .sell(.item(let id)): "sell \(inert(id))"
        case .wield(let attack): "wield \(inert(attack))"
        case .talk(let person): "talk \(inert(person))"
        case .upgrade(let index): "upgrade \(index + 1)"
        case .rest: "rest"
        case .train(let trial): "train \(inert(trial))"
        case .answer(let layer): "answer " + (layer.map { "\($0 + 1)" } ?? "me")
        case .leave: "leave"
        case .note: "note"
        }
    }

    static func words(for choice: Choice) -> String {
        switch choice {
        case .swap(let one, let other): "swap \(one + 1) \(other + 1)"
        case .move(let from, let to): "move \(from + 1) \(to + 1)"
        case .strike(let foe): "strike \(foe + 1)"
        case .mend(let layer): "mend \(layer + 1)"
        case .brace(let layer): "brace \(layer + 1)"
        case .don(let index): "don \(index + 1)"
        case .doff(let layer): "doff \(layer + 1)"
        case .use(let item, let foe): foe == 0 ? "use \(item + 1)" : "use \(item + 1) at \(foe + 1)"
        case .end: "end"
        }
    }
}
