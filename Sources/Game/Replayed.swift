import Chronicle
import Content
import JSONText

/// What the entries of a journal lead to.
struct Replayed {
    private(set) var timeline: Timeline
    /// How many entries were done again, and how many could not be.
    private(set) var count = 0
    let failed: Int
    /// Fights whose beginning was undone.
    private(set) var unbegun: [Campaign.Bout] = []

    init(_ lines: [ActionJournal.Line], from campaign: Campaign, in catalog: Catalog) {
        timeline = Timeline(from: campaign)
        for line in lines {
            let before = timeline.campaign
            var next = timeline
            // What comes to another state is another game, though its words be the same.
            guard (try? next.apply(line.entry, in: catalog)) != nil,
                line.state.map({ $0 == next.campaign.mark }) ?? true
            else { break }
            timeline = next
            count += 1
            if let bout = before.bout, timeline.campaign.fightsBegun < bout.number { unbegun.append(bout) }
        }
        failed = lines.count - count
    }
}

extension Catalog {
    /// A fingerprint of all content that a fight can be made of.
    var mark: UInt64 {
        let roots: [(Section, String)] =
            armor.all.map { (.armor, $0.id) } + attacks.all.map { (.attacks, $0.id) } + foes.all.map { (.foes, $0.id) }
            + items.all.map { (.items, $0.id) }
        return fingerprint(extract(roots).canonical())
    }
}
