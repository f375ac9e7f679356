/// What the rungs of a ladder say together.
public struct LadderReport: Sendable {
    public let rungs: [Rung]
    /// Every foe met, by its name.
    public let foes: [String]
    /// In how many of the planner's won fights each armor was in the stack, most first; all that the content has.
    public let armor: [(id: String, fights: Int)]

    public init(_ rungs: [Rung], armor ids: [String]) {
        self.rungs = rungs
        foes = Set(rungs.flatMap(\.foes.keys)).sorted()
        let worn = rungs.first { $0.nature == .planner }?.armor ?? [:]
        armor = ids.map { ($0, worn[$0] ?? 0) }.sorted { ($1.fights, $0.id) < ($0.fights, $1.id) }
    }

    public var planner: Rung? { rungs.first { $0.nature == .planner } }

    /// Foes that no bot ever lost against, though every bot met them.
    public var harmless: [String] {
        foes.filter { foe in rungs.allSatisfy { $0.foes[foe].map { $0.won == $0.fights } ?? false } }
    }

    /// The lengths of the fights against some foes: the planner's, where it is among the bots.
    public func rounds(against foe: String) -> [Int] {
        (planner.map { [$0] } ?? rungs).flatMap { $0.foes[foe]?.rounds ?? [] }
    }
}

/// A share in tenths of a percent, rounded; 0 of nothing.
public func permille(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : (2_000 * part + whole) / (2 * whole) }
