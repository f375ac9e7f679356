import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

/// The sample road, read once.
let road = SampleRoad.catalog()

extension Campaign {
    /// The whole campaign as a save has it: two are the same when these are.
    var state: String {
        var writer = JSONWriter()
        writer.object { write(into: &$0) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Does actions that must be possible.
    @discardableResult
    mutating func play(_ actions: Action..., in catalog: Catalog = road) throws -> [Event] {
        var events: [Event] = []
        for action in actions { events += try perform(action, in: catalog) }
        return events
    }

    /// Why an action is refused; nil when it is not. Says so where a refusal changed anything.
    mutating func refusal(of action: Action, in catalog: Catalog = road) throws -> Refusal? {
        let before = state
        do throws(Refusal) {
            _ = try perform(action, in: catalog)
            return nil
        } catch {
            if state != before { throw Changed() }
            return error
        }
    }

    struct Changed: Error {}
}

/// Opens a slot that must open.
func open(_ saves: String, _ name: String = "main", _ catalog: Catalog = road, seed: UInt64 = 7) throws -> Session {
    try Session.open(try Slot(name, in: saves), catalog: catalog, seed: seed)
}

extension Session {
    /// Does actions that must be possible.
    mutating func play(_ actions: Action...) throws { for action in actions { _ = try perform(action) } }
}

/// Why a slot does not open; nil when it does. Leaves every file as it was.
func refusal(_ saves: String, _ name: String = "main", _ catalog: Catalog = road) throws -> SaveProblem? {
    let before = inventory(saves)
    do throws(SaveProblem) {
        _ = try Session.open(try Slot(name, in: saves), catalog: catalog, seed: 7)
        return nil
    } catch {
        if inventory(saves) != before { throw Campaign.Changed() }
        return error
    }
}

/// What `SPEC` says of a fight: what the log on disk must hold while the fight is open.
func openLog(_ campaign: Campaign) -> [UInt8] { campaign.bout?.recording.log(suspended: false) ?? [] }

/// Strikes and ends until the fight is over.
func fightItOut(_ session: inout Session) throws {
    while let fight = session.campaign.fight {
        let foe = fight.foes.firstIndex { !$0.isDown } ?? 0
        _ = try session.perform(.choose(fight.tempo >= 2 ? .strike(foe) : .end))
    }
}
