import Engine

/// What is left possible of an attack and of the layer it meets, once some conditions are known to hold or not.
///
/// It may leave more possible than there is, never less: what it rules out can't happen.
///
///     var scope = Scope(armor, .inward)
///     scope.add(.power(Bounds(max: 0)))
///     scope.isEmpty()   // true: no attack has that power
struct Scope {
    /// On which way a condition is asked.
    enum Leg {
        case inward, outward
    }

    /// A condition as its parts, which hold together; a list of tags or measures is a part for each.
    typealias Atoms = [Condition.Part]

    private let leg: Leg
    private let wears: Bool
    /// Whether the attack has no tags and measures beside the known ones.
    private var isExact = false
    private var isImpossible = false
    /// The elements it may have, nil for any but the barred ones.
    private var elements: [ID]?
    private var barredElements: [ID] = []
    private var tags: [ID] = []
    private var barredTags: [ID] = []
    private var measures: [Condition.Measure] = []
    private(set) var remembered: Bool?
    /// The attack's power here; in echoes it is the damage too.
    private(set) var power: Bounds
    private(set) var charge: Bounds
    private(set) var durability: Bounds
    private var outcomes = Outcome.allCases
    /// What the response itself says of answering once.
    private var onces: [Condition.Once] = []
    /// Conditions that do not hold; those of the response itself may name its own `once`.
    private var nots: [(atoms: Atoms, isOwn: Bool)] = []

    /// Anything that a layer of `armor` may meet.
    init(_ armor: Armor, _ leg: Leg) {
        self.leg = leg
        wears = armor.wears
        power = Bounds(min: leg == .inward ? 1 : 0, max: Attack.mostPower)
        charge = Bounds(min: 0, max: armor.fills ? armor.mostCharge : 0)
        // A layer without any durability left is gone.
        durability = Bounds(min: 1, max: armor.durability ?? .max)
        if !armor.remembers { remembered = false }
    }

    /// Only one element, these tags and these measures.
    mutating func isExactly(_ element: ID, tags: [ID], measures: [Condition.Measure]) {
        elements = [element]
        self.tags = tags
        self.measures = measures
        isExact = true
    }

    /// Takes for known that something holds; `isOwn` where it is said by the response that the scope is about.
    mutating func add(_ atoms: Atoms, isOwn: Bool = false) {
        for atom in atoms { add(atom, isOwn) }
    }

    /// Takes for known that these do not all hold.
    mutating func addNot(_ atoms: Atoms) { nots.append((atoms, false)) }

    private mutating func add(_ atom: Condition.Part, _ isOwn: Bool) {
        switch atom {
        case .elements(let ids):
            elements = (elements ?? ids).filter { ids.contains($0) && !barredElements.contains($0) }
        case .tags(let ids):
            for id in ids where !tags.contains(id) {
                if isExact || barredTags.contains(id) { isImpossible = true }
                tags.append(id)
            }
        case .power(let bounds), .damage(let bounds): power.narrow(to: bounds)
        case .charge(let bounds): charge.narrow(to: bounds)
        case .durability(let bounds): if wears { durability.narrow(to: bounds) } else { isImpossible = true }
        case .measures(let wanted): for measure in wanted { add(measure) }
        case .remembered(let wanted):
            if remembered == !wanted { isImpossible = true }
            remembered = wanted
        case .chance(let percent): if percent == 0 { isImpossible = true }
        case .once(let once): if isOwn { onces.append(once) }
        case .not(let condition): nots.append((condition.atoms, isOwn))
        case .outcomes(let wanted): outcomes.removeAll { !wanted.contains($0) }
        }
    }

    private mutating func add(_ measure: Condition.Measure) {
        var bounds = measure.bounds
        if let index = measures.firstIndex(where: { $0.name == measure.name }) {
            bounds.narrow(to: measures.remove(at: index).bounds)
        } else if isExact {
            isImpossible = true
        }
        if bounds.isEmpty { isImpossible = true }
        measures.append(Condition.Measure(measure.name, bounds))
    }

