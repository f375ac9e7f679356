public import Files

/// Why a slot can't be opened; nothing in it was changed.
public enum SaveProblem: Error, Equatable, Sendable {
    case badName(String)
    case noSuchSlot(String)
    /// Another process plays it.
    case locked(LockProblem)
    /// Not what was saved; `good` is the newest older save that is whole.
    case damaged(path: String, reason: String, good: Int?)
    case newerFormat(path: String, version: Int)
    /// Commands since the last save were done with mods that are not loaded; without them they can't be done again.
    case modsNeeded([String])
    case file(FileProblem)
    /// The content holds no game.
    case noGame
}
