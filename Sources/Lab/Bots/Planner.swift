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

    public func plan(_ fight: Fight) -> [Choice] { think(fight).choices }

    /// A plan, and whether none without reordering is worth as much.
    func think(_ fight: Fight) -> (choices: [Choice], reorders: Bool) {
        var best: [Choice] = [.end]
        var most = judgement.worth(of: fight, after: [])
        func consider(_ choices: [Choice], _ worth: Int) {
            if worth > most { (best, most) = (choices + [.end], worth) }
        }
        let spendings = spendings(of: fight, worth: most)
        for spending in spendings { consider(spending.way, judgement.worth(of: spending.after, after: [])) }
        let mostStanding = most
        let orders = orders(from: fight).map { ($0, judgement.worth(of: $0.after, after: [])) }
            .sorted { $0.1 > $1.1 }.prefix(breadth)
        for (order, worth) in orders {
            consider(order.way, worth)
            for spending in self.spendings(of: order.after, worth: worth) {
                consider(order.way + spending.way, judgement.worth(of: spending.after, after: []))
            }
            // A strike sent back meets the order of that moment, so one may strike first and reorder then.
            for spending in spendings where spending.after.avatar.isTouched(since: fight.avatar) {
                let way = spending.way + order.way
                consider(way, judgement.worth(of: fight, after: way))
            }
        }
        return (best, most > mostStanding)
    }

    /// Choices, and the fight after them.
    private typealias Path = (way: [Choice], after: Fight)

    /// The shortest way to each order that the free reorderings reach, without the present one.
    private func orders(from fight: Fight) -> [Path] {
        var seen: Set<[UInt64]> = [fight.avatar.stack.layers.map(\.identity)]
        var found: [Path] = []
        var edge: [Path] = [([], fight)]
        for _ in 0..<min(fight.moves, 2) {
            var next: [Path] = []
            for (way, state) in edge {
                for choice in state.choices where choice.reorders {
                    var moved = state
                    guard play([choice], in: &moved) else { continue }
                    guard seen.insert(moved.avatar.stack.layers.map(\.identity)).inserted else { continue }
                    next.append((way + [choice], moved))
                }
            }
            found += next
            edge = next
        }
        return found
    }

    /// The ways to spend the tempo, each sorted in one fixed order, so that no two differ by order alone.
    ///
    /// A bracing that is worth nothing by itself is worth nothing with others, and so is a thing used for its own sake;
    /// a round has one of those at most.
    private func spendings(of fight: Fight, worth: Int) -> [Path] {
        let choices = fight.choices
        let idle = choices.filter { $0.braces && judgement.worth(of: fight, after: [$0]) <= worth }
        var useful: Set<ID> = []
        for choice in choices {
            guard case .use(let index, _) = choice, !useful.contains(fight.items[index].id) else { continue }
            let item = fight.items[index]
            let isForMore = item.tempo > 0 || item.charge > 0
            if isForMore || judgement.worth(of: fight, after: [choice]) > worth { useful.insert(item.id) }
        }
        func isWorthATry(_ choice: Choice, _ state: Fight) -> Bool {
            guard case .use(let index, _) = choice else { return choice.spends && !idle.contains(choice) }
            return state.items.count == fight.items.count && useful.contains(state.items[index].id)
                && !choice.repeats(in: state)
        }
        var found: [Path] = []
        func extend(_ state: Fight, _ way: [Choice], from least: Int) {
            for choice in state.choices where choice.rank >= least && isWorthATry(choice, state) {
                var spent = state
                guard play([choice], in: &spent) else { continue }
                found.append((way + [choice], spent))
                if spent.result == nil && spent.tempo > 0 && way.count < 3 {
                    extend(spent, way + [choice], from: choice.rank)
                }
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

extension Combatant {
    /// Whether something sent back has met it.
    fileprivate func isTouched(since before: Combatant) -> Bool {
        health < before.health || stack.broken.count > before.stack.broken.count
            || zip(stack.layers, before.stack.layers).contains { $0.durability < $1.durability }
    }
}

extension Choice {
    fileprivate var braces: Bool {
        if case .brace = self { true } else { false }
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