    /// Takes for known that something does not hold; where that can't be said in bounds, nothing is learnt.
    private mutating func deny(_ atom: Condition.Part) {
        switch atom {
        case .elements(let ids):
            elements?.removeAll(where: ids.contains)
            barredElements += ids
        case .tags(let ids): barredTags += ids
        case .power(let bounds), .damage(let bounds): power.cut(bounds)
        case .charge(let bounds): charge.cut(bounds)
        case .durability(let bounds): if wears { durability.cut(bounds) }
        case .measures(let wanted):
            guard let name = wanted.first?.name, let index = measures.firstIndex(where: { $0.name == name }) else {
                return
            }
            var bounds = measures[index].bounds
            bounds.cut(wanted[0].bounds)
            if bounds.isEmpty { isImpossible = true }
            measures[index] = Condition.Measure(name, bounds)
        case .remembered(let wanted): add(.remembered(!wanted), false)
        case .chance, .once, .not: break
        case .outcomes(let wanted): outcomes.removeAll(where: wanted.contains)
        }
    }

    /// Whether something holds in every case that is left.
    private func implies(_ atom: Condition.Part, _ isOwn: Bool, _ depth: Int) -> Bool {
        switch atom {
        case .elements(let ids): elements?.allSatisfy(ids.contains) ?? false
        case .tags(let ids): ids.allSatisfy(tags.contains)
        case .power(let bounds), .damage(let bounds): bounds.contains(all: power)
        case .charge(let bounds): bounds.contains(all: charge)
        case .durability(let bounds): wears && bounds.contains(all: durability)
        case .measures(let wanted):
            wanted.allSatisfy { want in
                measures.contains { $0.name == want.name && want.bounds.contains(all: $0.bounds) }
            }
        case .remembered(let wanted): remembered == wanted
        case .chance(let percent): percent == 100
        // Who has not answered in the fight has not in the round.
        case .once(let once): isOwn && onces.contains { $0 == once || $0 == .fight }
        case .not(let condition): depth > 0 && isEmpty(with: condition.atoms, isOwn, depth - 1)
        case .outcomes(let wanted): outcomes.allSatisfy(wanted.contains)
        }
    }

    private func isEmpty(with atoms: Atoms, _ isOwn: Bool, _ depth: Int) -> Bool {
        var copy = self
        copy.add(atoms, isOwn: isOwn)
        return copy.isEmpty(depth: depth)
    }

    /// Whether nothing is left, after what follows from the parts together.
    ///
    /// Of a condition that does not hold, all parts but one may be known to hold; then that one does not.
    ///
    /// Conditions within conditions are looked into only where there are few: it is no use to search for hours.
    mutating func isEmpty(depth: Int = 2) -> Bool {
        let depth = nots.count > 6 ? 0 : depth
        for _ in 0...min(nots.count, 8) {
            settle()
            if isPlainlyEmpty { return true }
            var hasLearnt = false
            for (atoms, isOwn) in nots {
                let open = atoms.filter { !implies($0, isOwn, depth) }
                if open.isEmpty { return true }
                guard open.count == 1 else { continue }
                deny(open[0])
                hasLearnt = true
            }
            if !hasLearnt { break }
        }
        settle()
        return isPlainlyEmpty
    }

    private var isPlainlyEmpty: Bool {
        isImpossible || elements?.isEmpty == true || power.isEmpty || charge.isEmpty || durability.isEmpty
            || outcomes.isEmpty || tags.contains(where: barredTags.contains)
    }

    /// In echoes, power and outcome say the same: a hit is what has power left.
    private mutating func settle() {
        guard leg == .outward else { return }
        if power.min > 0 { outcomes.removeAll { $0 != .hit } }
        if power.max < 1 { outcomes.removeAll { $0 == .hit } }
        if outcomes == [.hit] { power.narrow(to: Bounds(min: 1)) }
        if !outcomes.contains(.hit) { power.narrow(to: Bounds(max: 0)) }
    }
}
