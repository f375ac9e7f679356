import Files

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
            // A slot that has older saves but no newest one was tampered with, not new.
            guard let good = newestGood() else { return nil }
            throw .damaged(path: savePath, reason: "it is missing", good: good)
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

    /// Writes a save so that at every instant a whole one is there: the old ones move down, then the new replaces.
    func write(_ save: SaveFile) throws(FileProblem) {
        if kindOfFile(savePath) == .file {
            for generation in stride(from: Slot.generations, to: 1, by: -1)
            where kindOfFile(path(generation: generation - 1)) == .file {
                try renameFile(path(generation: generation - 1), to: path(generation: generation))
            }
            try writeDurably(try readFile(savePath, limit: Slot.mostBytes), to: path(generation: 1))
        }
        try writeDurably(save.bytes, to: savePath)
    }

    /// Puts the newest good older save in the place of a damaged one, which stays beside it under another name.
    public func restore() throws(SaveProblem) -> Int? {
        guard let good = newestGood() else { return nil }
        do throws(FileProblem) {
            if kindOfFile(savePath) != nil {
                let number = (1...).first { kindOfFile(path("save.damaged-\($0).json")) == nil } ?? 1
                try renameFile(savePath, to: path("save.damaged-\(number).json"))
            }
            try writeDurably(try readFile(path(generation: good), limit: Slot.mostBytes), to: savePath)
            return good
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
