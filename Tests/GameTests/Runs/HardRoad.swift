import Chronicle
import Content
import Engine
import TestSupport

@testable import Game

/// The sample road with two defeats to bear, and two oaths.
let hardRoad = SampleRoad.catalog(replacing: hardRules)

let hardRules = [
    #""start": "gate","#: """
    "start": "gate", "defeats": 2, "oaths": [
      {"id": "one-wick", "name": "One Wick", "description": "One defeat.", "rules": {"defeats": 1}},
      {"id": "bare", "name": "Bare", "rules": {"maxLayers": 1}}
    ],
    """
]

/// Opens a slot on the hard road that must open.
func open(_ saves: String, _ terms: Campaign.Terms, seed: UInt64 = 7) throws -> Session {
    try Session.open(try Slot("main", in: saves), catalog: hardRoad, seed: seed, terms: terms)
}

/// Walks the sample road to its end.
func walk(_ session: inout Session) throws {
    try session.play(.go("den"))
    try fightItOut(&session)
    try session.play(.go("shrine"), .rest, .choose(.don(0)), .go("hall"))
    try fightItOut(&session)
}
