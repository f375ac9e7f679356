public import Engine

/// Searches a whole round: the orders its free reorderings reach, times the ways to spend its tempo.
public struct Planner: Bot {
    /// How many orders are followed up, best first.
    public let breadth: Int
    public let judgement: Judgement

    public init(breadth: Int = 3, _ judgement: Judgement = .careful) {
        self.judgement = judgement
        self.breadth = breadth
    }

    public func choose(_ fight: Fight) -> Choice { plan(fight)[0] }

    public func plan(_ fight: Fight) -> [Choice] {
        var best: [Choice] = [.end]
        var most = judgement.worth(of: fight, after: [])
        func consider(_ choices: [Choice]) {
            let value = judgement.worth(of: fight, after: choices)
            if value > most { (best, most) = (choices + [.end], value) }
        }
        let spendings = spendings(of: fight)
        for spending in spendings { consider(spending) }
        let orders = orders(from: fight).map { ($0, judgement.worth(of: fight, after: $0)) }
            .sorted { $0.1 > $1.1 }.prefix(breadth).map(\.0)
        for order in orders {
            consider(order)
            var arranged = fight
            guard play(order, in: &arranged) else { continue }
            for spending in self.spendings(of: arranged) { consider(order + spending) }
            // A strike sent back meets the order of that moment, so one may strike first and reorder then.
            for spending in spendings where spending.contains(where: \.strikes) { consider(spending + order) }
        }
        return best
    }

    /// The shortest way to each order that the free reorderings reach, without the present one.
    private func orders(from fight: Fight) -> [[Choice]] {
        var seen: Set<[UInt64]> = [fight.avatar.stack.layers.map(\.identity)]
        var found: [[Choice]] = []
        var edge: [(fight: Fight, way: [Choice])] = [(fight, [])]
        for _ in 0..<min(fight.moves, 2) {
            var next: [(fight: Fight, way: [Choice])] = []
            for (state, way) in edge {
                for choice in state.choices where choice.reorders {
                    var moved = state
                    guard play([choice], in: &moved) else { continue }
                    guard seen.insert(moved.avatar.stack.layers.map(\.identity)).inserted else { continue }
                    found.append(way + [choice])
                    next.append((moved, way + [choice]))
                }
            }
            edge = next
        }
        return found
    }

    /// The ways to spend the tempo, each sorted in one fixed order, so that no two differ by order alone.
    private func spendings(of fight: Fight) -> [[Choice]] {
        var found: [[Choice]] = []
        func extend(_ state: Fight, _ way: [Choice], from least: Int) {
            for choice in state.choices where choice.spends && choice.rank >= least && !choice.repeats(in: state) {
                var spent = state
                guard play([choice], in: &spent) else { continue }
                found.append(way + [choice])
                if spent.result == nil && way.count < 3 { extend(spent, way + [choice], from: choice.rank) }
            }
        }
        extend(fight, [], from: 0)
        return found
    }

    private func play(_ choices: [Choice], in fight: inout Fight) -> Bool {
        var journal = Journal.off
        for choice in choices where (try? fight.update(choice, &journal)) == nil { return false }
        return true
    }
}

extension Choice {
    fileprivate var strikes: Bool {
        if case .strike = self { true } else { false }
    }

    /// Whether it costs tempo and may help; armor is taken off only by those who see further than a round.
    fileprivate var spends: Bool {
        switch self {
        case .strike, .mend, .brace, .don, .use: true
        case .swap, .move, .doff, .end: false
        }
    }

    /// Whether it uses an item and the bag holds the same before it.
    fileprivate func repeats(in fight: Fight) -> Bool {
        guard case .use(let item, _) = self else { return false }
        return fight.items.prefix(item).contains { $0.id == fight.items[item].id }
    }

    /// A place in one fixed order; items come first, since their charge goes with a strike and their tempo pays for one,
    /// putting on last, since it shifts the numbers of the layers.
    fileprivate var rank: Int {
        switch self {
        case .use(let item, _): item
        case .strike(let foe): 1_000 + foe
        case .mend(let layer): 1_100 + layer
        case .brace(let layer): 1_200 + layer
        case .don(let index): 1_300 + index
        case .doff(let layer): 1_400 + layer
        case .swap, .move, .end: 1_500
        }
    }
}
