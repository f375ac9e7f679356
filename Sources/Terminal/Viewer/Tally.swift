import Chronicle
import Engine

/// What a fight has come to up to a step: what the Avatar gave and took, and what each of its layers did.
struct Tally {
    struct Row {
        let armor: ID
        /// The attacks it met, what it took of them and what that cost it.
        var met = 0, taken = 0, worn = 0, broke = 0
    }

    private(set) var dealt = 0
    private(set) var suffered = 0
    private(set) var healed = 0
    /// Attacks against the Avatar, and those that reached it.
    private(set) var attacks = 0
    private(set) var hits = 0
    private(set) var strikes = 0
    /// In the order in which they met something.
    private(set) var layers: [Row] = []

    init(_ film: Film, through last: Int) {
        var target = Side.avatar
        for step in Walk(film).prefix(last + 1) {
            for fact in step.facts { count(fact, &target) }
        }
    }

    private mutating func count(_ fact: Fact, _ target: inout Side) {
        switch fact {
        case .attack(_, _, let to, _):
            target = to
            if to == .avatar { attacks += 1 }
        case .choice(.strike): strikes += 1
        case .hop(let hop): if target == .avatar, hop.answer != nil { count(hop) }
        case .outcome(.hit, _, _, _): if target == .avatar { hits += 1 }
        case .hit(let side, _, let health), .suffer(let side, _, _, let health):
            let lost = health.before - health.after
            if side == .avatar { suffered += lost } else { dealt += lost }
        case .heal(let side, let amount, _): if side == .avatar { healed += amount }
        case .round, .intent, .choice, .plan, .use, .mend, .charge, .hasten, .echo, .outcome, .turn, .inflict, .recover,
            .down, .check, .end:
            break
        }
    }

    private mutating func count(_ hop: Hop) {
        let index = layers.firstIndex { $0.armor == hop.armor } ?? layers.count
        if index == layers.count { layers.append(Row(armor: hop.armor)) }
        layers[index].met += 1
        layers[index].taken += hop.taken
        if let durability = hop.durability { layers[index].worn += durability.before - durability.after }
        if hop.broke { layers[index].broke += 1 }
    }
}
