import Chronicle
import Content
public import Files

/// What a look at a slot finds; it takes no lock and changes nothing.
public struct SlotReport: Sendable {
    public let name: String
    /// Why its save can't be played; nil when it can.
    public let problem: SaveProblem?
    public let campaign: Campaign?
    /// Mods with versions it was played with.
    public let mods: [String]
    /// Commands in the journal since the save.
    public let pending: Int
    /// Why its journal can't be done again, all or in part; nil when it can, or there is none.
    public let journalProblem: SaveProblem?
    /// Older saves: their numbers, whether each is whole, and else why not.
    public let generations: [(number: Int, isWhole: Bool, problem: SaveProblem?)]
    /// The paths of its fights' logs.
    public let logs: [String]

    /// Reads a slot's folder.
    public init(_ name: String, in saves: String) {
        self.name = name
        let folder = Path.join(saves, name)
        let generations = (1...Slot.generations).compactMap {
            number -> (number: Int, isWhole: Bool, problem: SaveProblem?)? in
            let path = Path.join(folder, "save.\(number).json")
            guard kindOfFile(path) == .file else { return nil }
            let (save, problem) = SlotReport.read(path)
            return (number, save != nil, problem)
        }
        self.generations = generations
        let (save, problem) = SlotReport.read(Path.join(folder, "save.json"))
        self.problem = problem.map { problem in
            guard case .damaged(let path, let reason, _) = problem else { return problem }
            return .damaged(path: path, reason: reason, good: generations.first { $0.isWhole }?.number)
        }
        campaign = save?.campaign
        mods = (save?.mods ?? []).map { "\($0.id) \($0.version)" }
        let journal = Path.join(folder, "journal.jsonl")
        (pending, journalProblem) = SlotReport.look(at: journal, following: save?.number ?? .max)
        let fights = Path.join(folder, "fights")
        logs = ((try? listFolder(fights)) ?? []).filter { $0.hasSuffix(".jsonl") }.map { Path.join(fights, $0) }
    }

    private static func look(at journal: String, following number: Int) -> (pending: Int, problem: SaveProblem?) {
        do throws(SaveProblem) {
            let found = try ActionJournal.read(journal, following: number)
            let reason = "\(found.lost) of its lines can't be read, or follow another save"
            return (
                found.entries.count,
                found.lost == 0 ? nil : .damaged(path: journal, reason: reason, good: nil)
            )
        } catch {
            return (0, error)
        }
    }

    private static func read(_ path: String) -> (save: SaveFile?, problem: SaveProblem?) {
        do throws(FileProblem) {
            let bytes = try readFile(path, limit: Slot.mostBytes)
            do throws(SaveFile.Damage) {
                return (try SaveFile(bytes), nil)
            } catch {
                switch error {
                case .damaged(let reason): return (nil, .damaged(path: path, reason: reason, good: nil))
                case .newer(let version): return (nil, .newerFormat(path: path, version: version))
                }
            }
        } catch {
            return (nil, error.isMissing ? .damaged(path: path, reason: "it is missing", good: nil) : .file(error))
        }
    }

    /// The slots of a saves folder, by the bytes of their names.
    public static func all(in saves: String) throws(FileProblem) -> [SlotReport] {
        guard kindOfFile(saves) != nil else { return [] }
        return try listFolder(saves).filter { isSlotName($0) && Slot.holdsGame(Path.join(saves, $0)) }
            .map { SlotReport($0, in: saves) }
    }
}
