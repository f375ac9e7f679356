import Chronicle
import Content
import Engine
import Game

@testable import Lab

/// Finds the commands of whole journeys: those of the ladder's planner, as a player would type them.
///
///     Wayfinder.script(in: catalog, seed: 7, to: "lit-lamp")   // ["talk kettle-minder", "go bathhouse", …, "go lit-lamp"]
///
/// It knows nothing of the content but what the catalog says, so that a script can be found again when content changes.
enum Wayfinder {
    /// A journey to an ending, or to any, in which nothing is refused; nil where none of some tries comes there.
    ///
    /// The seed is the game's; the tries differ by what the traveller picks where two things are alike.
    static func script(in catalog: Catalog, seed: UInt64, to ending: String? = nil, tries: UInt64 = 6) -> [String]? {
        let mirror = Mirror(catalog)
        for number in 0..<tries {
            var traveller = Traveller(.planner, seed: seed, limits: Traveller.Limits(), mirror: mirror)
            traveller?.destination = ending
            traveller?.luck = SplitMix64(state: number)
            guard let journey = traveller?.travel(), let traveller else { return nil }
            if journey.end == .finished && journey.refusals == 0 { return lines(traveller.deeds, seed, catalog) }
        }
        return nil
    }

    /// Does the deeds once more, and says each as it is called by then.
    private static func lines(_ deeds: [Action], _ seed: UInt64, _ catalog: Catalog) -> [String]? {
        guard var campaign = Campaign(seed: seed, in: catalog) else { return nil }
        var lines: [String] = []
        for deed in deeds {
            lines.append(words(deed, in: campaign))
            guard (try? campaign.perform(deed, in: catalog)) != nil else { return nil }
        }
        return lines
    }

    /// An action as a player would type it.
    private static func words(_ action: Action, in campaign: Campaign) -> String {
        switch action {
        case .choose(let choice): words(choice, in: campaign)
        case .go(let place): "go \(place)"
        case .take(let armor): "take \(armor)"
        case .upgrade(let index): "upgrade \(index + 1)"
        case .buy(.armor(let id)), .buy(.item(let id)): "buy \(id)"
        case .sell(.piece(let index)): "sell \(index + 1)"
        case .sell(.item(let id)): "sell \(id)"
        case .wield(let attack): "wield \(attack)"
        case .talk(let person): "talk \(person)"
        case .rest: "rest"
        case .train(let trial): "train \(trial)"
        case .answer(let layer): "answer " + (layer.map { "\($0 + 1)" } ?? "me")
        case .leave: "leave"
        case .note(let text): "note \(text)"
        }
    }

    private static func words(_ choice: Choice, in campaign: Campaign) -> String {
        switch choice {
        case .swap(let one, let other): "swap \(one + 1) \(other + 1)"
        case .move(let from, let to): "move \(from + 1) to \(to + 1)"
        case .strike(let foe): "strike \(foe + 1)"
        case .mend(let layer): "mend \(layer + 1)"
        case .brace(let layer): "brace \(layer + 1)"
        case .don(let index): "don \(index + 1)"
        case .doff(let layer): "doff \(layer + 1)"
        case .use(let item, let foe): "use \(name(of: item, in: campaign)) at \(foe + 1)"
        case .end: "end"
        }
    }

    /// What is in the bag is numbered by kinds on the screen, so it is called by its name.
    private static func name(of item: Int, in campaign: Campaign) -> String {
        guard let recording = campaign.bout?.recording else { return "" }
        return recording.names[recording.fight.items[item].id]
    }
}
