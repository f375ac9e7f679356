import Chronicle
public import Content
import Engine
import JSONText

/// How a quest stands.
public enum QuestState: Sendable {
    /// Somebody would have to ask for it first.
    case unknown
    case open, done, missed
}

extension Campaign {
    public func state(of quest: QuestDefinition, in catalog: Catalog) -> QuestState {
        if questsDone.contains(quest.id) { return .done }
        if questsMissed.contains(quest.id) || isLate(quest, catalog) { return .missed }
        return beginning(of: quest, catalog) == nil ? .unknown : .open
    }

    /// How many fights had begun when a quest's time did; nil where somebody would have to ask for it first.
    private func beginning(of quest: QuestDefinition, _ catalog: Catalog) -> Int? {
        if let asked = asked.first(where: { $0.quest == quest.id }) { return asked.fight }
        return catalog.people.all.contains { $0.asks.contains(quest.id) } ? nil : 0
    }

    /// Whether a fight has begun beyond those that a quest allows.
    private func isLate(_ quest: QuestDefinition, _ catalog: Catalog) -> Bool {
        guard let within = quest.within, let since = beginning(of: quest, catalog) else { return false }
        return fightsBegun > since + within
    }

    /// How many more fights may begin before a quest is missed; nil where there is no hurry.
    public func fightsLeft(for quest: QuestDefinition, in catalog: Catalog) -> Int? {
        guard let within = quest.within, let since = beginning(of: quest, catalog) else { return nil }
        return max(0, since + within - fightsBegun)
    }

    /// What a victory means for the quests that ask for these foes.
    ///
    /// A deed counts though nobody asked for it; to ask only tells of it, and starts its time.
    mutating func judge(_ bout: Bout, _ foes: [String], _ catalog: Catalog) -> [Event] {
        let concerned = catalog.quests.all.filter { quest in
            guard case .beat(let foe) = quest.aim, foes.contains(foe) else { return false }
            let state = state(of: quest, in: catalog)
            return state == .open || state == .unknown
        }
        if concerned.isEmpty { return [] }
        let feat = Goal.Feat(bout.recording)
        var events: [Event] = []
        for quest in concerned where quest.goal.isMet(by: feat) { events += finish(quest, catalog) }
        return events
    }

    /// Whether a foe was beaten and bars no other place.
    private func isBehind(_ foe: String, _ catalog: Catalog) -> Bool {
        let places = catalog.places.all.filter { $0.foes.contains(foe) }
        return !places.isEmpty && places.allSatisfy { cleared.contains($0.id) }
    }

    /// Closes every quest whose time is over, whose thing is found, whose chain is arranged or whose foe is not to be met
    /// again.
    mutating func settleQuests(_ catalog: Catalog) -> [Event] {
        var events: [Event] = []
        for quest in catalog.quests.all where !questsDone.contains(quest.id) && !questsMissed.contains(quest.id) {
            if isLate(quest, catalog) {
                events.append(miss(quest))
                continue
            }
            switch quest.aim {
            case .find(let item) where items.contains(item): events += finish(quest, catalog)
            case .arrange(let trial) where learned.contains(trial): events += finish(quest, catalog)
            case .beat(let foe) where isBehind(foe, catalog): events.append(miss(quest))
            case .find, .arrange, .deliver, .beat: break
            }
        }
        return events
    }

    mutating func finish(_ quest: QuestDefinition, _ catalog: Catalog) -> [Event] {
        questsDone.append(quest.id)
        var events: [Event] = [.questDone(quest.id, points: quest.points)]
        events += receive(points: quest.points, coins: quest.coins, quest.gives, catalog)
        return events
    }

    private mutating func miss(_ quest: QuestDefinition) -> Event {
        questsMissed.append(quest.id)
        return .questMissed(quest.id)
    }

    /// Takes what is given and there is room for; points are told of by whoever gives them.
    mutating func receive(points: Int, coins: Int, _ wares: [Ware], _ catalog: Catalog) -> [Event] {
        self.points = min(self.points + points, JSON.most)
        self.coins = min(self.coins + coins, JSON.most)
        let got = wares.filter { own($0, catalog) }
        return (coins > 0 ? [.earned(coins: coins)] : []) + (got.isEmpty ? [] : [.got(got)])
    }
}

extension Goal.Feat {
    /// What a finished fight was like: it is fought again, as totals do not tell everything.
    init(_ recording: Recording) {
        let fight = recording.fight
        var again = recording.restarted()
        var hurt: Set<Int> = []
        var thrown: Set<ID> = []
        for choice in recording.choices {
            let round = again?.fight.round ?? 0
            for fact in (try? again?.play(choice)) ?? [] {
                switch fact {
                case .hit(.avatar, _, let health), .suffer(.avatar, _, _, let health):
                    if health.after < health.before { hurt.insert(round) }
                case .attack(_, .avatar, .foe, let attack) where !attack.isReflected: thrown.insert(attack.element)
                case .hit, .suffer, .attack, .hop, .echo, .outcome, .heal, .inflict, .turn, .recover, .down, .round,
                    .plan,
                    .intent, .choice, .use, .mend, .charge, .hasten, .check, .end:
                    break
                }
            }
        }
        self.init(
            rounds: fight.round, totals: fight.totals, untouched: fight.round - hurt.count,
            keeps: Set(fight.avatar.stack.layers.map { recording.names[$0.armor.id] }), thrown: thrown)
    }
}
