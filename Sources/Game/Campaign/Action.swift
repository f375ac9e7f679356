public import Content
public import Engine

/// One decision of the player that changes the game; what the journal of a slot keeps.
public enum Action: Equatable, Sendable {
    /// In a fight anything; away from one, reordering, putting on and taking off.
    case choose(Choice)
    case go(String)
    /// Takes one of the armors offered here.
    case take(String)
    case buy(Ware)
    case sell(Goods)
    /// Takes a weapon in hand, by the attack that it throws.
    case wield(String)
    case talk(String)
    /// Upgrades a piece, named by its place among worn and then carried armor.
    case upgrade(Int)
    case rest
    /// Begins a lesson, by its trial.
    case train(String)
    /// In a lesson: says where the coming attack ends, by the layer counted from 0 at the outermost; nil is the wearer.
    case answer(Int?)
    /// Leaves a lesson.
    case leave
    /// Writes a line into the log of the fight.
    case note(String)

    /// Something to be sold: a piece by its place among worn and then carried armor, or an item of the bag.
    public enum Goods: Equatable, Sendable {
        case piece(Int)
        case item(String)
    }

    /// The most bytes a note may have.
    public static let longestNote = 1_000
}

/// What happened because of an action: facts for the terminal to put into words.
public enum Event: Sendable {
    /// Something of a fight; the fight as it is after.
    case facts([Fact], Fight)
    case arrived(String)
    case fightBegan(place: String, number: Int)
    case fightEnded(Result, place: String)
    case questDone(String, points: Int)
    case questMissed(String)
    /// Somebody asked for a quest.
    case asked(String)
    /// What a person said: the number of the saying, or one past the last where they had nothing to say.
    case said(String, Int)
    case delivered(String, to: String)
    case earned(coins: Int)
    case got([Ware])
    case bought(Ware, coins: Int)
    case sold(Ware, coins: Int)
    case wielded(String)
    case offered([String])
    case took(String)
    case upgraded(String, level: Int)
    case rested
    case lessonBegan(String)
    /// The player said where an attack ends, which is a step of the volley.
    case answered(isRight: Bool, Volley, step: Int)
    /// The player looked on at an attack.
    case watched(Volley, step: Int)
    /// The layers of a lesson hang otherwise now.
    case rehung
    /// All attacks of a lesson were let come; the first that did not end as it should, where there is one.
    case tried(Volley, failed: Int?)
    /// A prize is there for the first time only.
    case lessonPassed(String, points: Int, isFirst: Bool)
    case lessonLeft(String)
    /// Worn armor was reordered, put on or taken off away from a fight.
    case rearranged
    /// Armor that broke lies in the pack.
    case wrecked([String])
    case noted
    case finished
    /// The last defeat that the journey could bear.
    case lostForGood
}

/// Why an action can't be done; nothing has changed then.
public enum Refusal: Error, Equatable, Sendable {
    case illegal(IllegalChoice)
    case inFight
    case notInFight
    case inLesson
    case notInLesson
    /// Nobody teaches anything here.
    case noLessonHere
    case notTaught(String)
    /// The lesson asks where the attack ends.
    case mustAnswer
    /// The lesson asks for an order, not for an answer.
    case nothingAsked
    /// The lesson's layers hang as they hang.
    case fixedOrder
    case noWay(to: String, ways: [String])
    /// The way is not open yet.
    case closed(to: String, from: String)
    case noCamp, noForge, noShop
    case notSold(Ware)
    case worthless(Ware)
    case tooFewCoins(needed: Int, have: Int)
    case noSuchItem(String)
    case notWieldable(String)
    case alreadyWielded(String)
    case nobody(String)
    /// The journey has ended in defeat.
    case journeyOver
    /// In ironman nothing is taken back.
    case ironman
    case nothingOffered
    case notOffered(String)
    case tooFewPoints(needed: Int, have: Int)
    case noMoreUpgrades(String)
    case noSuchPiece
    /// So many things, or pieces of armor, are the most that one has.
    case tooMany(most: Int)
    case alreadyWhole
    case noteTooLong(size: Int, most: Int)
    /// Content that this game needs is not loaded.
    case missing(Section, String)
}
