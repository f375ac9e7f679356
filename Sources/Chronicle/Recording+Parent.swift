import Engine
public import JSONText

extension Recording {
    /// The same fight as it stood after some of its choices, to be played on: a fight of its own that names this one.
    ///
    ///     var again = recording.branched(after: 12)
    ///     try again?.play(.end)
    public func branched(after count: Int) -> Recording? {
        let count = min(max(0, count), choices.count)
        guard var past = restarted() else { return nil }
        for choice in choices.prefix(count) where (try? past.play(choice)) == nil { return nil }
        let parent = Parent(seal: seal, choices: count, round: past.fight.round)
        guard
            var branch = try? Recording(
                setup, content: content, embedded: catalog, mods: mods, parent: parent)
        else { return nil }
        for choice in choices.prefix(count) { _ = try? branch.play(choice) }
        return branch
    }
}

extension Recording.Parent {
    /// The members of a header's `parent`: `"seal":"71c3ef7a97932ec2","choices":12,"round":4`.
    public func write(into writer: inout JSONWriter) {
        writer.member("seal", seal)
        writer.member("choices", choices)
        writer.member("round", round)
    }

    /// What `write` wrote; nil for anything else.
    public init?(_ json: JSON) {
        guard let seal = json["seal"]?.string, let choices = json["choices"]?.int, let round = json["round"]?.int,
            choices >= 0, round >= 0
        else { return nil }
        self.init(seal: seal, choices: choices, round: round)
    }
}
