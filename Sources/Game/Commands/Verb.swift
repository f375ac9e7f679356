/// What a player can ask for; each with the words it answers to, the first of them its name.
public enum Verb: String, Sendable, CaseIterable {
    case look, stack, examine, map, intents, preview, why
    case swap, move, strike, mend, brace, don, doff, use, end
    case go, talk, take, buy, sell, wield, rest, upgrade, train, answer, leave, quests
    case history, hint
    case help, again, oops, undo, redo, save, load, saves, note, transcript, options, reload, quit

    /// The words, short forms and synonyms as players of text games know them.
    public var words: [String] {
        switch self {
        case .look: ["look", "l", "exits"]
        case .stack: ["stack", "s", "i", "inv", "inventory", "status", "stats"]
        case .examine: ["examine", "x", "inspect", "read"]
        case .map: ["map", "places"]
        case .intents: ["intents", "n", "foes", "intent"]
        case .preview: ["preview", "p"]
        case .why: ["why", "trace"]
        case .swap: ["swap", "w"]
        case .move: ["move", "m", "put"]
        case .strike: ["strike", "k", "attack", "hit", "kill"]
        case .mend: ["mend", "repair", "fix"]
        case .brace: ["brace", "b"]
        case .don: ["don", "wear", "equip"]
        case .doff: ["doff", "remove", "unequip"]
        case .use: ["use", "throw", "drink", "eat"]
        case .end: ["end", "z", "e", "wait", "done", "next", "pass"]
        case .go: ["go", "walk", "onward"]
        case .talk: ["talk", "ask", "speak", "t"]
        case .buy: ["buy", "purchase", "shop"]
        case .sell: ["sell"]
        case .wield: ["wield", "hold"]
        case .take: ["take", "choose", "get", "pick"]
        case .rest: ["rest", "sleep", "camp"]
        case .upgrade: ["upgrade", "forge", "improve"]
        case .train: ["train", "learn", "lesson", "lessons", "study"]
        case .answer: ["answer", "say", "predict"]
        case .leave: ["leave", "cancel"]
        case .quests: ["quests", "points", "score"]
        case .history: ["history", "runs", "records"]
        case .hint: ["hint", "hints"]
        case .help: ["help", "?", "commands"]
        case .again: ["again", "g"]
        case .oops: ["oops"]
        case .undo: ["undo", "u"]
        case .redo: ["redo"]
        case .save: ["save"]
        case .load: ["load", "restore"]
        case .saves: ["saves", "slots"]
        case .note: ["note", "*"]
        case .transcript: ["transcript", "script"]
        case .options: ["options", "option", "set"]
        case .reload: ["reload"]
        case .quit: ["quit", "q", "exit"]
        }
    }

    /// How it is written, with what it may be given.
    public var usage: String {
        switch self {
        case .examine: "examine X"
        case .preview: "preview [CHOICE, CHOICE…]"
        case .swap: "swap A B"
        case .move: "move A N"
        case .strike: "strike [FOE]"
        case .mend: "mend A"
        case .brace: "brace A"
        case .don: "don A"
        case .doff: "doff A"
        case .use: "use X [at FOE]"
        case .go: "go [PLACE]"
        case .talk: "talk [X]"
        case .take: "take A"
        case .buy: "buy [X]"
        case .sell: "sell X"
        case .wield: "wield [X]"
        case .upgrade: "upgrade [A]"
        case .train: "train [LESSON]"
        case .answer: "answer X"
        case .help: "help [X]"
        case .oops: "oops WORD"
        case .load: "load SLOT"
        case .note: "note TEXT"
        case .transcript: "transcript [on|off]"
        case .options: "options [NAME VALUE]"
        case .look, .stack, .map, .intents, .why, .end, .rest, .leave, .quests, .history, .hint, .again, .undo, .redo,
            .save,
            .saves, .reload,
            .quit:
            rawValue
        }
    }

    /// The verb that a word names.
    public init?(word: String) {
        guard let verb = Verb.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        self = verb
    }
}
