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

    private var file: AppendFile

    /// Begins a journal that follows save `number`; what an older journal held is in that save.
    init(_ path: String, following number: Int) throws(FileProblem) {
        var file = try AppendFile(path)
        try file.truncate(to: 0)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("type", "journal")
            writer.member("version", 1)
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

    /// Returns once the entry is durable.
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
        try file.append(writer.bytes)
        try file.sync()
    }

    /// The entries of a journal that follows save `number`, up to the first line that is none, and the bytes they take.
    ///
    /// A journal of another save is empty: its actions are in a save already.
    static func read(_ path: String, following number: Int) -> (entries: [Entry], size: Int)? {
        guard let bytes = try? readFile(path, limit: Slot.mostBytes) else { return nil }
        var entries: [Entry] = []
        var size = 0
        var start = 0
        while let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            guard let json = try? JSON.parse(Array(bytes[start..<feed])) else { break }
            if start == 0 {
                guard json["type"]?.string == "journal", json["save"]?.int == number else { return nil }
            } else if let entry = Entry(json) {
                entries.append(entry)
            } else {
                break
            }
            start = feed + 1
            size = start
        }
        return size == 0 ? nil : (entries, size)
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
