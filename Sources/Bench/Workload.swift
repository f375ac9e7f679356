import Engine

/// What is raced: the same eight layers and the same attacks, told once and built four times.
struct Workload {
    /// One response of one piece, in numbers that every contender can be built from.
    struct Rule {
        var element: Int?
        var power = 1...Attack.mostPower
        var answer: Answer.Kind
        var percent = 100
        var upTo = Attack.mostPower
        var by = 0
        var to = 0
        var wear = Wear.percent(100)
    }

    struct Piece {
        let name: String
        var mostCharge = 0
        let rules: [Rule]
    }

    struct Blow {
        let element: Int
        let power: Int
    }

    static let elements = ["fire", "water", "ice", "storm", "stone", "steam"]
    static let (fire, water, ice, storm, stone, steam) = (0, 1, 2, 3, 4, 5)

    /// Attacks between two renewals of the layers, few enough that no layer breaks.
    static let period = 64
    static let durability = 20_000

    static let pieces = [
        Piece(
            name: "ember-coat",
            rules: [Rule(element: fire, answer: .absorb, percent: 40, upTo: 30, wear: .flat(1))]),
        Piece(
            name: "kettle-coat", mostCharge: 60,
            rules: [
                Rule(
                    element: fire, power: 60...Attack.mostPower, answer: .transmute, percent: 50, to: steam,
                    wear: .flat(2)),
                Rule(element: fire, answer: .store, upTo: 3),
            ]),
        Piece(
            name: "brittle-shell",
            rules: [Rule(element: ice, answer: .amplify, percent: 25, by: 2, wear: .flat(0))]),
        Piece(
            name: "mirror-mail",
            rules: [Rule(element: storm, answer: .reflect, percent: 50, upTo: 40, wear: .percent(50))]),
        Piece(
            name: "rain-cloak",
            rules: [
                Rule(element: water, answer: .absorb, percent: 60, wear: .percent(50)),
                Rule(element: steam, answer: .absorb, percent: 30),
            ]),
        Piece(
            name: "thick-hide",
            rules: [
                Rule(power: 1...20, answer: .absorb, percent: 50, upTo: 8, wear: .flat(1)),
                Rule(power: 80...Attack.mostPower, answer: .absorb, percent: 25, wear: .percent(25)),
            ]),
        Piece(name: "silent-veil", rules: [Rule(element: stone, answer: .pass)]),
        Piece(name: "thunder-jar", mostCharge: 200, rules: [Rule(answer: .store, percent: 20, upTo: 5)]),
    ]

    let blows: [Blow]

    /// The same blows for the same seed, whoever asks.
    init(blows count: Int, seed: UInt64) {
        var generator = SplitMix64(state: seed)
        blows = (0..<count).map { _ in
            let element = Int(generator.next() % UInt64(Self.elements.count - 1))
            return Blow(element: element, power: 1 + Int(generator.next() % 200))
        }
    }
}

/// A running checksum over everything an attack leaves behind.
struct Checksum: Equatable {
    var value: UInt64 = 0

    @inline(__always)
    mutating func mix(_ number: Int) {
        value = value &* 31 &+ UInt64(bitPattern: Int64(number))
    }

    /// Where an attack ended: the outcome as C numbers it, the layer or −1, the damage.
    @inline(__always)
    mutating func mix(_ outcome: Outcome, by layer: Int, _ damage: Int) {
        mix(Int(outcome.rawValue))
        mix(layer)
        mix(damage)
    }
}
