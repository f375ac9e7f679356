/// A sentence of the interface, by its slug; content may word it anew, in any language, under `texts`.
///
///     { "texts": { "hop-pass": { "ja": "{layer}は通す。" } } }
public enum Phrase: String, Sendable, CaseIterable {
    // A fight, told.
    case round, roundPlain = "round-plain", intent, intentPierce = "intent-pierce", noIntents = "no-intents"
    case attackComes = "attack-comes", strikeGoes = "strike-goes", attackReturns = "attack-returns"
    case hopSkipped = "hop-skipped", hopPass = "hop-pass", hopAbsorb = "hop-absorb", hopReflect = "hop-reflect"
    case hopStore = "hop-store", hopTransmute = "hop-transmute", hopAmplify = "hop-amplify", hopRetry = "hop-retry"
    case left, breaks, rolled, retried, leaves
    case echoReflect = "echo-reflect", echoMend = "echo-mend", echoHeal = "echo-heal", echoCharge = "echo-charge"
    case echoRemember = "echo-remember"
    case hitAvatar = "hit-avatar", hitFoe = "hit-foe", heal, inflict, suffer, recover, downAvatar = "down-avatar"
    case downFoe = "down-foe", absorbed, reflected
    case won, lost, stalemate, playedMend = "played-mend", playedBrace = "played-brace", playedDon = "played-don"
    case playedDoff = "played-doff", playedMove = "played-move", playedStrike = "played-strike"
    // Looking.
    case health, tempo, wears, carries, wearsNothing = "wears-nothing", layer, braced, charge, never, broken, absent
    case foeWears = "foe-wears", afflicted, statusRounds = "status-rounds", ways, noWays = "no-ways", offers, offerPoints = "offer-points"
    case pointsLeft = "points-left", nothingYet = "nothing-yet", lastTravelled = "last-travelled"
    case questOpen = "quest-open", questDone = "quest-done"
    case upgradeNext = "upgrade-next", weight, previewTitle = "preview-title", previewSame = "preview-same"
    // Happenings.
    case arrived, fightBegan = "fight-began", gotPoints = "got-points", offered, took, upgraded, rested
    case rearranged, wrecked, noted, finished, drivenBack = "driven-back"
    // The game itself.
    case welcome, resumed, recovered, lostCommands = "lost-commands", missingMods = "missing-mods", saved, farewell
    case undone, redone, nothingToUndo = "nothing-to-undo", nothingToRedo = "nothing-to-redo"
    case transcriptOn = "transcript-on", transcriptOff = "transcript-off", transcriptIs = "transcript-is"
    case logIs = "log-is", optionSet = "option-set", optionUnknown = "option-unknown", didYouMean = "did-you-mean"
    case wordUnknown = "word-unknown", needs, tooMuch = "too-much", ambiguous, noSuch = "no-such"
    case noSuchNumber = "no-such-number", noNumbers = "no-numbers", nothingToRepeat = "nothing-to-repeat"
    case nothingToCorrect = "nothing-to-correct", helpUnknown = "help-unknown"
    // Why something can't be done.
    case inFight = "in-fight", notInFight = "not-in-fight", noWay = "no-way", nothingOffered = "nothing-offered"
    case notOffered = "not-offered", tooFewPoints = "too-few-points", noMoreUpgrades = "no-more-upgrades"
    case noSuchPiece = "no-such-piece", alreadyWhole = "already-whole", missing, fightIsOver = "fight-is-over"
    case foeIsDown = "foe-is-down", samePlace = "same-place", tooLittleTempo = "too-little-tempo"
    case neverWears = "never-wears", undamaged, alreadyBraced = "already-braced", tooManyLayers = "too-many-layers"
    case tooHeavy = "too-heavy", isBroken = "is-broken", noSuchFoe = "no-such-foe"
}
