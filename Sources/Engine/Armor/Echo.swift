/// What a layer does on the way back, once the outcome is known.
public struct Echo: Equatable, Sendable {
    /// How much, where the effect has a size.
    public enum Size: Equatable, Sendable {
        case amount(Int)
        /// ⌊damage dealt × percent / 100⌋.
        case percent(Int)

        func of(damage: Int) -> Int {
            switch self {
            case .amount(let amount): min(amount, Attack.mostPower)
            case .percent(let percent): min(damage * percent / 100, Attack.mostPower)
            }
        }
    }

    public enum Effect: Equatable, Sendable {
        /// An attack of the same element back at the attacker; never in answer to a reflected one.
        case reflect(Size)
        /// The layer's own durability.
        case mend(Size)
        /// The wearer's health.
        case heal(Size)
        /// The layer's own charge.
        case charge(Size)
        /// Keeps the attack's id or, without one, the element it was thrown with.
        case remember

        public var kind: Kind {
            switch self {
            case .reflect: .reflect
            case .mend: .mend
            case .heal: .heal
            case .charge: .charge
            case .remember: .remember
            }
        }
    }

    /// The effect's name alone, for facts.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case reflect, mend, heal, charge, remember
    }

    public let when: Condition
    public let effect: Effect

    public init(when: Condition = .always, _ effect: Effect) {
        self.when = when
        self.effect = effect
    }
}
