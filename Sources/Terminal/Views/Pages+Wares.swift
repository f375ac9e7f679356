import Chronicle
import Content
import Engine
import Game

extension Pages {
    /// What is sold here: a line for each ware, with its price and what it is good for.
    public func wares() -> [String] {
        let wares = campaign.wares(in: catalog)
        if wares.isEmpty { return [voice.say(.noShop)] }
        let purse = voice.say(.purse, ["coins": "\(campaign.coins)"])
        let rows = wares.enumerated().map { number, ware in
            let price = Campaign.price(of: ware, in: catalog)
            return [
                "\(number + 1)", voice.name(of: ware, in: catalog), voice.say(.priceOf, ["coins": "\(price)"]),
                use(of: ware),
            ]
        }
        guard !voice.isPlain else {
            return [purse] + rows.map { clip("\($0[0]). \($0[1]), \($0[2]): \($0[3]).", to: voice.width) }
                + voice.wrapped(voice.say(.waresMore))
        }
        let table = Table(
            columns: [.right, .left, .left, .left],
            rows: rows.map { [.init($0[0]), .init($0[1], .bold), .init($0[2], .yellow), .init($0[3], .dim)] })
        return [purse] + table.lines(width: voice.width, palette: voice.palette)
            + voice.wrapped(voice.say(.waresMore))
    }

    /// What a ware does, in a few words.
    private func use(of ware: Ware) -> String {
        switch ware {
        case .armor(let id):
            let narrator = Narrator(voice, catalog, Names(catalog))
            return catalog.armor[id].map { narrator.describe($0.levels[0]).joined(separator: "; ") } ?? ""
        case .item(let id): return catalog.items[id].map(effects) ?? ""
        }
    }

    /// The foe's name, with how many there are of it.
    static func named(_ kind: (id: String, count: Int), in catalog: Catalog, _ voice: Voice) -> String {
        let name = voice.name(catalog.foes[kind.id], kind.id)
        return kind.count == 1 ? name : voice.say(.several, ["count": "\(kind.count)", "thing": name])
    }
}

/// Each id once, with how often it stands there.
func kinds(of ids: [String]) -> [(id: String, count: Int)] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.map { id in (id, ids.count { $0 == id }) }
}
