/// When a response or echo holds: every key that is present must hold; with none it always does.
///
///     Condition(elements: ["fire"], power: Bounds(min: 8))   // a strong fire attack
public struct Condition: Equatable, Sendable {
    /// Which keys are present.
    public struct Keys: OptionSet, Sendable {
        public let rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let element = Keys(rawValue: 1 << 0)
        public static let tags = Keys(rawValue: 1 << 1)
        public static let power = Keys(rawValue: 1 << 2)
        public static let charge = Keys(rawValue: 1 << 3)
        public static let durability = Keys(rawValue: 1 << 4)
        public static let measures = Keys(rawValue: 1 << 5)
        public static let remembered = Keys(rawValue: 1 << 6)
        public static let chance = Keys(rawValue: 1 << 7)
        public static let once = Keys(rawValue: 1 << 8)
        public static let not = Keys(rawValue: 1 << 9)
        public static let outcome = Keys(rawValue: 1 << 10)
        public static let damage = Keys(rawValue: 1 << 11)
    }

    /// How long a response that may answer only once keeps silent.
    public enum Once: Sendable {
        case round, fight
    }

    /// A measure the attack must have, and the range it must lie in.
    public struct Measure: Equatable, Sendable {
        public let name: ID
        public let bounds: Bounds

        public init(_ name: ID, _ bounds: Bounds) {
            self.name = name
            self.bounds = bounds
        }
    }

    /// What most conditions ask, in integers only: the chain reads it in place, without copying the lists.
    struct Front: Equatable, Sendable {
        /// The only element; `none` for any other number of elements.
        let element: ID
        /// All bits where the element counts, else none.
        private let counted: UInt64
        let power: Bounds
        /// The keys that are left to ask when this holds.
        let open: Keys

        init(element: ID, power: Bounds, _ keys: Keys) {
            self.element = element
            counted = element == .none ? 0 : .max
            self.power = power
            open = keys.subtracting(element == .none ? .power : [.power, .element])
        }

        /// Whether nothing is left to ask.
        var isSettled: Bool { open.isEmpty }

        /// The element is asked first, as most responses fail by it: a tenth less. It is asked without a branch for
        /// those that any element will do: another twentieth.
        @inline(__always)
        func holds(_ element: ID, _ power: Int) -> Bool {
            (self.element.key ^ element.key) & counted == 0 && self.power.contains(power)
        }

        /// The elements it may hold for, at a glance.
        var glance: UInt64 { counted == 0 ? .max : element.glance }
    }

    /// The keys that are present; what is not has the value below that always holds, and an empty list.
    public let keys: Keys
    let front: Front
    public let elements: [ID]
    public let tags: [ID]
    public let charge, durability, damage: Bounds
    public let measures: [Measure]
    public let remembered: Bool
    public let chance: Int
    let once: Once
    public let outcomes: [Outcome]
    /// The negated condition, in a list because a value cannot hold itself.
    public let not: [Condition]
    public var power: Bounds { front.power }

    /// `chance` is a percentage from 0 to 100.
    public init(
        elements: [ID]? = nil, tags: [ID]? = nil, power: Bounds? = nil, charge: Bounds? = nil,
        durability: Bounds? = nil, measures: [Measure]? = nil, remembered: Bool? = nil, chance: Int? = nil,
        once: Once? = nil, not: Condition? = nil, outcomes: [Outcome]? = nil, damage: Bounds? = nil
    ) {
        var keys: Keys = []
        if elements != nil { keys.insert(.element) }
        if tags != nil { keys.insert(.tags) }
        if power != nil { keys.insert(.power) }
        if charge != nil { keys.insert(.charge) }
        if durability != nil { keys.insert(.durability) }
        if measures != nil { keys.insert(.measures) }
        if remembered != nil { keys.insert(.remembered) }
        if chance != nil { keys.insert(.chance) }
        if once != nil { keys.insert(.once) }
        if not != nil { keys.insert(.not) }
        if outcomes != nil { keys.insert(.outcome) }
        if damage != nil { keys.insert(.damage) }
        self.keys = keys
        self.elements = elements ?? []
        front = Front(element: self.elements.count == 1 ? self.elements[0] : .none, power: power ?? Bounds(), keys)
        self.tags = tags ?? []
        self.charge = charge ?? Bounds()
        self.durability = durability ?? Bounds()
        self.measures = measures ?? []
        self.remembered = remembered ?? true
        self.chance = chance ?? 100
        self.once = once ?? .round
        self.not = not.map { [$0] } ?? []
        self.outcomes = outcomes ?? []
        self.damage = damage ?? Bounds()
    }

    /// Holds for every attack.
    public static let always = Condition()
}

extension Condition {
    /// One key that is present, with its value.
    public enum Part: Equatable, Sendable {
        case elements([ID])
        case tags([ID])
        case power(Bounds)
        case charge(Bounds)
        case durability(Bounds)
        case measures([Measure])
        case remembered(Bool)
        case chance(Int)
        case once(Once)
        case not(Condition)
        case outcomes([Outcome])
        case damage(Bounds)
    }

    /// The keys that are present, in the order they are asked; empty when it always holds.
    public var parts: [Part] {
        var parts: [Part] = []
        if keys.contains(.element) { parts.append(.elements(elements)) }
        if keys.contains(.tags) { parts.append(.tags(tags)) }
        if keys.contains(.power) { parts.append(.power(front.power)) }
        if keys.contains(.measures) { parts.append(.measures(measures)) }
        if keys.contains(.charge) { parts.append(.charge(charge)) }
        if keys.contains(.durability) { parts.append(.durability(durability)) }
        if keys.contains(.remembered) { parts.append(.remembered(remembered)) }
        if keys.contains(.once) { parts.append(.once(once)) }
        if keys.contains(.outcome) { parts.append(.outcomes(outcomes)) }
        if keys.contains(.damage) { parts.append(.damage(damage)) }
        if keys.contains(.not) { parts += not.map(Part.not) }
        if keys.contains(.chance) { parts.append(.chance(chance)) }
        return parts
    }
}
