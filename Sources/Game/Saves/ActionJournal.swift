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

    static let version = 1

    private var file: AppendFile

    /// Begins a journal that follows save `number`; what an older journal held is in that save.
    init(_ path: String, following number: Int) throws(FileProblem) {
        var file = try AppendFile(path)
        try file.truncate(to: 0)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("type", "journal")
            writer.member("version", ActionJournal.version)
            writer.member("save", number)
        }
        writer.endLine()
        try file.append(writer.bytes)
        self.file = file
    }

    /// Goes on with a journal after its last whole line.
    init(_ path: String, keeping size: Int) throws(FileProblem) {
        var file = try AppendFile(path)
        try file.truncate(to: size)
        self.file = file
    }

    /// Returns once the entry is durable; when it throws, the entry is not in the journal.
    mutating func append(_ entry: Entry) throws(FileProblem) {
        var writer = JSONWriter()
        writer.object { writer in
            switch entry {
            case .action(let action): action.write(into: &writer)
            case .undo: writer.member("do", "undo")
            case .redo: writer.member("do", "redo")
            }
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
    /// What a look at a journal finds.
    struct Found {
        /// Up to the first line that is none.
        var entries: [Entry] = []
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
        if let version = header["version"]?.int, version > ActionJournal.version {
            throw .newerFormat(path: path, version: version)
        }
        guard save == number else { return Found(lost: save < number ? 0 : lines.count) }
        var found = Found(size: head.count + 1)
        while let line = lines.first {
            guard let json = try? JSON.parse(Array(line)), let entry = Entry(json) else { break }
            found.entries.append(entry)
            found.size += line.count + 1
            lines.removeFirst()
        }
        found.lost = lines.count
        return found
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
