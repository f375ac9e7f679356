public import Engine

/// Strikes whenever it can, mends or braces with what is left, and never touches the order of its layers.
public struct NeverReorders: Bot {
    public init() {}

    public func choose(_ fight: Fight) -> Choice {
        let legal = fight.choices
        if let strike = legal.first(where: { if case .strike = $0 { true } else { false } }) { return strike }
        let damaged = fight.avatar.stack.layers.indices.sorted { damage(of: $0, fight) > damage(of: $1, fight) }
        for index in damaged where damage(of: index, fight) > 0 {
            if legal.contains(.mend(index)) { return .mend(index) }
            if legal.contains(.brace(index)) { return .brace(index) }
        }
        return .end
    }

    private func damage(of index: Int, _ fight: Fight) -> Int {
        let layer = fight.avatar.stack.layers[index]
        return layer.armor.durability.map { $0 - layer.durability } ?? 0
    }
}
