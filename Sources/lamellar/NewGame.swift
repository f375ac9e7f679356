import Content
import Files
import Game
import Terminal

/// What the options of `play` say of the game to begin, or to go on with.
struct NewGame {
    let slot: String
    let terms: Campaign.Terms
    /// Whether whatever is in the slot makes room.
    let isNew: Bool
    private let seed: UInt64?
    private let daily: Daily?

    static let options = [
        Option("slot", taking: "NAME", "which saved game; `main` when left out"),
        Option("new", "begin anew; what was in the slot moves to another one"),
        Option("seed", taking: "N", "the luck of a new game; by chance when left out"),
        Option("ironman", "a new game in which nothing is taken back"),
        Option("oath", taking: "ID", repeatable: true, "a new game under this oath, for those who have won one"),
        Option("daily", "the journey of the day (UTC, or $LAMELLAR_TODAY), the same for everybody; ironman"),
    ]

    init(_ arguments: Arguments, today: String) throws(UsageProblem) {
        seed = try arguments.seed()
        if arguments.has("daily") {
            for name in ["slot", "new", "seed", "ironman", "oath"] where arguments.has(name) {
                throw UsageProblem("`--daily` settles slot, luck and mode itself, and takes no `--\(name)`")
            }
            let daily = Daily(today)
            (slot, terms, isNew, self.daily) = (daily.slot, daily.terms, false, daily)
            return
        }
        slot = arguments.value("slot") ?? "main"
        guard isSlotName(slot) else { throw UsageProblem(text(of: SaveProblem.badName(slot))) }
        var oaths: [String] = []
        for oath in arguments.all("oath") where !oaths.contains(oath) { oaths.append(oath) }
        terms = Campaign.Terms(mode: arguments.has("ironman") ? .ironman : .story, oaths: oaths)
        isNew = arguments.has("new")
        daily = nil
    }

    /// Opens the slot, with a new game where there is none; nil, with the reason told, where that may not be.
    func open(in saves: String, _ catalog: Catalog, _ streams: inout Streams) throws(SaveProblem) -> Session? {
        let begins = isNew ? true : !(try Slot.holdsGame(slot, in: saves))
        if begins, !(try maySwear(saves, &streams)) { return nil }
        if isNew, let other = try Slot.setAside(slot, in: saves) {
            streams.complain("lamellar: the game that was in `\(inert(slot))` is in the slot `\(inert(other))` now")
        }
        let opened = try Session.open(
            try Slot(slot, in: saves), catalog: catalog, seed: daily?.seed ?? seed ?? .random(in: 0 ... .max),
            terms: terms)
        if let daily, Daily(opened.campaign, slot: slot) == nil {
            streams.complain(
                "lamellar: the slot `\(slot)` holds another journey than that of \(daily.day); `--slot \(slot)` goes on with it"
            )
            return nil
        }
        if !opened.opening.isNew && daily == nil { tellPassedOver(&streams) }
        return opened
    }

    /// An oath that the content does not have is a slip.
    func check(_ catalog: Catalog) throws(UsageProblem) {
        let known = catalog.oaths.map(\.id)
        for oath in terms.oaths where !known.contains(oath) {
            let all = known.map { "`\($0)`" }.joined(separator: ", ")
            throw UsageProblem("there is no oath `\(oath)`; " + (known.isEmpty ? "there are none" : "there are \(all)"))
        }
    }

    /// Oaths are for those who have won.
    private func maySwear(_ saves: String, _ streams: inout Streams) throws(SaveProblem) -> Bool {
        if terms.oaths.isEmpty { return true }
        do throws(FileProblem) {
            if try RunHistory(in: saves).hasVictory { return true }
        } catch {
            throw .file(error)
        }
        streams.complain("lamellar: oaths are for those who have won: bring one journey to its end first")
        return false
    }

    private func tellPassedOver(_ streams: inout Streams) {
        if seed != nil {
            streams.complain("lamellar: --seed is for new games; this one goes on with its own luck")
        }
        if terms.mode != .story {
            streams.complain("lamellar: --ironman is for new games; this one goes on in its own mode")
        }
        if !terms.oaths.isEmpty {
            streams.complain("lamellar: --oath is for new games; this one goes on under its own oaths")
        }
    }
}
