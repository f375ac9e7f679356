import Chronicle
import Content
import JSONText
import Lab
import Terminal

/// `lab duel FOE… --wear ARMOR…`: one match, many times.
func duel(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    try arguments.mustNotHave(["runs", "threads", "bots", "foes", "armor", "endless", "json"], of: "ladder")
    let settings = try Settings(arguments)
    let foes = Array(arguments.words.dropFirst())
    if foes.isEmpty { throw UsageProblem("a duel needs the FOE, by its id") }
    let fights = try arguments.number("fights", 1...1_000_000) ?? 100
    let nature = try arguments.nature(arguments.value("bot") ?? Nature.planner.rawValue)
    let first = try arguments.seed() ?? 1
    guard let catalog = settings.load(&streams) else { return Exit.notGood }
    guard let beginning = catalog.beginning else {
        streams.complain("lamellar: the content has no beginning, which says what a duel is fought with")
        return Exit.notGood
    }
    var pieces: [FightSetup.Piece] = []
    for id in arguments.has("wear") ? arguments.all("wear") : beginning.wears {
        guard let armor = catalog.armor[id] else {
            let near = nearMisses(to: id, among: catalog.armor.all.map(\.id)).first
            throw UsageProblem("there is no armor `\(id)`".suggesting(near))
        }
        pieces.append(.new(armor, copy: pieces.count { $0.armor == id }))
    }
    let setup = FightSetup(
        seed: first, health: beginning.health, weapon: arguments.value("weapon") ?? beginning.weapon, wears: pieces,
        foes: foes)
    do throws(FightSetup.Missing) {
        // Who keeps to an order keeps to the one that every fight begins with.
        let opening = try setup.fight(in: catalog)
        let tally = try Duel(setup, in: catalog).tally(fights, from: first) { nature.bot(opening, seed: $0) }
        let lost = tally.suffered * 10 / max(1, tally.fights)
        streams.say(
            "\(nature.rawValue): won \(tally.wins) of \(tally.fights), rounds \(tally.medianRounds) in the middle and \(tally.longest) at most, health lost \(lost / 10).\(lost % 10) a fight, at the cap \(tally.stalemates)"
        )
        return Exit.good
    } catch {
        throw UsageProblem("the content has no \(error.section.singular) `\(error.id)`")
    }
}
