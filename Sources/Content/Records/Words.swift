public import Engine

// The words that content, logs and commands use for the engine's kinds; each is written once, here.

extension Answer.Kind {
    /// The word in content and logs, such as `absorb`.
    public var word: String {
        switch self {
        case .pass: "pass"
        case .absorb: "absorb"
        case .transmute: "transmute"
        case .amplify: "amplify"
        case .reflect: "reflect"
        case .store: "store"
        case .retry: "retry"
        }
    }
}

extension Echo.Kind {
    /// The word in content and logs, such as `mend`.
    public var word: String {
        switch self {
        case .reflect: "reflect"
        case .mend: "mend"
        case .heal: "heal"
        case .charge: "charge"
        case .remember: "remember"
        }
    }
}

extension Outcome {
    /// The word in content and logs, such as `hit`.
    public var word: String {
        switch self {
        case .absorbed: "absorbed"
        case .reflected: "reflected"
        case .hit: "hit"
        }
    }
}

extension Result {
    /// The word in logs, such as `won`.
    public var word: String {
        switch self {
        case .won: "won"
        case .lost: "lost"
        case .stalemate: "stalemate"
        }
    }
}
