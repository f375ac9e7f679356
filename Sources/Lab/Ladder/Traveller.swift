import Chronicle
import Content
import Engine
import Game

/// Plays a journey to its end, with what a player sees and the actions that a player has.
///
/// All natures go the same way: they talk to everybody, take what is offered, spend what they have, rest when hurt, and
/// face the nearest foe next, after a defeat another one first.
struct Traveller {
    let catalog: Catalog
    let nature: Nature
    let limits: Limits
    let mirror: Mirror
    var campaign: Campaign
    var luck: SplitMix64
    var journey = Journey()
    /// What it has done, in order.
    var deeds: [Action] = []
    /// The one ending that it goes to; any where there is none.
    var destination: String?
    /// How often each place was lost at.
    var defeats: [String: Int] = [:]
    /// How often each armor was put on for a foe.
    var uses: [String: Int] = [:]
    /// The coins and the armor as the shops were last looked through.
    var lookedThrough: [Int] = []

    /// When a journey is given up.
    struct Limits {
        var fights = 400
        /// Defeats in all.
        var defeats = Int.max
        /// Defeats at one place.
        var tries = Int.max
    }

    init?(_ nature: Nature, seed: UInt64, limits: Limits, mirror: Mirror) {
        catalog = mirror.catalog
        guard let campaign = Campaign(seed: seed, in: catalog) else { return nil }
        self.campaign = campaign
        self.nature = nature
        self.limits = limits
        self.mirror = mirror
        for piece in campaign.carried { uses[piece.armor] = 0 }
        luck = SplitMix64(state: fold(seed, ID(nature.rawValue).key))
    }

    mutating func travel() -> Journey {
        journey.end = onward()
        return journey
    }

    private mutating func onward() -> Journey.End {
        while true {
            settle()
            if campaign.isFinished(in: catalog) { return .finished }
            if campaign.isLost(in: catalog) || campaign.defeats >= limits.defeats { return .lost }
            if journey.bouts.count >= limits.fights { return .weary }
            guard let gate = nextGate() else { return .stuck }
            dress(for: gate.place)
            guard walk(to: gate.before), meet(gate.place) else { return .stuck }
        }
    }

    /// The nearest place that is barred, of those with the fewest defeats.
    private func nextGate() -> Roads.Gate? {
        func rank(_ gate: Roads.Gate) -> Int { defeats[gate.place] ?? 0 }
        return Roads(of: campaign, in: catalog).gates.filter { rank($0) < limits.tries }
            .enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?.element
    }

    /// Does one action; nil where it is refused.
    @discardableResult
    mutating func act(_ action: Action) -> [Event]? {
        do throws(Refusal) {
            let events = try campaign.perform(action, in: catalog)
            deeds.append(action)
            return events
        } catch {
            journey.refusals += 1
            return nil
        }
    }

    /// Goes to a place in reach, in one command where the whole way is known; false where it does not come there.
    @discardableResult
    mutating func walk(to place: String) -> Bool {
        if place == campaign.place { return true }
        let way = Roads(of: campaign, in: catalog).way(to: place)
        for step in way.allSatisfy(campaign.visited.contains) ? [place] : way { act(.go(step)) }
        return campaign.place == place
    }

    /// One of so many, by chance.
    mutating func pick(_ count: Int) -> Int {
        Int(((luck.next() >> 32) &* UInt64(count)) >> 32)
    }

    /// Fights for a place; false where no fight begins.
    private mutating func meet(_ place: String) -> Bool {
        guard let there = catalog.places[place] else { return false }
        var bout = Journey.Bout(foes: Mirror.name(of: there.foes), worn: campaign.worn.map(\.armor))
        guard var last = act(.go(place)).flatMap({ _ in campaign.fight }) else { return false }
        let bot = nature.bot(last, seed: luck.next())
        while let fight = campaign.fight {
            for choice in choices(of: bot, fight, &bout) where campaign.bout != nil {
                for event in act(.choose(choice)) ?? [] {
                    if case .facts(_, let fight) = event { last = fight }
                }
            }
        }
        bout.isWon = last.result == .won
        bout.isCapped = last.result == .stalemate
        bout.rounds = last.round
        bout.suffered = last.totals.suffered
        journey.bouts.append(bout)
        if !bout.isWon { defeats[place, default: 0] += 1 }
        return true
    }

    private func choices(of bot: any Bot, _ fight: Fight, _ bout: inout Journey.Bout) -> [Choice] {
        guard let planner = bot as? Planner else { return bot.plan(fight) }
        let thought = planner.think(fight)
        if fight.avatar.stack.layers.count > 1 {
            bout.weighed += 1
            if thought.reorders { bout.reordered += 1 }
        }
        return thought.choices
    }
}
