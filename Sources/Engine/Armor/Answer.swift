/// What a layer does with an attack; a closed set, one file an answer in `Answers/`.
public enum Answer: Equatable, Sendable {
    case pass
    case absorb(Absorb)
    case transmute(Transmute)
    case amplify(Amplify)
    case reflect(Reflect)
    case store(Store)
    case retry(Retry)

    /// The answer's name alone, for facts.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case pass, absorb, transmute, amplify, reflect, store, retry
    }

    public var kind: Kind {
        switch self {
        case .pass: .pass
        case .absorb: .absorb
        case .transmute: .transmute
        case .amplify: .amplify
        case .reflect: .reflect
        case .store: .store
        case .retry: .retry
        }
    }

    /// What the answer wears when content does not say: all that was taken for the answers that take, nothing else.
    public var defaultWear: Wear {
        switch self {
        case .absorb, .reflect, .store: .percent(100)
        case .pass, .transmute, .amplify, .retry: .flat(0)
        }
    }
}

/// One line of a layer's behavior: when the condition holds, the answer is given and the wear is paid.
public struct Response: Equatable, Sendable {
    public let when: Condition
    public let answer: Answer
    public let wear: Wear

    /// `wear` defaults to what the answer costs by nature.
    public init(when: Condition = .always, _ answer: Answer, wear: Wear? = nil) {
        self.when = when
        self.answer = answer
        self.wear = wear ?? answer.defaultWear
    }
}
