public import Content
public import Engine
public import Game

/// Puts refusals and misunderstandings into words: what is wrong, and what would be right.
public struct Messages: Sendable {
    let voice: Voice
    let catalog: Catalog
    let campaign: Campaign

    public init(_ voice: Voice, _ catalog: Catalog, _ campaign: Campaign) {
        self.voice = voice
        self.catalog = catalog
        self.campaign = campaign
    }

    public func text(_ error: Misunderstanding) -> String {
        switch error {
        case .empty: return ""
        case .unknownVerb(let word, let suggestion):
            let text = voice.say(.wordUnknown, ["word": "“\(inert(word))”"])
            return text + " " + (suggestion.map { voice.say(.didYouMean, ["words": "`\($0)`"]) } ?? voice.say(.welcome))
        case .needs(let verb): return voice.say(.needs, ["usage": "`\(verb.usage)`"])
        case .tooMuch(let verb, let rest):
            return voice.say(.tooMuch, ["usage": "`\(verb.usage)`", "rest": inert(rest)])
        case .ambiguous(_, let names):
            return voice.say(.ambiguous, ["words": names.map { inert($0) }.joined(separator: ", ")])
        case .noSuch(let kind, let word, let suggestions):
            if word.isEmpty, kind == .person { return voice.say(.nobodyAround) }
            if word.isEmpty, kind == .place { return voice.say(.noWays) }
            let text = voice.say(.noSuch, ["kind": noun(kind), "word": inert(word)])
            if suggestions.isEmpty { return text }
            let words = suggestions.map { "`\(inert($0))`" }.joined(separator: ", ")
            return text + " " + voice.say(.didYouMean, ["words": words])
        case .noSuchNumber(let kind, let number, let most):
            return most == 0
                ? voice.say(.noNumbers, ["kind": noun(kind)])
                : voice.say(.noSuchNumber, ["kind": noun(kind), "number": "\(number)", "most": "\(most)"])
        case .nothingToCorrect: return voice.say(.nothingToCorrect)
        case .nothingToRepeat: return voice.say(.nothingToRepeat)
        }
    }

    private func noun(_ kind: Misunderstanding.Kind) -> String {
        switch kind {
        case .layer: voice.say(.kindLayer)
        case .carried: voice.say(.kindCarried)
        case .piece: voice.say(.kindPiece)
        case .foe: voice.say(.kindFoe)
        case .place: voice.say(.kindPlace)
        case .offer: voice.say(.kindOffer)
        case .thing: voice.say(.kindThing)
        case .ware: voice.say(.kindWare)
        case .weapon: voice.say(.kindWeapon)
        case .item: voice.say(.kindItem)
        case .person: voice.say(.kindPerson)
        case .lesson: voice.say(.kindLesson)
        }
    }

