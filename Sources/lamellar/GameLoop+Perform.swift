import Chronicle
import Content
import Engine
import Files
import Game
import Terminal

extension GameLoop {
    /// Does one command; false when the rest of the line should not be done.
    mutating func perform(_ command: Command, _ streams: inout Streams) -> Bool {
        let pages = Pages(voice, session.catalog, session.campaign)
        guard isOpen(command) else {
            tell(voice.wrapped(Messages(voice, session.catalog, session.campaign).text(.journeyOver)), &streams)
            return false
        }
        switch command {
        case .look: show(pages.look(), &streams)
        case .stack: show(pages.stack(), &streams)
        case .examine(let subject): show(pages.examine(subject), &streams)
        case .intents: show(pages.intents(), &streams)
        case .preview(let choices): return preview(choices, &streams)
        case .why:
            let last = lastFacts
            show(
                Pages(voice, session.catalog, last?.bout ?? session.campaign).why(last?.facts ?? [], last?.fight),
                &streams)
        case .act(let action): return act(action, &streams)
        case .quests: show(pages.quests(), &streams)
        case .wares: show(pages.wares(), &streams)
        case .upgrades: show(pages.upgrades(), &streams)
        case .map: show(pages.map(), &streams)
        case .weapons: show(pages.weapons(), &streams)
        case .lessons: show(pages.lessons(), &streams)
        case .history: return tellHistory(&streams)
        case .hint:
            let advice = Advice.best(for: session.campaign, in: session.catalog)
            tell(advice.map { pages.hint($0) } ?? [voice.say(.hintNone)], &streams)
        case .help(let topic): tell(HelpPages(voice, session.catalog.rules).page(topic), &streams)
        case .undo, .redo: return travel(command, &streams)
        case .save: return save(&streams)
        case .load(let name): return load(name, &streams)
        case .saves:
            do throws(FileProblem) {
                tell(slotLines(try SlotReport.all(in: settings.savesFolder)), &streams)
            } catch {
                tell([inert(error.message)], &streams)
            }
        case .transcript(let on): return transcribe(on, &streams)
        case .options(let words): return options(words, &streams)
        case .reload: return reload(&streams)
        case .quit:
            tell([voice.say(.farewell)], &streams)
            isOver = true
        }
        return true
    }

    private mutating func act(_ action: Action, _ streams: inout Streams) -> Bool {
        let before = session.campaign
        do throws(Session.Problem) {
            let events = try session.perform(action)
            let after = session.campaign
            tellLogProblem(&streams)
            tellFault(&streams)
            for event in events {
                guard case .facts(let facts, let fight) = event else { continue }
                if facts.contains(where: \.isAttack) {
                    lastFacts = (facts, fight, before.bout == nil ? after : before)
                }
            }
            tell(EventTeller(voice, session.catalog).tell(events, before: before, after: after), &streams)
            // The new round, whole, so that nobody has to ask for it.
            let opensRound = opensRound(events)
            if opensRound, after.bout != nil { show(Pages(voice, session.catalog, after).board(), &streams) }
            if events.contains(where: \.endsJourney) { keepHistory(played: true, &streams) }
            if after.isLost(in: session.catalog) { tellRecord(&streams) }
            if opensRound || events.contains(where: \.isArrival) { teach(after: before, &streams) }
            return true
        } catch {
            tell(voice.wrapped(text(of: error)), &streams)
            return false
        }
    }

    private func opensRound(_ events: [Event]) -> Bool {
        events.contains { event in
            guard case .facts(let facts, _) = event else { return false }
            return facts.contains { if case .round = $0 { true } else { false } }
        }
    }

    private func text(of problem: Session.Problem) -> String {
        switch problem {
        case .refused(let refusal): Messages(voice, session.catalog, session.campaign).text(refusal)
        case .file(let file): inert(file.message)
        case .nothingToUndo: voice.say(.nothingToUndo)
        case .nothingToRedo: voice.say(.nothingToRedo)
        }
    }

    private mutating func preview(_ choices: [Choice], _ streams: inout Streams) -> Bool {
        guard let bout = session.campaign.bout else {
            tell([voice.say(session.campaign.course == nil ? .notInFight : .inLesson)], &streams)
            return false
        }
        do throws(IllegalChoice) {
            let (fight, facts) = try bout.recording.fight.preview(choices)
            let narrator = Narrator(voice, bout.recording)
            tell([voice.say(.previewTitle)] + narrator.foretell(facts, fight), &streams)
            return true
        } catch {
            tell(voice.wrapped(Messages(voice, session.catalog, session.campaign).text(error)), &streams)
            return false
        }
    }

