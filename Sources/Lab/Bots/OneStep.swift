public import Engine

/// Looks one step ahead: previews the end of the round after each legal choice and takes the best, until none helps.
public struct OneStep: Bot {
    public let judgement: Judgement
    /// Whether it may change the order of its layers; without that it shows what reordering is worth.
    public let reorders: Bool

    public init(_ judgement: Judgement = .simple, reorders: Bool = true) {
        self.reorders = reorders
        self.judgement = judgement
    }

    public func choose(_ fight: Fight) -> Choice {
        var best = Choice.end
        var most = judgement.worth(of: fight, after: [])
        for choice in fight.choices where choice != .end && (reorders || !choice.reorders) {
            let value = judgement.worth(of: fight, after: [choice])
            if value > most { (best, most) = (choice, value) }
        }
        return best
    }
}