    public func text(_ refusal: Refusal) -> String {
        switch refusal {
        case .illegal(let illegal): return text(illegal)
        case .inFight: return voice.say(.inFight)
        case .notInFight: return voice.say(.notInFight)
        case .inLesson: return voice.say(.inLesson)
        case .notInLesson: return voice.say(.notInLesson)
        case .noLessonHere: return voice.say(.noLessonHere)
        case .notTaught(let id): return voice.say(.notTaught, ["lesson": voice.name(catalog.trials[id], id)])
        case .mustAnswer: return voice.say(.mustAnswer)
        case .nothingAsked: return voice.say(.nothingAsked)
        case .fixedOrder: return voice.say(.fixedOrder)
        case .noWay(let place, let ways):
            let names = ways.map { voice.name(catalog.places[$0], $0) }.joined(separator: ", ")
            return ways.isEmpty ? voice.say(.noWays) : voice.say(.noWay, ["place": inert(place), "ways": names])
        case .closed(let to, let from):
            let way = catalog.places[from]?.ways.first { $0.to == to }
            return way?.closed.map { voice.text($0) }
                ?? voice.say(.wayNotYet, ["place": voice.name(catalog.places[to], to)])
        case .noCamp: return voice.say(.noCamp)
        case .noForge: return voice.say(.noForge)
        case .noShop: return voice.say(.noShop)
        case .notSold(let ware): return voice.say(.notSold, ["thing": voice.name(of: ware, in: catalog)])
        case .worthless(let ware): return voice.say(.worthless, ["thing": voice.name(of: ware, in: catalog)])
        case .tooFewCoins(let needed, let have):
            return voice.say(.tooFewCoins, ["needed": "\(needed)", "have": "\(have)"])
        case .noSuchItem(let id): return voice.say(.noSuchItem, ["thing": voice.name(catalog.items[id], id)])
        case .notWieldable: return voice.say(.notWieldable)
        case .alreadyWielded(let id):
            return voice.say(.alreadyWielded, ["weapon": voice.name(catalog.attacks[id], id)])
        case .nobody: return voice.say(.nobodyHere)
        case .journeyOver:
            let phrase: Phrase =
                switch campaign.terms.mode {
                case .story: .journeyOver
                case .ironman: .recordLocked
                case .practice: .practiceClosed
                }
            return voice.say(phrase)
        case .ironman: return voice.say(.ironmanOneWay)
        case .nothingOffered: return voice.say(.nothingOffered)
        case .notOffered(let id): return voice.say(.notOffered, ["layer": voice.name(catalog.armor[id], id)])
        case .tooFewPoints(let needed, let have):
            return voice.say(.tooFewPoints, ["needed": "\(needed)", "have": "\(have)"])
        case .noMoreUpgrades(let id): return voice.say(.noMoreUpgrades, ["layer": voice.name(catalog.armor[id], id)])
        case .noSuchPiece: return voice.say(.noSuchPiece)
        case .noteTooLong(let size, let most):
            return voice.say(.noteTooLong, ["most": "\(most)", "size": "\(size)"])
        case .tooMany(let most): return voice.say(.tooMany, ["most": "\(most)"])
        case .alreadyWhole: return voice.say(.alreadyWhole)
        case .missing(let section, let id): return voice.say(.missing, ["kind": section.singular, "id": inert(id)])
        }
    }

    public func text(_ illegal: IllegalChoice) -> String {
        voice.text(illegal, worn: campaign.fight?.avatar.stack.layers.count ?? campaign.worn.count)
    }
}

extension Voice {
    /// Why a choice can't be played; `worn` is how many layers there are to number.
    public func text(_ illegal: IllegalChoice, worn: Int? = nil) -> String {
        switch illegal {
        case .fightIsOver: say(.fightIsOver)
        case .noSuchLayer(let index):
            worn.map { say(.noSuchNumber, ["kind": say(.kindLayer), "number": fromOne(index), "most": "\($0)"]) }
                ?? say(.noSuch, ["kind": say(.kindLayer), "word": fromOne(index)])
        case .noSuchFoe: say(.noSuchFoe)
        case .noSuchItem: say(.notInBag)
        case .nothingCarried: say(.noSuchPiece)
        case .foeIsDown: say(.foeIsDown)
        case .samePlace: say(.samePlace)
        case .tempo(let needed, let left): say(.tooLittleTempo, ["needed": "\(needed)", "left": "\(left)"])
        case .neverWears: say(.neverWears)
        case .undamaged: say(.undamaged)
        case .alreadyBraced: say(.alreadyBraced)
        case .tooManyLayers(let most): say(.tooManyLayers, ["most": "\(most)"])
        case .tooHeavy(let load, let most): say(.tooHeavy, ["load": "\(load)", "most": "\(most)"])
        case .broken: say(.isBroken)
        }
    }
}

/// A place as people count; in a forged log it may be the greatest number there is.
private func fromOne(_ index: Int) -> String { index == .max ? "\(index)" : "\(index + 1)" }
