public import Engine

/// What a line of the player's means.
public enum Command: Equatable, Sendable {
    case look
    case stack
    case examine(Subject)
    case intents
    case preview([Choice])
    case why
    case act(Action)
    case quests
    case wares
    case weapons
    /// What can be made better.
    case upgrades
    /// The places that are known.
    case map
    case lessons
    /// The journeys that ended.
    case history
    case hint
    case help(Topic)
    case undo
    case redo
    case save
    case load(String)
    case saves
    case transcript(on: Bool?)
    case options([String])
    case reload
    case quit
}

/// Something to be looked at.
public enum Subject: Equatable, Sendable {
    /// Armor of the Avatar's, by its place among worn and then carried pieces.
    case own(Int)
    case foe(Int)
    /// A layer of a foe's.
    case foeLayer(Int, Int)
    case armor(String)
    case place(String)
    case attack(String)
    case status(String)
    case element(String)
    case quest(String)
    case person(String)
    case item(String)
    /// A layer of the lesson under way.
    case lessonLayer(Int)
    case avatar
}

/// What help is asked for.
public enum Topic: Equatable, Sendable {
    case all
    case verb(Verb)
    case unknown(String)
}

/// Why a line means nothing; it costs nothing.
public enum Misunderstanding: Error, Equatable, Sendable {
    case empty
    case unknownVerb(String, suggestion: String?)
    /// The verb needs something more; its usage says what.
    case needs(Verb)
    /// The verb takes nothing, or less.
    case tooMuch(Verb, String)
    case ambiguous(String, [String])
    case noSuch(Kind, String, suggestions: [String])
    /// The number is none of 1…most.
    case noSuchNumber(Kind, Int, most: Int)
    /// `oops` with nothing to correct, `again` with nothing to repeat.
    case nothingToCorrect
    case nothingToRepeat

    /// What kind of thing was not found.
    public enum Kind: Sendable {
        case layer, carried, piece, foe, place, offer, ware, weapon, item, person, lesson, thing
    }
}
