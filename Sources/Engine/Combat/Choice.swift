/// One decision of the Avatar; layers, foes and items count from 0.
public enum Choice: Hashable, Sendable {
    case swap(Int, Int)
    /// Moves a layer to another place; those between shift.
    case move(Int, to: Int)
    case strike(Int)
    case mend(Int)
    case brace(Int)
    /// Puts a carried armor on, outermost.
    case don(Int)
    case doff(Int)
    /// Uses an item up; one that throws nothing asks for no foe.
    case use(Int, at: Int)
    /// Lets the announced attacks come.
    case end
}

/// Why a choice can't be played; nothing has changed then.
public enum IllegalChoice: Error, Equatable, Sendable {
    case fightIsOver
    case noSuchLayer(Int)
    case noSuchFoe(Int)
    case nothingCarried(Int)
    case noSuchItem(Int)
    case foeIsDown
    case samePlace
    case tempo(needed: Int, left: Int)
    case neverWears
    case undamaged
    case alreadyBraced
    case tooManyLayers(most: Int)
    case tooHeavy(load: Int, most: Int)
    case broken
}
