/// A sentence of the interface, by its slug; content may word it anew, in any language, under `texts`.
///
///     { "texts": { "hop-pass": { "ja": "{layer}は通す。" } } }
public enum Phrase: String, Sendable, CaseIterable {
    // A fight, told.
    case round
    case roundPlain = "round-plain"
    case intent
    case intentPierce = "intent-pierce"
    case noIntents = "no-intents"
    case attackComes = "attack-comes"
    case strikeGoes = "strike-goes"
    case itemFlies = "item-flies"
    case attackReturns = "attack-returns"
    case hopSkipped = "hop-skipped"
    case hopPass = "hop-pass"
    case hopAbsorb = "hop-absorb"
    case hopReflect = "hop-reflect"
    case hopStore = "hop-store"
    case hopTransmute = "hop-transmute"
    case hopAmplify = "hop-amplify"
    case hopRetry = "hop-retry"
    case left, breaks, rolled, retried, leaves
    case echoReflect = "echo-reflect"
    case echoMend = "echo-mend"
    case echoHeal = "echo-heal"
    case echoCharge = "echo-charge"
    case echoRemember = "echo-remember"
    case hitAvatar = "hit-avatar"
    case hitFoe = "hit-foe"
    case healAvatar = "heal-avatar"
    case heal, inflict, suffer, recover
    case downAvatar = "down-avatar"
    case downFoe = "down-foe"
    case absorbed, reflected
    case won, lost
    case stalemate = "drawn"
    case playedMend = "played-mend"
    case playedBrace = "played-brace"
    case playedDon = "played-don"
    case playedDoff = "played-doff"
    case playedMove = "played-move"
    case playedUse = "played-use"
    case layerMended = "layer-mended"
    case hastened
    // Looking.
    case plainHealth = "plain-health"
    case plainLayer = "plain-layer"
    case plainCarried = "plain-carried"
    case plainFoeLayer = "plain-foe-layer"
    case plainStatus = "plain-status"
    case outOf = "out-of"
    case you, and
    case health, tempo, wears, carries
    case wearsNothing = "wears-nothing"
    case braced, charge, never, broken, absent
    case foeWears = "foe-wears"
    case afflicted
    case ways
    case noWays = "no-ways"
    case offers
    case offerPoints = "offer-points"
    case pointsLeft = "points-left"
    case nothingYet = "nothing-yet"
    case lastTravelled = "last-travelled"
    case questOpen = "quest-open"
    case questDone = "quest-done"
    case upgradeNext = "upgrade-next"
    case weight
    case previewTitle = "preview-title"
    case previewSame = "preview-same"
    // Happenings.
    case arrived
    case fightBegan = "fight-began"
    case gotPoints = "got-points"
    case took, upgraded, rested
    case rearranged, wrecked, noted, finished
    case drivenBack = "driven-back"
    // The game itself.
    case welcome, resumed, recovered
    case lostCommands = "lost-commands"
    case missingMods = "missing-mods"
    case changedMod = "changed-mod"
    case stranded
    case saved, farewell
    case alreadyPlayed = "already-played"
    case lineTooLong = "line-too-long"
    case noteTooLong = "note-too-long"
    case undone, redone
    case nothingToUndo = "nothing-to-undo"
    case nothingToRedo = "nothing-to-redo"
    case transcriptOn = "transcript-on"
    case transcriptOff = "transcript-off"
    case transcriptIs = "transcript-is"
    case optionSet = "option-set"
    case optionUnknown = "option-unknown"
    case reloaded
    case reloadedNothing = "reloaded-nothing"
    case reloadFailed = "reload-failed"
    case reloadWaits = "reload-waits"
    case contentChanged = "content-changed"
    case contentAdded = "content-added"
    case contentRemoved = "content-removed"
    case andMore = "and-more"
    case didYouMean = "did-you-mean"
    case skipped
    case questMissed = "quest-missed"
    case costs, economy
    case wordUnknown = "word-unknown"
    case needs
    case tooMuch = "too-much"
    case ambiguous
    case noSuch = "no-such"
    case kindLayer = "kind-layer"
    case kindCarried = "kind-carried"
    case kindPiece = "kind-piece"
    case kindFoe = "kind-foe"
    case kindPlace = "kind-place"
    case kindOffer = "kind-offer"
    case kindThing = "kind-thing"
    case noSuchNumber = "no-such-number"
    case noNumbers = "no-numbers"
    case nothingToRepeat = "nothing-to-repeat"
    case nothingToCorrect = "nothing-to-correct"
    case helpUnknown = "help-unknown"
    // Why something can't be done.
    case inFight = "in-fight"
    case notInFight = "not-in-fight"
    case noWay = "no-way"
    case nothingOffered = "nothing-offered"
    case notOffered = "not-offered"
    case tooFewPoints = "too-few-points"
    case noMoreUpgrades = "no-more-upgrades"
    case noSuchPiece = "no-such-piece"
    case alreadyWhole = "already-whole"
    case missing
    case fightIsOver = "fight-is-over"
    case foeIsDown = "foe-is-down"
    case samePlace = "same-place"
    case tooLittleTempo = "too-little-tempo"
    case neverWears = "never-wears"
    case undamaged
    case alreadyBraced = "already-braced"
    case tooManyLayers = "too-many-layers"
    case tooHeavy = "too-heavy"
    case isBroken = "is-broken"
    case noSuchFoe = "no-such-foe"
    case notInBag = "not-in-bag"
    case peopleHere = "people-here"
    case shopHere = "shop-here"
    case forgeHere = "forge-here"
    case campHere = "camp-here"
    case lessonsHere = "lessons-here"
    case wayBarred = "way-barred"
    case wayClosed = "way-closed"
    case purse
    case oilLeft = "oil-left"
    case standing
    case wieldsNow = "wields-now"
    case inTheBag = "in-the-bag"
    case questHurry = "quest-hurry"
    case questsWaiting = "quests-waiting"
    case questMissedNow = "quest-missed-now"
    case questAsked = "quest-asked"
    case saysNothing = "says-nothing"
    case handsOver = "hands-over"
    case earnedCoins = "earned-coins"
    case gotThings = "got-things"
    case boughtThing = "bought-thing"
    case soldThing = "sold-thing"
    case wielded
    case lostForGood = "lost-for-good"
    case oilSpilt = "oil-spilt"
    case wayNotYet = "way-not-yet"
    case noCamp = "no-camp"
    case noForge = "no-forge"
    case noShop = "no-shop"
    case notSold = "not-sold"
    case worthless
    case tooFewCoins = "too-few-coins"
    case noSuchItem = "no-such-item"
    case notWieldable = "not-wieldable"
    case alreadyWielded = "already-wielded"
    case nobodyHere = "nobody-here"
    case journeyOver = "journey-over"
    case kindWare = "kind-ware"
    case kindWeapon = "kind-weapon"
    case kindPerson = "kind-person"
    case priceOf = "price-of"
    case mayThrow = "may-throw"
    case itemHeals = "item-heals"
    case itemMends = "item-mends"
    case itemCharges = "item-charges"
    case itemTempo = "item-tempo"
    case itemCures = "item-cures"
    case itemThrows = "item-throws"
    case itemWeapon = "item-weapon"
    case whoBars = "who-bars"
    case kindItem = "kind-item"
    case counted
}
