public import Chronicle
public import Content
import Engine
import Files

extension Session {
    /// Opens a new slot in which a recorded fight is played on from after some of its choices; the log stays as it is.
    ///
    ///     let session = try Session.practice(recording, after: 12, in: "saves", catalog: catalog)
    ///     session.slotName   // "practice-1"
    public static func practice(
        _ recording: Recording, after choices: Int, in saves: String, catalog: Catalog
    ) throws(SaveProblem) -> Session {
        guard let branch = recording.branched(after: choices), branch.fight.result == nil else { throw .noGame }
        let name = freeName(in: saves)
        let slot = try Slot(name, in: saves)
        let campaign = Campaign(practising: branch)
        guard let save = try? SaveFile(number: 1, campaign: campaign, mods: branch.mods, over: nil) else {
            throw .noGame
        }
        do throws(FileProblem) {
            try slot.write(save)
        } catch {
            throw .file(error)
        }
        return try open(slot, catalog: catalog, seed: recording.setup.seed)
    }

    /// "practice-1", or the first number that is free.
    private static func freeName(in saves: String) -> String {
        var number = 1
        while kindOfFile(Path.join(saves, "practice-\(number)")) != nil { number += 1 }
        return "practice-\(number)"
    }
}

extension Campaign {
    /// Nothing but a fight.
    fileprivate init(practising recording: Recording) {
        let setup = recording.setup
        self.init(
            seed: setup.seed, place: "", health: setup.health, mostHealth: setup.mostHealth, weapon: setup.weapon,
            worn: setup.wears, carried: setup.carries)
        terms = Terms(mode: .practice)
        items = setup.items
        fightsBegun = 1
        bout = Bout(number: 1, place: "", recording: recording)
    }
}
