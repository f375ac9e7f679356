extension Film {
    /// The sums of the fight up to a step, that step among them; numbers out of range are those of the first or last.
    ///
    ///     film.ledger(through: 41).entries
    public func ledger(through number: Int) -> Ledger {
        let step = steps[min(max(0, number), last)]
        var playback = Playback(recording.beginning)
        playback.begin()
        for choice in recording.choices.prefix(step.choice) where (try? playback.play(choice)) == nil { break }
        playback.cut(to: step.facts.upperBound)
        return Ledger(playback)
    }
}
