import JSONText

/// Finds dead content: what is right and can never have an effect.
///
/// A rule is a function over the catalog or over an armor, in a file of its own. It warns only of what holds whatever happens in a
/// fight, so a warning is never a matter of taste.
///
///     Lint(catalog, shown: [], isWhole: true).findings
struct Lint {
    let catalog: Catalog
    /// The texts that the game shows; empty where that is not known.
    let shown: [ShownText]
    /// Whether the catalog is all that was read. Where something of it was not sound, what seems to be unused may be
    /// used there.
    let isWhole: Bool

    init(_ catalog: Catalog, shown: [ShownText], isWhole: Bool) {
        self.catalog = catalog
        self.shown = shown
        self.isWhole = isWhole
    }

    var findings: [Finding] {
        deadParts + idleUpgrades + idleTrials + unusedTexts + wrongBlanks
            + (isWhole
                ? uselessArmor + unborneNames + unusedElements + unusedRecords + unbeatableFoes + unreachablePlaces
                : [])
    }
}

extension Finding {
    /// A warning at the id of a record.
    init(_ problem: Problem, about entry: some Definition, _ message: String) {
        let id = entry.json["id"] ?? entry.json
        self.init(problem, at: id.place, length: id.spanned, message)
    }
}