    private mutating func travel(_ command: Command, _ streams: inout Streams) -> Bool {
        do throws(Session.Problem) {
            let action = command == .undo ? try session.undo() : try session.redo()
            lastFacts = nil
            tellLogProblem(&streams)
            let words = Narrator.words(for: action)
            tell([voice.say(command == .undo ? .undone : .redone, ["action": words])], &streams)
            show(Pages(voice, session.catalog, session.campaign).look(), &streams)
            return true
        } catch {
            tell([text(of: error)], &streams)
            return false
        }
    }

    private mutating func save(_ streams: inout Streams) -> Bool {
        do throws(FileProblem) {
            try session.save()
            tell([voice.say(.saved, ["path": inert(session.savePath)])], &streams)
            return true
        } catch {
            tell([inert(error.message)], &streams)
            return false
        }
    }

    private mutating func load(_ name: String, _ streams: inout Streams) -> Bool {
        let folder = Path.join(settings.savesFolder, name)
        if isSlotName(name), let here = identityOfFile(session.folder), identityOfFile(folder) == here {
            tell([voice.say(.alreadyPlayed, ["slot": inert(session.slotName)])], &streams)
            return false
        }
        do throws(SaveProblem) {
            // A slip of the fingers begins no new game.
            guard try Slot.holdsGame(name, in: settings.savesFolder) else { throw .noSuchSlot(name) }
            let slot = try Slot(name, in: settings.savesFolder)
            let other = try Session.open(slot, catalog: session.content, seed: .random(in: 0 ... .max))
            do throws(FileProblem) {
                try session.close()
            } catch {
                throw .file(error)
            }
            keepHistory(&streams)
            session = other
            lastFacts = nil
            tutor = Tutor(in: session.folder)
            tell([voice.say(.resumed, ["slot": inert(session.slotName)])], &streams)
            tellFindings(&streams)
            tellStanding(&streams)
            return true
        } catch {
            tell(voice.wrapped(Terminal.text(of: error)), &streams)
            return false
        }
    }

    private mutating func transcribe(_ on: Bool?, _ streams: inout Streams) -> Bool {
        let path = Path.join(session.folder, "transcript.txt")
        switch on {
        case nil: tell([voice.say(.transcriptIs, ["state": transcript == nil ? "off" : "on"])], &streams)
        case true?:
            do throws(FileProblem) {
                transcript = try AppendFile(path)
                tell([voice.say(.transcriptOn, ["path": inert(path)])], &streams)
            } catch {
                tell([inert(error.message)], &streams)
                return false
            }
        case false?:
            tell([voice.say(.transcriptOff)], &streams)
            transcript = nil
        }
        return true
    }

    private mutating func options(_ words: [String], _ streams: inout Streams) -> Bool {
        if words.count == 2 {
            switch (words[0].lowercased(), words[1].lowercased()) {
            case ("plain", "on"): settings.isPlain = true
            case ("plain", "off"): settings.isPlain = false
            case ("color", let word) where ColorOption(rawValue: word) != nil:
                settings.color = ColorOption(rawValue: word) ?? .auto
            case ("hints", "on"): turnHints(on: true)
            case ("hints", "off"): turnHints(on: false)
            case ("lang", _): settings.language = words[1]
            default: return refuse(words, &streams)
            }
            voice = settings.voice(session.catalog)
            tell([voice.say(.optionSet, ["option": inert(words[0]), "value": inert(words[1])])], &streams)
            return true
        }
        guard words.isEmpty else { return refuse(words, &streams) }
        tell(
            [
                "plain: \(settings.isPlain ? "on" : "off")", "color: \(settings.color.rawValue)",
                "lang: \(inert(settings.language))", "hints: \(tutor.isOn ? "on" : "off")",
            ], &streams)
        return true
    }

    private mutating func refuse(_ words: [String], _ streams: inout Streams) -> Bool {
        let blanks: KeyValuePairs = [
            "option": inert(words[0]), "value": inert(words.dropFirst().joined(separator: " ")),
            "all": "plain on|off, color auto|always|never, lang TAG, hints on|off",
        ]
        tell(voice.wrapped(voice.say(.optionUnknown, blanks)), &streams)
        return false
    }
}

extension Event {
    /// Whether the journey has come to its end.
    fileprivate var endsJourney: Bool {
        if case .finished = self { true } else if case .lostForGood = self { true } else { false }
    }

    /// Whether the Avatar stands in another place, or has room to look around again.
    fileprivate var isArrival: Bool {
        if case .arrived = self { true } else if case .fightEnded = self { true } else { false }
    }
}
