public import Chronicle
import Content
import Engine

/// What a fight teaches, as blocks of a report: how the Avatar fell and what would have saved it, what decided the
/// fight, what each layer did, better orders, luck.
public func blocks(of insight: Insight, _ voice: Voice) -> [Report.Block] {
    Teacher(insight, voice).blocks
}

private struct Teacher {
    let insight: Insight
    let voice: Voice
    let narrator: Narrator

    init(_ insight: Insight, _ voice: Voice) {
        let plain = voice.unbroken
        self.insight = insight
        self.voice = plain
        narrator = Narrator(plain, insight.recording)
    }

    private var fight: Fight { insight.recording.fight }

    var blocks: [Report.Block] {
        [.heading(2, voice.say(.insightTitle))] + death + rescue + moments + layers + orders + luck
    }

    private var death: [Report.Block] {
        guard let death = insight.death else { return [] }
        return [
            .heading(3, voice.say(.insightDeath, ["round": "\(death.round)"])),
            .lines(narrator.tell(death.facts, death.fight)),
        ]
    }

    private var rescue: [Report.Block] {
        guard let rescue = insight.rescue else {
            guard insight.isRescueSought, let result = fight.result, result != .won else { return [] }
            let count = min(fight.round, Rescue.reach)
            return [.paragraph(voice.say(.insightNoRescue, ["count": "\(count)"]))]
        }
        let blanks: KeyValuePairs = [
            "stack": rescue.layers.map { narrator.name(of: $0) }.joined(separator: ", "),
            "commands": rescue.choices.map { Narrator.words(for: $0) }.joined(separator: "; "),
            "last": "\(rescue.standing.round)", "health": "\(rescue.standing.health)",
        ]
        return [
            .paragraph(
                voice.say(.insightRescue, ["round": "\(rescue.round)"]) + " " + voice.say(.insightRescueHow, blanks))
        ]
    }

    private var moments: [Report.Block] {
        let items = insight.moments.compactMap { moment in
            sentence(moment.kind).map {
                Report.Item(voice.say(.insightMoment, ["round": "\(moment.round)", "what": $0]))
            }
        }
        return items.isEmpty ? [] : [.heading(3, voice.say(.insightMoments)), .list(items)]
    }

    /// nil for the end, which the report has said already.
    private func sentence(_ kind: Moment.Kind) -> String? {
        func said(_ side: Side, _ you: Phrase, _ foe: Phrase, _ blanks: KeyValuePairs<String, String>) -> String {
            if side == .avatar { return voice.say(you, blanks) }
            return fill(voice.say(foe, blanks), ["whom": narrator.name(side, fight)])
        }
        switch kind {
        case .broke(let armor, let side):
            return said(side, .momentBrokeYours, .momentBroke, ["layer": narrator.name(of: armor)])
        case .heavyHit(let side, let damage): return said(side, .momentHitYou, .momentHit, ["damage": "\(damage)"])
        case .turned(let side): return said(side, .momentTurnedYou, .momentTurned, [:])
        case .down(let side): return said(side, .momentDownYou, .momentDown, [:])
        case .end: return nil
        }
    }

    private var layers: [Report.Block] {
        let entries = insight.ledger.entries
        guard !entries.isEmpty else { return [] }
        let rows = entries.map { entry -> [String] in
            let worth = insight.worths.first { $0.piece.identity == entry.identity }
            return [
                narrator.name(of: entry.armor), "\(entry.met)", "\(entry.taken)", "\(entry.leaked)", "\(entry.worn)",
                "\(entry.wasted)", worth.map { standing($0.standing) } ?? "–",
            ]
        }
        let columns: [Report.Grid.Column] =
            [.init(voice.say(.reportLayer))]
            + [.insightMet, .insightTook, .insightLeaked, .insightWore, .insightWasted].map {
                .init(voice.say($0), .right)
            } + [.init(voice.say(.insightWithout))]
        return [
            .heading(3, voice.say(.insightLayers)),
            .grid(Report.Grid(voice.say(.insightLayersCaption), columns, rows)),
            .paragraph(voice.say(.insightLayersNote)),
        ]
    }

    private func standing(_ standing: Standing) -> String {
        let blanks: KeyValuePairs = [
            "health": "\(standing.health)", "round": "\(standing.round)", "foes": "\(standing.foes)",
        ]
        let phrase: Phrase =
            switch standing.result {
            case .won: .standingWon
            case .lost: .standingLost
            case .stalemate: .standingStalemate
            case nil: .standingOpen
            }
        return voice.say(phrase, blanks)
    }

    private var orders: [Report.Block] {
        guard !insight.hindsights.isEmpty else {
            // Nothing is said of orders that nobody tried.
            return insight.ordersTried == 0 ? [] : [.paragraph(voice.say(.insightNoOrders))]
        }
        let rows = insight.hindsights.map { hindsight -> [String] in
            let order = hindsight.armor.map { narrator.name(of: $0) }.joined(separator: ", ")
            return [
                "\(hindsight.round)", "\(hindsight.suffered)", "\(hindsight.least)",
                hindsight.turnsFight ? voice.say(.insightTurns, ["order": order]) : order,
            ]
        }
        let columns: [Report.Grid.Column] = [
            .init(voice.say(.insightRound), .right), .init(voice.say(.insightLost), .right),
            .init(voice.say(.insightLeast), .right), .init(voice.say(.insightOrder)),
        ]
        return [
            .heading(3, voice.say(.insightOrders)), .grid(Report.Grid(voice.say(.insightOrdersCaption), columns, rows)),
        ]
    }

    private var luck: [Report.Block] {
        let report = insight.luck
        var blocks: [Report.Block] = [.heading(3, voice.say(.insightLuck))]
        if !report.chances.isEmpty {
            let rows = report.chances.map { chance in
                [
                    narrator.name(of: chance.armor), capitalized(narrator.name(chance.wearer, fight)),
                    "\(chance.rolls)",
                    "\(chance.held)", "\(chance.expected / 100).\(chance.expected % 100 / 10)",
                ]
            }
            let columns: [Report.Grid.Column] = [
                .init(voice.say(.reportLayer)), .init(voice.say(.insightWearer)),
                .init(voice.say(.insightRolls), .right), .init(voice.say(.insightHeld), .right),
                .init(voice.say(.insightExpected), .right),
            ]
            blocks.append(.grid(Report.Grid(voice.say(.insightLuckCaption), columns, rows)))
        }
        if report.announced > 0 {
            let phrase: Phrase =
                report.surplus > 0 ? .insightSurplus : report.surplus < 0 ? .insightDeficit : .insightEven
            blocks.append(
                .paragraph(voice.say(phrase, ["count": "\(report.announced)", "surplus": "\(abs(report.surplus))"])))
        } else if report.chances.isEmpty {
            blocks.append(.paragraph(voice.say(.insightNoLuck)))
        }
        return blocks
    }
}
