import Chronicle
import Engine

extension Reporter {
    /// A table for each side, with what was left of its layers in the end; then what the layers do.
    var stacks: [Report.Block] {
        guard let first = standings.first?.tableau, let last = standings.last?.tableau else { return [] }
        var blocks: [Report.Block] = [.heading(2, voice.say(.reportStacks))]
        for (before, after) in zip(first.figures, last.figures) {
            let caption = voice.say(
                .reportWho,
                [
                    "whom": name(before.side), "before": "\(before.health)", "most": "\(before.mostHealth)",
                    "after": "\(after.health)",
                ])
            let rows = pieces(of: before).enumerated().map { index, layer in
                let isWorn = index < before.layers.count
                return [
                    isWorn ? "\(index + 1)" : "–", name(layer, of: before.side),
                    isWorn ? state(layer) : voice.say(.reportCarried, ["wear": state(layer)]), state(layer, in: after),
                ]
            }
            let columns: [Report.Grid.Column] = [
                .init(voice.say(.reportNumber), .right), .init(voice.say(.reportLayer)),
                .init(voice.say(.reportStart)), .init(voice.say(.reportEnd)),
            ]
            blocks.append(rows.isEmpty ? .paragraph(caption + ".") : .grid(Report.Grid(caption, columns, rows)))
        }
        if !unworn.isEmpty {
            let names = unworn.map { name($0, of: .avatar) }.joined(separator: ", ")
            blocks.append(.paragraph(voice.say(.reportUnworn, ["stack": names])))
        }
        return descriptions.isEmpty
            ? blocks : blocks + [.fold(3, voice.say(.reportDoes), [.list(descriptions)])]
    }

    /// Each layer once, with a line for each of its responses and echoes.
    private var descriptions: [Report.Item] {
        var told: Set<String> = []
        return standings[0].tableau.figures.flatMap { figure in
            pieces(of: figure).flatMap { layer -> [Report.Item] in
                let name = name(layer, of: figure.side)
                guard told.insert(name).inserted else { return [] }
                return [Report.Item(name)] + narrator.describe(layer.armor).map { Report.Item($0, depth: 1) }
            }
        }
    }

    /// "Fire Armor++" for one that was bettered twice.
    func name(_ layer: Layer, of side: Side) -> String {
        let level = side == .avatar ? narrator.level(of: layer) : 0
        return narrator.name(of: layer.armor.id) + String(repeating: "+", count: level)
    }

    private func state(_ layer: Layer) -> String {
        guard let most = layer.armor.durability else { return voice.say(.never) }
        if layer.isBroken { return voice.say(.broken) }
        let wear = voice.say(.outOf, ["value": "\(layer.durability)", "most": "\(most)"])
        guard layer.charge > 0 else { return wear }
        return wear + ", "
            + voice.say(.charge, ["charge": "\(layer.charge)", "most": "\(layer.armor.mostCharge)"])
    }

    /// What became of a layer; what is nowhere any more broke.
    private func state(_ layer: Layer, in figure: Tableau.Figure) -> String {
        if let worn = figure.layers.first(where: { $0.identity == layer.identity }) { return state(worn) }
        guard let carried = figure.pack.first(where: { $0.identity == layer.identity }) else {
            return voice.say(.broken)
        }
        return voice.say(.reportCarried, ["wear": state(carried)])
    }
}
