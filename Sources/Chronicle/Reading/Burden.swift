import Content
import Engine
import JSONText

/// How much work a log asks of whoever verifies it, never guessed too small.
///
/// Content may be legal and still monstrous: 64 layers that try everything again, each sending back 64 attacks, thrown at
/// by eight foes at once. A few kilobytes could then keep a verifier busy for hours, or take all its memory.
struct Burden {
    /// What one stack costs an attack that enters it.
    private struct Stack {
        /// About as many as nanoseconds.
        var steps = 0
        var facts = 6
        /// The most attacks that it sends back.
        var returned = 0
    }

    /// Thousands of times what the longest fights of people ask for; about a minute.
    private static let mostSteps = 100_000_000_000
    /// Of one choice; about 300 MB.
    private static let mostFacts = 2_000_000

    private var stacks: (avatar: Stack, foes: [Stack])?
    private var steps = 0

    /// Counts a choice that is about to be played; false where it would be too much.
    mutating func bears(_ choice: Choice, _ recording: Recording) -> Bool {
        let (avatar, foes) = stacks ?? Burden.stacks(of: recording)
        stacks = (avatar, foes)
        var facts = 0
        func fly(_ stack: Stack, from thrower: Stack) {
            steps += stack.steps + stack.returned * thrower.steps
            facts += stack.facts + stack.returned * thrower.facts
        }
        switch choice {
        case .end: for intent in recording.fight.intents { fly(avatar, from: foes[intent.foe]) }
        case .strike(let foe), .use(_, let foe): if foes.indices.contains(foe) { fly(foes[foe], from: avatar) }
        case .swap, .move, .mend, .brace, .don, .doff: break
        }
        return steps <= Burden.mostSteps && facts <= Burden.mostFacts
    }

    /// Everything that may come to be worn counts as worn from the beginning.
    private static func stacks(of recording: Recording) -> (Stack, [Stack]) {
        var sizes: [ID: Int] = [:]
        func size(_ armor: ID) -> Int {
            if let size = sizes[armor] { return size }
            // A condition is quicker to ask than to write: its length in the log bounds its cost.
            let size = recording.catalog.armor[armor]?.json.canonical().count ?? 0
            sizes[armor] = size
            return size
        }
        func stack(_ layers: [Layer]) -> Stack {
            var stack = Stack()
            var tries = 1
            for layer in layers {
                let armor = layer.armor
                stack.steps += size(armor.id)
                stack.facts += 1 + armor.echoes.count
                stack.returned += 1 + armor.echoes.count
                if armor.responses.contains(where: { $0.answer.kind == .retry }) { tries = Retry.mostTries }
            }
            stack.steps *= tries
            return stack
        }
        let fight = recording.fight
        return (stack(fight.avatar.stack.layers + fight.avatar.pack), fight.foes.map { stack($0.stack.layers) })
    }
}
