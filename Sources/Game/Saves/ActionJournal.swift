import Chronicle
import Content
import Files
import JSONText

/// What a player did since the last save, one line an action, on disk before the game goes on.
struct ActionJournal: ~Copyable {
    /// A line: an action, or a step back or forth.
    enum Entry: Equatable {
        case action(Action)
        case undo
        case redo
    }

    /// 2 since the state behind each line is of a campaign with more in it.
    static let version = 2

    private var file: AppendFile

    /// Begins a journal that follows save `number`; what an older journal held is in that save.
    ///
    /// It names what the game is played with from here on: mods, and a fingerprint of all content.
    init(_ path: String, following number: Int, mods: [Manifest], content: UInt64) throws(FileProblem) {
        var file = try AppendFile(path)
        try file.truncate(to: 0)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("type", "journal")
            writer.member("version", ActionJournal.version)
            writer.member("save", number)
            writer.mods(mods)
            writer.member("content", hex(content))
        }
        writer.endLine()
        try file.append(writer.bytes)
        try file.sync()
        self.file = file
    }

    /// Goes on with a journal after its last whole line.
    init(_ path: String, keeping size: Int) throws(FileProblem) {
        var file = try AppendFile(path)
        try file.truncate(to: size)
        self.file = file
    }

    /// Returns once the entry is durable; when it throws, the entry is not in the journal.
    ///
    /// `state` is what the game comes to by it, so that whoever does it again can tell whether it is the same game.
    mutating func append(_ entry: Entry, state: UInt64) throws(FileProblem) {
        var writer = JSONWriter()
        writer.object { writer in
            switch entry {
            case .action(let action): action.write(into: &writer)
            case .undo: writer.member("do", "undo")
            case .redo: writer.member("do", "redo")
            }
            writer.member("state", hex(state))
        }
        writer.endLine()
        let size = file.size
        do throws(FileProblem) {
            try file.append(writer.bytes)
            try file.sync()
        } catch {
            try? file.truncate(to: size)
            throw error
        }
    }
}

extension ActionJournal {
    /// An entry, and the state of the game after it; nil in a journal of an earlier version, whose states are others.
    struct Line: Equatable {
        let entry: Entry
        let state: UInt64?
    }

    /// What a look at a journal finds.
    struct Found {
        /// Up to the first line that is none.
        var entries: [Line] = []
        /// What it was played with.
        var mods: [Manifest] = []
        var content: UInt64?
        var version = ActionJournal.version

        /// Whether a game with this content may go on with it.
        func follows(_ mods: [Manifest], _ content: UInt64) -> Bool {
            version == ActionJournal.version && self.content == content && self.mods.map(\.id) == mods.map(\.id)
                && self.mods.map(\.version) == mods.map(\.version)
        }
        /// The bytes that header and entries take; 0 where there is no journal to go on with.
        var size = 0
        /// Whole lines that can't be read, or that follow such a line or another save.
        var lost = 0
    }

    /// Reads the journal that follows save `number`.
    ///
    /// That of an earlier save holds nothing: its actions are in a save already. A last line without its end was never
    /// finished.
    static func read(_ path: String, following number: Int) throws(SaveProblem) -> Found {
        var lines = try bytes(path)[...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        // What stands behind the last line feed.
        lines.removeLast()
        guard let head = lines.popFirst() else { return Found() }
        guard let header = try? JSON.parse(Array(head)), header["type"]?.string == "journal",
            let save = header["save"]?.int
        else { return Found(lost: lines.count + 1) }
        let version = header["version"]?.int ?? 1
        guard version <= ActionJournal.version else { throw .newerFormat(path: path, version: version) }
        guard save == number else { return Found(lost: save < number ? 0 : lines.count) }
        var found = Found(size: head.count + 1)
        found.version = version
        found.content = header["content"]?.string.flatMap(unhex)
        found.mods = (header["mods"]?.array ?? []).map(Manifest.init)
        while let line = lines.first {
            guard let json = try? JSON.parse(Array(line)), let entry = Entry(json),
                let state = json["state"]?.string.flatMap(unhex)
            else { break }
            found.entries.append(Line(entry: entry, state: version == ActionJournal.version ? state : nil))
            found.size += line.count + 1
            lines.removeFirst()
        }
        found.lost = lines.count
        return found
    }

    /// The save that a journal follows, as its header says.
    static func number(of path: String) -> Int? {
        guard let bytes = try? readFile(path, limit: Slot.mostBytes),
            let head = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first
        else { return nil }
        return (try? JSON.parse(Array(head)))?.count("save")
    }

    private static func bytes(_ path: String) throws(SaveProblem) -> [UInt8] {
        do throws(FileProblem) {
            return try readFile(path, limit: Slot.mostBytes)
        } catch {
            if error.isMissing { return [] }
            throw .file(error)
        }
    }
}

extension ActionJournal.Entry {
    init?(_ json: JSON) {
        switch json["do"]?.string {
        case "undo": self = .undo
        case "redo": self = .redo
        default:
            guard let action = Action(json) else { return nil }
            self = .action(action)
        }
    }
}
