import Chronicle
import Engine

/// A row of numbers over the rounds, for a table or a chart.
struct Series {
    let name: String
    let most: Int
    let values: [Int]
}

extension Reporter {
    var course: [Report.Block] {
        let blocks: [Report.Block] = [
            .heading(2, voice.say(.reportCourse)), .grid(grid(voice.say(.reportHealths), healths)),
        ]
        return durabilities.isEmpty
            ? blocks : blocks + [.grid(grid(voice.say(.reportDurabilities), durabilities))]
    }

    /// Everybody's health.
    var healths: [Series] {
        (standings.first?.tableau.figures ?? []).enumerated().map { index, figure in
            Series(
                name: name(figure.side), most: figure.mostHealth,
                values: standings.map { $0.tableau.figures[index].health })
        }
    }

    /// The durability of each layer of the Avatar's that can wear out.
    var durabilities: [Series] {
        guard let avatar = standings.first?.tableau.avatar else { return [] }
        return pieces(of: avatar).compactMap { layer in
            guard let most = layer.armor.durability else { return nil }
            let values = standings.map { standing in
                let avatar = standing.tableau.avatar
                return (avatar.layers + avatar.pack).first { $0.identity == layer.identity }?.durability ?? 0
            }
            return Series(name: name(layer, of: .avatar), most: most, values: values)
        }
    }

    func grid(_ caption: String, _ series: [Series]) -> Report.Grid {
        let columns = [Report.Grid.Column(voice.say(.reportWhen))] + series.map { .init($0.name, .right) }
        let rows = standings.enumerated().map { index, standing in
            [when(standing)] + series.map { "\($0.values[index])" }
        }
        return Report.Grid(caption, columns, rows)
    }

    private func when(_ standing: RoundEnd) -> String {
        standing.round == 0 ? voice.say(.reportStart) : voice.say(.round, ["round": "\(standing.round)"])
    }
}
