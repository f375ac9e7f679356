/// One blow in flight.
///
/// It holds only integers, so that sending one through a stack copies no memory;
/// its tags and measures lie in a `Profile` beside it.
public struct Attack: Equatable, Sendable {
    /// Power lies in 1…1,000,000; arithmetic stops there.
    public static let mostPower = 1_000_000

    public var element: ID
    public var power: Int
    /// How many outer layers it skips.
    public var pierce: Int
    /// The definition it comes from, or `none`.
    public var id: ID
    /// The element it had when thrown.
    public let thrown: ID
    /// Whether a layer sent it back; such an attack is never sent back again.
    public var isReflected = false
    /// The number of its profile in the list that travels with it; 0 is the empty one.
    public var profile: Int
    /// Names this attack's luck within its round.
    public var luck: UInt64

    public init(
        _ element: ID, _ power: Int, pierce: Int = 0, id: ID = .none, profile: Int = 0, luck: UInt64 = 1
    ) {
        self.element = element
        self.power = power
        self.pierce = pierce
        self.id = id
        thrown = element
        self.profile = profile
        self.luck = luck
    }

    /// What `remember` keeps and `remembered` asks for.
    var memoryKey: UInt64 { id == .none ? thrown.key : id.key }

    func bears(_ tag: ID, in profiles: [Profile]) -> Bool {
        (tag == .reflected && isReflected) || profiles[profile].tags.contains(tag)
    }

    /// The attack that a layer sends back: same element and profile, no id, no pierce.
    func sentBack(power: Int, by layer: UInt64, _ purpose: Luck.Purpose, _ index: Int) -> Attack {
        let key = fold(fold(fold(luck, layer), purpose.rawValue), UInt64(index))
        var back = Attack(element, power, profile: profile, luck: key)
        back.isReflected = true
        return back
    }
}

/// What an attack says of itself beside element and power.
public struct Profile: Equatable, Sendable {
    /// A named integer, such as a coin's width in millimetres.
    public struct Measure: Equatable, Sendable {
        public let name: ID
        public let value: Int

        public init(_ name: ID, _ value: Int) {
            self.name = name
            self.value = value
        }
    }

    public let tags: [ID]
    /// Whether the tags make the attack one that was sent back.
    let isReflected: Bool
    public var measures: [Measure]
    /// The status a hit leaves behind, and for how many rounds.
    public var inflicts: Affliction?
    /// How many outer layers go to the inside once it has ended, unless it was sent back.
    public var turns: Int

    /// No tags, no measures, nothing inflicted.
    public static let empty = Profile()

    public init(tags: [ID] = [], measures: [Measure] = [], inflicts: Affliction? = nil, turns: Int = 0) {
        self.tags = tags
        isReflected = tags.contains(.reflected)
        self.measures = measures
        self.inflicts = inflicts
        self.turns = turns
    }
}
