import Content
import Game
import Terminal

extension GameLoop {
    /// Tells where the game begins or goes on.
    mutating func greet(_ streams: inout Streams) {
        let catalog = session.catalog
        if session.opening.isNew {
            if let title = catalog.texts["title"] { tell([voice.palette.paint(voice.text(title), .bold)], &streams) }
            if let intro = catalog.texts["intro"] { tell(voice.wrapped(voice.text(intro)) + [""], &streams) }
        } else {
            tell([voice.say(.resumed, ["slot": inert(session.slotName)])], &streams)
        }
        tellFindings(&streams)
        if session.opening.isNew {
            isAsking = true
            tell(voice.wrapped(voice.say(.askKnown)), &streams)
        } else {
            tellStanding(&streams)
        }
    }

    /// Takes the first line of a new game; true when it was the answer to the question and nothing more.
    mutating func answer(_ line: String, _ streams: inout Streams) -> Bool {
        isAsking = false
        let answer = Acquaintance(answer: line)
        // Who does not answer is taken for somebody who knows how to type.
        let acquaintance = answer ?? .newToThis
        if acquaintance == .knowing { turnHints(on: false) }
        let pages = Pages(voice, session.catalog, session.campaign)
        tell(pages.welcome(acquaintance) + pages.look(), &streams)
        return answer != nil
    }

    /// What was found when the slot was opened.
    mutating func tellFindings(_ streams: inout Streams) {
        let opening = session.opening
        if opening.recovered > 0 { tell([voice.say(.recovered, ["count": "\(opening.recovered)"])], &streams) }
        if opening.lost > 0 {
            tell(
                [voice.say(.lostCommands, ["count": "\(opening.lost)", "path": inert(opening.lostPath ?? "")])],
                &streams)
        }
        if !opening.missingMods.isEmpty {
            let mods = opening.missingMods.map { inert($0) }.joined(separator: ", ")
            tell(voice.wrapped(voice.say(.missingMods, ["mods": mods])), &streams)
        }
        for mod in opening.changedMods {
            let blanks: KeyValuePairs = ["mod": inert(mod.id), "before": inert(mod.before), "now": inert(mod.now)]
            tell([voice.say(.changedMod, blanks)], &streams)
        }
        if !opening.unknownOaths.isEmpty {
            let oaths = opening.unknownOaths.map { inert($0) }.joined(separator: ", ")
            tell(voice.wrapped(voice.say(.unknownOaths, ["oaths": oaths])), &streams)
        }
        if opening.isStranded { tell([voice.say(.stranded)], &streams) }
        tellLogProblem(&streams)
        if let daily = Daily(session.campaign, slot: session.slotName) {
            tell([voice.say(.dailyNow, ["date": daily.day])], &streams)
        }
        tell(Pages(voice, session.catalog, session.campaign).terms(), &streams)
        keepHistory(&streams)
    }

    /// Where the game stands; of a journey that is over, first how it ended.
    mutating func tellStanding(_ streams: inout Streams) {
        if session.campaign.isLost(in: session.catalog) { tellRecord(&streams) }
        show(Pages(voice, session.catalog, session.campaign).look(), &streams)
    }

    mutating func tellRecord(_ streams: inout Streams) {
        tell(Pages(voice, session.catalog, session.campaign).record(watching: session.lastLogPath), &streams)
    }
}
