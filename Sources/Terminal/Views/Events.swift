import Chronicle
public import Content
import Engine
public import Game

/// Tells what an action did.
public struct EventTeller: Sendable {
    let voice: Voice
    let catalog: Catalog

    public init(_ voice: Voice, _ catalog: Catalog) {
        self.voice = voice
        self.catalog = catalog
    }

    /// The events of one action as lines; `before` and `after` are the campaign around it.
    public func tell(_ events: [Event], before: Campaign, after: Campaign) -> [String] {
        voice.folded(events.flatMap { tell($0, before, after) })
    }

    private func tell(_ event: Event, _ before: Campaign, _ after: Campaign) -> [String] {
        switch event {
        case .facts(let facts, let fight):
            guard let bout = before.bout ?? after.bout else { return [] }
            let narrator = Narrator(voice, bout.recording)
            // The board that follows a new round shows what is announced.
            let lines = narrator.tell(facts.filter { if case .intent = $0 { false } else { true } }, fight)
            return lines + (isMidRound(facts, fight) ? [left(fight)] : [])
        case .arrived(let place):
            let text = voice.say(.arrived, ["place": voice.name(catalog.places[place], place)])
            return [voice.palette.paint(text, .bold)]
                + Pages(voice, catalog, after).arrival(isKnown: before.visited.contains(place))
        case .fightBegan(let id, _):
            let place = catalog.places[id]
            let foes = kinds(of: place?.foes ?? [])
            let blanks: KeyValuePairs = [
                "place": voice.name(place, id), "foes": listed(foes.map { Pages.named($0, in: catalog, voice) }),
            ]
            let isOne = place?.foes.count == 1
            var lines = voice.wrapped(voice.say(isOne ? .fightBegan : .fightBeganMany, blanks))
            if let about = place?.about { lines += paragraph(about) }
            for (foe, _) in foes {
                if let about = catalog.foes[foe]?.about {
                    lines += paragraph(Text(voice.name(catalog.foes[foe], foe) + ": " + voice.text(about)))
                }
            }
            if let hint = place?.teaches { lines += paragraph(hint) }
            return lines
        case .fightEnded(let result, let id):
            if after.terms.mode == .practice { return [] }
            let place = catalog.places[id]
            switch result {
            case .won: return place?.cleared.map { voice.wrapped(voice.text($0)) } ?? []
            case .lost, .stalemate:
                let story = catalog.texts[result == .lost ? "defeat" : "stalemate"]
                return (story.map { voice.wrapped(voice.text($0)) } ?? [])
                    + voice.wrapped(voice.say(.drivenBack, ["place": voice.name(place, id)]))
                    + (after.defeatsLeft(in: catalog).map { [voice.say(.oilSpilt, ["left": "\($0)"])] } ?? [])
            }
        case .questDone(let id, let points):
            let text = voice.say(.gotPoints, ["quest": voice.name(catalog.quests[id], id), "points": "\(points)"])
            return [voice.palette.paint(text, .brightYellow)]
        case .questMissed(let id):
            return [
                voice.palette.paint(voice.say(.questMissedNow, ["quest": voice.name(catalog.quests[id], id)]), .dim)
            ]
        case .asked(let id):
            let quest = catalog.quests[id]
            let text = voice.say(
                .questAsked,
                [
                    "quest": voice.name(quest, id), "description": quest?.about.map { voice.text($0) } ?? "",
                    "points": "\(quest?.points ?? 0)",
                ])
            return voice.wrapped(text).map { voice.palette.paint($0, .brightYellow) }
        case .said(let id, let number):
            let person = catalog.people[id]
            guard let says = person?.says, says.indices.contains(number) else {
                return [voice.say(.saysNothing, ["person": voice.name(person, id)])]
            }
            return voice.wrapped(voice.name(person, id) + ": " + voice.text(says[number].text))
        case .delivered(let item, _):
            return [voice.say(.handsOver, ["item": voice.name(catalog.items[item], item)])]
        case .earned(let coins): return [voice.say(.earnedCoins, ["coins": "\(coins)"])]
        case .got(let wares):
            let things = listed(wares.map { voice.name(of: $0, in: catalog) })
            return voice.wrapped(voice.say(.gotThings, ["things": things]))
        case .bought(let ware, let coins):
            let blanks: KeyValuePairs = ["thing": voice.name(of: ware, in: catalog), "coins": "\(coins)"]
            return [voice.say(.boughtThing, blanks)]
        case .sold(let ware, let coins):
            let blanks: KeyValuePairs = ["thing": voice.name(of: ware, in: catalog), "coins": "\(coins)"]
            return [voice.say(.soldThing, blanks)]
        case .wielded(let id): return [voice.say(.wielded, ["weapon": voice.name(catalog.attacks[id], id)])]
        case .lessonBegan: return Pages(voice, catalog, after).lesson()
        case .answered(let isRight, let volley, let step):
            let teller = LessonTeller(voice, catalog, volley)
            return teller.judgement(isRight, on: step) + teller.onward(from: step, after)
        case .watched(let volley, let step):
            let teller = LessonTeller(voice, catalog, volley)
            return teller.trace(step) + teller.onward(from: step, after)
        case .rehung: return Pages(voice, catalog, after).hanging()
        case .tried(let volley, let failed):
            guard let failed else { return [voice.say(.lessonTried)] }
            let wish = Pages(voice, catalog, after).wish(failed)
            return LessonTeller(voice, catalog, volley).trace(failed)
                + voice.wrapped(voice.say(.lessonFailed, ["wish": wish]))
        case .lessonPassed(let id, let points, let isFirst): return passed(id, points, isFirst)
        case .lessonLeft(let id): return [voice.say(.lessonLeft, ["lesson": voice.name(catalog.trials[id], id)])]
        case .lostForGood: return voice.wrapped(voice.say(.lostForGood))
        case .offered: return Pages(voice, catalog, after).offers()
        case .took(let id): return [voice.say(.took, ["layer": voice.name(catalog.armor[id], id)])]
        case .upgraded(let id, let level):
            return [voice.say(.upgraded, ["layer": voice.name(catalog.armor[id], id), "level": "\(level)"])]
                + Pages(voice, catalog, after).upgraded(id, level: level)
        case .rested: return (catalog.texts["rest"].map { voice.wrapped(voice.text($0)) } ?? []) + [voice.say(.rested)]
        case .rearranged: return [voice.say(.rearranged, ["stack": names(after.worn.map(\.armor))])]
        case .wrecked(let ids): return [voice.say(.wrecked, ["stack": names(ids)])]
        case .noted: return [voice.say(.noted)]
        case .finished:
            let story = catalog.texts["victory"].map { voice.wrapped(voice.text($0)) } ?? []
            let blanks: KeyValuePairs = [
                "points": "\(after.points)", "defeats": "\(after.defeats)", "score": "\(after.score(in: catalog))",
            ]
            return story + [voice.say(.finished, blanks)]
        }
    }

