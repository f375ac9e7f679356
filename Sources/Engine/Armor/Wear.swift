/// What an answer costs the layer's durability.
public enum Wear: Equatable, Sendable {
    /// A fixed cost whenever the answer did something; the layer may break by it.
    case flat(Int)
    /// A percentage of the amount taken, rounded up; the layer takes no more than it can pay for.
    case percent(Int)

    /// Half the wear, rounded up: what a braced layer pays.
    var braced: Wear {
        switch self {
        case .flat(let cost): .flat((cost + 1) / 2)
        case .percent(let share): .percent((share + 1) / 2)
        }
    }

    /// What a layer with `durability` left can take of `amount`, and what that costs it.
    ///
    /// For percent wear that is at most ⌊durability × 100 / percent⌋; only who can't pay for all makes the division.
    @inline(__always)
    func settle(_ amount: Int, with durability: Int) -> (taken: Int, cost: Int) {
        switch self {
        case .flat(let cost):
            return (amount, cost)
        case .percent(100):
            let taken = min(amount, durability)
            return (taken, taken)
        case .percent(let share):
            let taken = amount * share <= durability * 100 ? amount : durability * 100 / share
            return (taken, (taken * share + 99) / 100)
        }
    }

    /// The durability that taking `amount` costs: ⌈amount × percent / 100⌉, or the flat cost.
    @inline(__always)
    func cost(of amount: Int) -> Int {
        switch self {
        case .flat(let cost): cost
        case .percent(let share): (amount * share + 99) / 100
        }
    }
}
