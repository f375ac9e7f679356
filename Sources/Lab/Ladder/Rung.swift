/// What all journeys of one nature add up to; integers only.
public struct Rung: Equatable, Sendable {
    public let nature: Nature
    public private(set) var runs = 0
    public private(set) var finished = 0
    public private(set) var stuck = 0
    public private(set) var defeats = 0
    public private(set) var refusals = 0
    /// Fights that the cap of rounds ended.
    public private(set) var capped = 0
    public private(set) var weighed = 0
    public private(set) var reordered = 0
    /// By the foes' name, such as `wick-moth ×3`.
    public private(set) var foes: [String: Score] = [:]
    /// In how many won fights each armor was in the stack.
    public private(set) var armor: [String: Int] = [:]

    /// Fights against the same foes.
    public struct Score: Equatable, Sendable {
        public private(set) var won = 0
        /// The lengths of all fights, in rounds.
        public private(set) var rounds: [Int] = []
        public private(set) var suffered = 0

        public var fights: Int { rounds.count }

        mutating func count(_ bout: Journey.Bout) {
            if bout.isWon { won += 1 }
            rounds.append(bout.rounds)
            suffered += bout.suffered
        }
    }

    init(_ nature: Nature) {
        self.nature = nature
    }

    mutating func count(_ journey: Journey) {
        runs += 1
        defeats += journey.defeats
        refusals += journey.refusals
        switch journey.end {
        case .finished: finished += 1
        case .stuck: stuck += 1
        case .lost, .weary: break
        }
        for bout in journey.bouts {
            foes[bout.foes, default: Score()].count(bout)
            if bout.isCapped { capped += 1 }
            weighed += bout.weighed
            reordered += bout.reordered
            if bout.isWon { for id in Set(bout.worn) { armor[id, default: 0] += 1 } }
        }
    }

    public var fights: Int { foes.values.reduce(0) { $0 + $1.fights } }
    public var won: Int { foes.values.reduce(0) { $0 + $1.won } }
    /// The lengths of all fights, shortest first.
    public var rounds: [Int] { foes.values.flatMap(\.rounds).sorted() }
}

extension [Int] {
    /// What half of them do not exceed; 0 of none.
    public var median: Int { isEmpty ? 0 : sorted()[(count - 1) / 2] }
}