    private func passed(_ id: String, _ points: Int, _ isFirst: Bool) -> [String] {
        let trial = catalog.trials[id]
        let praise = trial?.lesson?.passed.map { voice.wrapped(voice.text($0)) } ?? []
        let blanks: KeyValuePairs = ["lesson": voice.name(trial, id), "points": "\(points)"]
        let phrase: Phrase = isFirst ? points > 0 ? .lessonPassedPoints : .lessonPassed : .lessonPassedAgain
        return praise + [voice.palette.paint(voice.say(phrase, blanks), .brightYellow)]
    }

    /// A paragraph of its own; a reader who hears one line at a time needs no empty one before it.
    private func paragraph(_ text: Text) -> [String] {
        (voice.isPlain ? [] : [""]) + voice.wrapped(voice.text(text))
    }

    /// Whether the round goes on after these facts.
    private func isMidRound(_ facts: [Fact], _ fight: Fight) -> Bool {
        fight.result == nil
            && !facts.contains { fact in
                if case .round = fact { true } else { false }
            }
    }

    private func left(_ fight: Fight) -> String {
        let text = voice.say(.tempo, ["tempo": "\(fight.tempo)", "moves": "\(fight.moves)"])
        return voice.palette.paint(capitalized(text) + ".", .dim)
    }

    /// "A and B and C"
    private func listed(_ names: [String]) -> String {
        names.dropFirst().reduce(names.first ?? "") { voice.say(.and, ["one": $0, "other": $1]) }
    }

    private func names(_ ids: [String]) -> String {
        ids.isEmpty ? "–" : ids.map { voice.name(catalog.armor[$0], $0) }.joined(separator: ", ")
    }
}
