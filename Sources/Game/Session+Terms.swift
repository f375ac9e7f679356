public import Files

extension Session {
    /// Puts the journey into the history of runs once it has ended; does nothing while it goes on, or where it is there.
    ///
    /// A loss that can be taken back is none yet while the game is `played`; it is once the player has left it so.
    public func keepHistory(date: String, played: Bool = false) throws(FileProblem) {
        guard let run = Run(campaign, in: catalog, slot: slotName, date: date) else { return }
        if played && run.end == .lost && run.terms.mode == .story { return }
        let saves = Path.parent(folder)
        var history = try RunHistory(in: saves)
        try history.add(run, in: saves)
    }

    /// The log of the last fight that ended, for whoever wants to watch it.
    public var lastLogPath: String? {
        let fights = Path.join(folder, "fights")
        return ((try? listFolder(fights)) ?? []).last { $0.hasSuffix(".jsonl") }.map { Path.join(fights, $0) }
    }
}
