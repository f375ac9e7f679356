import Files
import JSONText

/// One saved game on disk: its folder, its lock, its save with older generations.
///
/// `SLOT/save.json`, `save.1.json` (older), `save.2.json`, `save.3.json`, `journal.jsonl`, `lock`, `fights/`.
public struct Slot: ~Copyable {
    /// How many older saves are kept.
    public static let generations = 3

    public let name: String
    public let folder: String
    private let lock: FolderLock

    /// Opens, and where needed makes, the slot's folder and takes its lock.
    public init(_ name: String, in saves: String, started: String = "") throws(SaveProblem) {
        guard isSlotName(name) else { throw .badName(name) }
        let folder = Path.join(saves, name)
        do throws(FileProblem) {
            try makeFolders(folder)
        } catch {
            throw .file(error)
        }
        let lock: FolderLock
        do throws(LockProblem) {
            lock = try FolderLock.take(Path.join(folder, "lock"), started: started)
        } catch {
            throw .locked(error)
        }
        self.name = name
        self.folder = folder
        self.lock = lock
    }

    func path(_ name: String) -> String { Path.join(folder, name) }

    var savePath: String { path("save.json") }

    /// The path of an older save; 1 is the newest of them.
    func path(generation: Int) -> String { path("save.\(generation).json") }

    /// Reads the newest save; nil when there is none.
    func read() throws(SaveProblem) -> SaveFile? {
        guard kindOfFile(savePath) != nil else {
            // A slot that has anything else of a game's was tampered with; it is not new.
            guard Slot.holdsGame(folder) else { return nil }
            throw .damaged(path: savePath, reason: "it is missing", good: newestGood())
        }
        let bytes = try bytes(savePath)
        do throws(SaveFile.Damage) {
            return try SaveFile(bytes)
        } catch {
            switch error {
            case .damaged(let reason): throw .damaged(path: savePath, reason: reason, good: newestGood())
            case .newer(let version): throw .newerFormat(path: savePath, version: version)
            }
        }
    }

    /// The newest older save that can be read.
    func newestGood() -> Int? {
        (1...Slot.generations).first { generation in
            guard let bytes = try? readFile(path(generation: generation), limit: Slot.mostBytes) else { return false }
            return (try? SaveFile(bytes)) != nil
        }
    }

    /// Writes a save so that at every instant a whole one is there, once its bytes were proved to read back.
    ///
    /// The new save and the copy of the old one are on the disk before any older one moves: a disk too full for them
    /// takes none away.
    func write(_ save: SaveFile) throws(FileProblem) {
        let bytes = save.bytes
        do throws(SaveFile.Damage) {
            _ = try SaveFile(bytes)
        } catch {
            switch error {
            case .damaged(let reason): throw unsavable(reason)
            case .newer(let version): throw unsavable("its format is \(version)")
            }
        }
        var new = try Draft(bytes, for: savePath)
        if kindOfFile(savePath) == .file {
            var old = try Draft(try readFile(savePath, limit: Slot.mostBytes), for: path(generation: 1))
            for generation in stride(from: Slot.generations, to: 1, by: -1)
            where kindOfFile(path(generation: generation - 1)) == .file {
                try renameFile(path(generation: generation - 1), to: path(generation: generation))
            }
            try old.publish()
        }
        try new.publish()
    }

    /// Why a game is not written: as a save it could not be read again.
    func unsavable(_ reason: String) -> FileProblem {
        FileProblem(path: savePath, operation: .writing, reason: "it could not be read again: \(reason)")
    }

    /// Whether this very save is the one on disk.
    func holds(_ save: SaveFile) -> Bool { (try? readFile(savePath, limit: Slot.mostBytes)) == save.bytes }

    /// The greatest number that a save or a journal here bears, even one that is damaged or was set aside.
    func greatestNumber() -> Int {
        let names = (try? listFolder(folder)) ?? []
        let saves = names.filter { $0.hasPrefix("save.") && $0.hasSuffix(".json") }.map { name in
            let bytes = (try? readFile(path(name), limit: Slot.mostBytes)) ?? []
            return (try? JSON.parse(bytes, limits: SaveFile.limits))?.count("number") ?? 0
        }
        let journal = ActionJournal.number(of: path("journal.jsonl")) ?? 0
        return saves.reduce(journal, max)
    }

    /// Puts the newest good older save in the place of a damaged one, which stays beside it under another name.
    ///
    /// 0 for a save that is whole and stays; nil where no older one is whole. A newer format is refused.
    public func restore() throws(SaveProblem) -> Int? {
        do throws(SaveProblem) {
            return try read() == nil ? nil : 0
        } catch {
            guard case .damaged = error else { throw error }
        }
        guard let good = newestGood() else { return nil }
        do throws(FileProblem) {
            if kindOfFile(savePath) != nil {
                try renameFile(savePath, to: freePath("save.damaged", "json"))
            }
            try writeDurably(try readFile(path(generation: good), limit: Slot.mostBytes), to: savePath)
            return good
        } catch {
            throw .file(error)
        }
    }

    /// A path in the folder that is free: `save.damaged-1.json`.
    func freePath(_ name: String, _ ending: String) -> String {
        let number = (1...).first { kindOfFile(path("\(name)-\($0).\(ending)")) == nil } ?? 1
        return path("\(name)-\(number).\(ending)")
    }

    /// Removes what a killed process had only half written; nobody else writes here while the lock is held.
    func sweep() {
        for folder in [folder, path("fights")] {
            for name in (try? listFolder(folder)) ?? [] where isTemporaryName(name) {
                try? removeFile(Path.join(folder, name))
            }
        }
    }

    /// Whether a folder holds anything of a game: a save, an older one, a journal.
    static func holdsGame(_ folder: String) -> Bool {
        let names = ["save.json", "journal.jsonl"] + (1...generations).map { "save.\($0).json" }
        return names.contains { kindOfFile(Path.join(folder, $0)) != nil }
    }

    /// Whether there is a game in a slot.
    public static func holdsGame(_ name: String, in saves: String) throws(SaveProblem) -> Bool {
        guard isSlotName(name) else { throw .badName(name) }
        return holdsGame(Path.join(saves, name))
    }

    /// Moves what a slot holds to the first free `NAME-old-N`, so that a new game loses nothing; nil where there is no
    /// game.
    public static func setAside(_ name: String, in saves: String) throws(SaveProblem) -> String? {
        guard isSlotName(name) else { throw .badName(name) }
        guard holdsGame(Path.join(saves, name)) else { return nil }
        // Held while the folder moves, so that nobody plays it meanwhile.
        let slot = try Slot(name, in: saves)
        let names = (1...).lazy.map { number in
            var base = name
            while base.utf8.count + "-old-\(number)".utf8.count > 64 { base.removeLast() }
            return "\(base)-old-\(number)"
        }
        let free = names.first { kindOfFile(Path.join(saves, $0)) == nil } ?? name
        do throws(FileProblem) {
            try renameFile(slot.folder, to: Path.join(saves, free))
            return free
        } catch {
            throw .file(error)
        }
    }

    /// The largest file that is taken for a save.
    static let mostBytes = 64 << 20

    private func bytes(_ path: String) throws(SaveProblem) -> [UInt8] {
        do throws(FileProblem) {
            return try readFile(path, limit: Slot.mostBytes)
        } catch {
            throw .file(error)
        }
    }
}
