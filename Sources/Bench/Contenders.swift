import Engine
import PlainChain

/// One way to send attacks through layers; each run goes on where the last one's checksum stopped.
protocol Contender {
    var name: String { get }
    mutating func run(from sum: Checksum) -> Checksum
}

/// The books' chain: linked objects with an overridden method.
struct TextbookContender: Contender {
    let name = "textbook chain"
    private let strikes: [Strike]
    private let armor: [ArmorHandler]

    init(_ workload: Workload) {
        strikes = workload.blows.map { Strike(element: $0.element, power: $0.power) }
        var armor: [ArmorHandler] = []
        for (place, piece) in Workload.pieces.enumerated().reversed() {
            armor.insert(Self.handler(place, piece, next: armor.first ?? Wearer(next: nil)), at: 0)
        }
        self.armor = armor
    }

    private static func handler(_ place: Int, _ piece: Workload.Piece, next: Handler) -> ArmorHandler {
        switch piece.rules[0].answer {
        case .pass: Passer(place, piece, next: next)
        case .absorb: Absorber(place, piece, next: next)
        case .transmute: Kettle(place, piece, next: next)
        case .amplify: Amplifier(place, piece, next: next)
        case .reflect: Reflector(place, piece, next: next)
        case .store: Storer(place, piece, next: next)
        case .retry: fatalError("retry is not raced")
        }
    }

    mutating func run(from sum: Checksum) -> Checksum {
        var sum = sum
        var left = Workload.period
        let first = armor[0]
        for strike in strikes {
            let ending = first.handle(strike)
            sum.mix(ending.outcome, by: ending.by, ending.damage)
            for back in ending.returned { sum.mix(back.power) }
            left -= 1
            if left == 0 {
                left = Workload.period
                renew(&sum)
            }
        }
        return sum
    }

    private func renew(_ sum: inout Checksum) {
        for handler in armor {
            sum.mix(handler.durability)
            sum.mix(handler.charge)
            handler.durability = Workload.durability
            handler.charge = 0
        }
    }
}

/// The engine's stack, as the game uses it, with its journal off or on.
struct StackContender: Contender {
    let name: String
    private let attacks: [Attack]
    private let profiles = [Profile.empty]
    private var stack: Stack
    private var luck = Luck(seed: 1)
    private var journal: Journal
    private var facts: [Fact] = []
    private var returned: [Attack] = []

    init(_ workload: Workload, _ journal: Journal) {
        name = journal.isOn ? "ours, with a trace" : "ours"
        attacks = workload.blows.map { Attack(ID(Workload.elements[$0.element]), $0.power) }
        stack = Stack(Workload.pieces.map { Layer(Armor($0)) })
        self.journal = journal
    }

    mutating func run(from sum: Checksum) -> Checksum {
        var sum = sum
        var left = Workload.period
        for attack in attacks {
            if !returned.isEmpty { returned.removeAll(keepingCapacity: true) }
            let arrival = stack.receive(attack, profiles, &luck, &journal, &returned)
            sum.mix(arrival.outcome, by: arrival.by ?? -1, arrival.damage)
            for back in returned { sum.mix(back.power) }
            if journal.isOn { journal.drain(into: &facts) }
            left -= 1
            if left == 0 {
                left = Workload.period
                renew(&sum)
            }
        }
        return sum
    }

    private mutating func renew(_ sum: inout Checksum) {
        for index in stack.layers.indices {
            sum.mix(stack.layers[index].durability)
            sum.mix(stack.layers[index].charge)
            stack.layers[index].durability = Workload.durability
            stack.layers[index].charge = 0
        }
    }
}

/// The plain C loop; the language border is crossed once a run.
struct PlainContender: Contender {
    let name = "plain C loop"
    private let attacks: [plain_attack]
    private var layers: [plain_layer]

    init(_ workload: Workload) {
        attacks = workload.blows.map {
            plain_attack(element: Int64($0.element), power: Int64($0.power), is_reflected: 0)
        }
        layers = Workload.pieces.map { plain_layer($0) }
    }

    mutating func run(from sum: Checksum) -> Checksum {
        Checksum(
            value: unsafe plain_chain_run(
                &layers, Int64(layers.count), attacks, Int64(attacks.count), Int64(Workload.period), sum.value))
    }
}
