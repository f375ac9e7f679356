public import Engine
public import Game

extension Verb {
    /// What the command does, in one line of help.
    var about: String {
        switch self {
        case .look: "the place, or the whole fight, on one page"
        case .stack: "your layers, outermost first, and what you carry"
        case .examine: "what a piece of armor, a foe, an attack or a status does"
        case .intents: "what the foes have announced for the end of the round"
        case .preview: "what would happen, exactly: `preview`, or `preview swap 1 2, strike`"
        case .why: "the last attack, layer by layer, and why each layer answered so"
        case .swap: "two layers change places; the first reorderings of a round are free"
        case .move: "a layer goes to another place: `move 3 1`, `move kettle outermost`"
        case .strike: "your weapon against a foe, through the foe's own layers"
        case .mend: "restores some of a layer's durability"
        case .brace: "a layer pays half its wear this round"
        case .don: "puts carried armor on, outermost"
        case .doff: "takes a layer off"
        case .use: "uses a thing of your bag: `use soup`, `use nibs at golem`"
        case .end: "ends the round: the announced attacks come"
        case .go: "goes on; where a foe bars the way the fight begins"
        case .talk: "talks to somebody who is here"
        case .buy: "shows what is sold here, or buys it"
        case .sell: "sells armor or a thing of yours, for half its price"
        case .wield: "shows your weapons, or takes one in hand"
        case .take: "takes one of the armors offered after a fight"
        case .rest: "away from a fight, makes health and armor whole"
        case .upgrade: "shows what can be made better, or spends points on it: `upgrade 2`"
        case .map: "the places you know, and where their ways lead"
        case .train: "shows the lessons given here, or begins one: `train 2`"
        case .answer: "in a lesson, says where the attack ends: `answer 2`, `answer me`"
        case .leave: "leaves a lesson"
        case .quests: "your points, and what brings more"
        case .history: "the journeys that ended, the best first"
        case .hint: "what would be good to do now"
        case .help: "this list, or more on one command"
        case .again: "the last command once more"
        case .oops: "corrects the word that was not understood: `oops fire`"
        case .undo: "takes the last action back, in a fight too"
        case .redo: "does it again after all"
        case .save: "writes a save (the game also keeps every command as you go)"
        case .load: "goes to another slot; this one is saved first"
        case .saves: "the slots there are"
        case .note: "writes a remark into the log of the fight"
        case .transcript: "writes everything to a file as well"
        case .options: "color, plain and lang; `options plain on` changes one"
        case .reload: "takes over content that was changed on disk, for those who make it"
        case .quit: "saves and leaves"
        }
    }

    /// The order and the headings of the list.
    static let chapters: [(title: String, verbs: [Verb])] = [
        ("Look", [.look, .stack, .examine, .map, .intents, .preview, .why]),
        ("Fight", [.swap, .move, .strike, .mend, .brace, .don, .doff, .use, .end]),
        ("On the road", [.go, .talk, .take, .buy, .sell, .wield, .rest, .upgrade, .train, .answer, .leave, .quests]),
        (
            "The game",
            [
                .help, .hint, .history, .again, .oops, .undo, .redo, .save, .load, .saves, .note, .transcript, .options,
                .reload,
                .quit,
            ]
        ),
    ]
}

/// The help pages.
public struct HelpPages: Sendable {
    let voice: Voice
    let rules: Rules

    /// `rules` say what things cost.
    public init(_ voice: Voice, _ rules: Rules) {
        self.voice = voice
        self.rules = rules
    }

    public func page(_ topic: Topic) -> [String] {
        switch topic {
        case .all:
            var lines: [String] = []
            for (title, verbs) in Verb.chapters {
                lines.append(voice.palette.paint(title, .bold))
                if voice.isPlain {
                    lines += verbs.flatMap { voice.wrapped("\(listed($0)): \($0.about).") }
                } else {
                    lines += wrap(verbs.map(listed).joined(separator: " · "), width: min(voice.width, 76), indent: 2)
                }
            }
            lines += wrap(
                voice.say(
                    .economy,
                    [
                        "tempo": "\(rules.tempo)", "moves": "\(rules.moves)", "strike": "\(rules.strike)",
                        "move": "\(rules.move)",
                    ]), width: voice.width)
            lines += wrap(
                "Layers go by number (1 is outermost), id or name. Several commands on one line: `swap 1 2; end`. "
                    + "In parentheses stand short forms; `help swap` tells more about one.", width: voice.width)
            return lines
        case .verb(let verb):
            let short = verb.words.dropFirst().joined(separator: ", ")
            return wrap(
                "\(verb.usage): \(verb.about)." + (short.isEmpty ? "" : " Also: \(short).")
                    + (cost(of: verb).map { " " + voice.say(.costs, ["cost": "\($0)"]) } ?? ""), width: voice.width)
        case .unknown(let word): return [voice.say(.helpUnknown, ["word": inert(word)])]
        }
    }

    /// "strike [FOE] (k)"
    private func listed(_ verb: Verb) -> String {
        let short = verb.words.dropFirst().filter { $0.count <= 2 }
        return short.isEmpty ? verb.usage : verb.usage + " (" + short.joined(separator: ", ") + ")"
    }

    private func cost(of verb: Verb) -> Int? {
        switch verb {
        case .strike: rules.strike
        case .mend: rules.mend
        case .brace: rules.brace
        case .don: rules.don
        case .doff: rules.doff
        case .use: rules.use
        case .swap, .move, .look, .stack, .examine, .map, .intents, .preview, .why, .end, .go, .talk, .take, .buy,
            .sell,
            .wield,
            .rest, .upgrade, .train, .answer, .leave, .quests, .history, .hint, .help, .again, .oops, .undo, .redo,
            .save,
            .load, .saves, .note, .transcript,
            .options, .reload,
            .quit:
            nil
        }
    }
}
