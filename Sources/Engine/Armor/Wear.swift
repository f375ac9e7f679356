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

    /// The most that a layer with `durability` left can take: ⌊durability × 100 / percent⌋ for percent wear.
    @inline(__always)
    func affordable(_ durability: Int) -> Int {
        switch self {
        case .flat: Attack.mostPower
        case .percent(let share): share == 0 ? Attack.mostPower : durability * 100 / share
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
