public import Content
public import Engine
public import JSONText

/// A fight together with everything that makes it repeatable: its content, its setup and the choices so far.
///
/// It runs on the very content that its log embeds, so the log can't miss anything.
///
///     var recording = try Recording(setup, in: catalog)
///     let facts = try recording.play(.strike(0))
///     recording.log()   // the whole file so far
public struct Recording: Sendable {
    /// The number of the format's version; readers refuse a greater one.
    public static let formatVersion = 1
    /// The number of the rules; a change of what a fight computes makes it grow.
    public static let rulesNumber = 1
    /// The generator behind every roll.
    public static let generator = "splitmix64"
    /// The version of the game.
    public static let engineVersion = Version.game

    public let setup: FightSetup
    /// The definitions used, as the `content` line has them.
    public let content: JSON
    public let catalog: Catalog
    /// What was loaded, for the header.
    public let mods: [Manifest]
    /// The version of the game that recorded it.
    public let engine: String
    /// The fight that this one was played on from; nil for a fight of its own.
    public let parent: Parent?
    public let names: Names
    /// The fight before its first round.
    public let beginning: Fight
    public private(set) var fight: Fight
    public private(set) var choices: [Choice] = []
    /// What the player noted on the way.
    public private(set) var notes: [Note] = []
    /// The facts of the fight's opening.
    public let opening: [Fact]

    /// Where a fight comes from that begins like another.
    public struct Parent: Equatable, Sendable {
        /// The seal in the other's header.
        public let seal: String
        /// How many of the other's choices this one has in common with it, and the round they lead to.
        public let choices: Int
        public let round: Int
    }

    /// A remark, with the number of choices made before it.
    public struct Note: Equatable, Sendable {
        public let after: Int
        public let text: String
    }

    /// Begins a fight; throws what the catalog lacks.
    public init(_ setup: FightSetup, in catalog: Catalog) throws(FightSetup.Missing) {
        try self.init(setup, content: catalog.extract(setup.roots), from: catalog, mods: catalog.mods)
    }

    /// Begins a fight on content that a log or save embeds; `catalog` is that content, read.
    public init(
        _ setup: FightSetup, content: JSON, embedded catalog: Catalog, mods: [Manifest],
        engine: String = Recording.engineVersion, parent: Parent? = nil
    ) throws(FightSetup.Missing) {
        self.setup = setup.settled(in: catalog)
        self.engine = engine
        self.parent = parent
        self.content = content
        self.catalog = catalog
        self.mods = mods
        names = Names(catalog)
        var fight = try setup.fight(in: catalog)
        beginning = fight
        var journal = Journal()
        fight.begin(&journal)
        self.fight = fight
        opening = journal.facts
    }

    private init(
        _ setup: FightSetup, content: JSON, from whole: Catalog, mods: [Manifest]
    ) throws(FightSetup.Missing) {
        // What was sound in the whole catalog is sound in a part that is closed under references,
        // unless something the setup names is missing: the whole then says what.
        if let part = Catalog(extracted: content) {
            try self.init(setup, content: content, embedded: part, mods: mods)
        } else {
            _ = try setup.fight(in: whole)
            try self.init(setup, content: content, embedded: whole, mods: mods)
        }
    }

    /// Plays one choice and returns what happened.
    public mutating func play(_ choice: Choice) throws(IllegalChoice) -> [Fact] {
        var journal = Journal()
        try fight.update(choice, &journal)
        choices.append(choice)
        return journal.facts
    }

    /// Adds a remark to the log.
    public mutating func note(_ text: String) {
        notes.append(Note(after: choices.count, text: text))
    }

    /// The same fight before any choice.
    public func restarted() -> Recording? {
        try? Recording(setup, content: content, embedded: catalog, mods: mods, engine: engine, parent: parent)
    }

    /// The lines before the first round: header, content and start.
    public func preface() -> [UInt8] {
        let print = hex(contentFingerprint)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("type", "header")
            writer.member("format", "lamellar-fight")
            writer.member("version", Recording.formatVersion)
            writer.member("engine", engine)
            writer.member("rules", Recording.rulesNumber)
            writer.member("generator", Recording.generator)
            writer.member("seed", hex(setup.seed))
            writer.member("content", print)
            writer.mods(mods)
            writer.member("seal", seal(over: print, version: Recording.formatVersion, rules: Recording.rulesNumber))
            if let parent { writer.member("parent") { $0.object { parent.write(into: &$0) } } }
        }
        writer.endLine()
        writer.object { writer in
            writer.member("type", "content")
            for member in content.members ?? [] { writer.member(member.key, member.value) }
        }
        writer.endLine()
        writer.raw(startLine)
        writer.endLine()
        return writer.bytes
    }

    /// The start line without its line feed.
    var startLine: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("type", "start")
            setup.write(into: &writer)
        }
        return writer.bytes
    }

    /// Tells its content from any other.
    public var contentFingerprint: UInt64 { fingerprint(content.canonical()) }

    /// The seal of its header.
    var seal: String {
        let print = hex(contentFingerprint)
        return seal(over: print, version: Recording.formatVersion, rules: Recording.rulesNumber)
    }

    /// A fingerprint over all that header and start say, that of the content among it, so that nothing in them can
    /// change unseen, even what the facts of a fight do not show, such as the seed of one without rolls.
    func seal(over print: String, version: Int, rules: Int) -> String {
        var writer = JSONWriter()
        writer.array { writer in
            writer.value([version, rules])
            writer.value([engine, Recording.generator, hex(setup.seed), print])
            writer.list(mods)
            writer.raw(startLine)
        }
        return hex(fingerprint(writer.bytes))
    }

    /// The whole log so far; with `suspended`, an undecided fight ends with a line that says so.
    public func log(suspended: Bool = true) -> [UInt8] {
        guard var again = restarted() else { return [] }
        var lines = FactLines(names)
        var bytes = preface() + lines.write(opening, of: again.fight)
        func writeNotes(_ after: Int) {
            for note in notes where note.after == after { bytes += lines.writeNote(note.text) }
        }
        writeNotes(0)
        for (index, choice) in choices.enumerated() {
            guard let facts = try? again.play(choice) else { break }
            bytes += lines.write(facts, of: again.fight)
            writeNotes(index + 1)
        }
        if fight.result == nil && suspended { bytes += lines.writeSuspension(of: fight) }
        return bytes
    }
}

extension JSON {
    /// The content in a content line: its type and what a newer game may have added left out.
    var sections: JSON {
        JSON(.object((members ?? []).filter { Section(rawValue: $0.key) != nil }))
    }
}

extension JSONWriter {
    /// What was loaded, as a member: `"mods":[{"id":"core","version":"0.1.0"}]`.
    public mutating func mods(_ mods: [Manifest]) {
        member("mods") { $0.list(mods) }
    }

    fileprivate mutating func list(_ mods: [Manifest]) {
        array { writer in
            for mod in mods {
                writer.object { writer in
                    writer.member("id", mod.id)
                    writer.member("version", mod.version)
                }
            }
        }
    }
}
