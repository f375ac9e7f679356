public import Content
public import Engine
import JSONText

// Written by hand: a fight in one line that survives a chat needs a packed form, and base64url of RFC 4648 is not in the
// standard library.

/// A fight as one line to send around: seed, setup, choices and the fingerprint of its content, but not the content.
///
///     let code = ShareCode(recording).text        // "lamellar1.AQAAAAAAAAAY…"
///     try ShareCode(text: code).recording(in: catalog).log() == recording.log()
///
/// Notes, and where a fight was played on from, are not in it. The fight opens where the same content is installed.
public struct ShareCode: Equatable, Sendable {
    /// What every code begins with; the number is the version of its form.
    public static let prefix = "lamellar1."

    public let setup: FightSetup
    public let choices: [Choice]
    /// Of the content, as in the log's header.
    public let fingerprint: UInt64
    public let engine: String
    /// The number of the rules it was fought under, and what the fight had come to.
    public let rules: Int
    public let state: UInt64
    /// Each as "core 1.0.0"; what to install where the content differs.
    public let mods: [String]

    /// Why a code opens no fight.
    public enum Problem: Error, Equatable, Sendable {
        /// It is cut, mistyped or no code at all.
        case damaged
        /// Written by a newer game.
        case newer
        case missing(FightSetup.Missing)
        /// The content installed is not the one the fight was fought with.
        case otherContent(mods: [String])
        case illegal(choice: Int, IllegalChoice)
        /// The rules of this game are others, or make something else of the choices.
        case otherRules(Int)
    }

    public init(_ recording: Recording) {
        setup = recording.setup
        choices = recording.choices
        fingerprint = recording.contentFingerprint
        engine = recording.engine
        rules = Recording.rulesNumber
        state = recording.fight.stateHash
        mods = recording.mods.map { "\($0.id) \($0.version)" }
    }

    /// The code in one line of ASCII.
    public var text: String {
        var box = Packing()
        box.word(setup.seed)
        box.word(fingerprint)
        box.text(engine)
        box.number(rules)
        box.word(state)
        box.list(mods) { $0.text($1) }
        box.number(setup.health)
        box.number(setup.mostHealth)
        box.text(setup.weapon)
        for pieces in [setup.wears, setup.carries] {
            box.list(pieces) { box, piece in
                box.text(piece.armor)
                box.number(piece.level)
                box.number(piece.copy)
                box.number(piece.durability)
            }
        }
        box.list(setup.foes) { $0.text($1) }
        box.list(setup.items) { $0.text($1) }
        box.list(choices) { $0.choice($1) }
        // What is left out or mistyped is noticed.
        box.word(Chronicle.fingerprint(box.bytes))
        return ShareCode.prefix + base64(box.bytes)
    }

    /// Reads what `text` wrote.
    public init(text: String) throws(Problem) {
        guard text.hasPrefix("lamellar") else { throw .damaged }
        guard text.hasPrefix(ShareCode.prefix) else {
            let version = text.dropFirst(8).prefix { $0 != "." }
            throw text.contains(".") && (Int(version) ?? 0) > 1 ? .newer : .damaged
        }
        guard let bytes = unbase64(text.dropFirst(ShareCode.prefix.utf8.count)), bytes.count > 8 else { throw .damaged }
        let body = Array(bytes.dropLast(8))
        var seal = Unpacking(Array(bytes.suffix(8)))
        guard seal.word() == Chronicle.fingerprint(body) else { throw .damaged }
        var box = Unpacking(body)
        guard let seed = box.word(), let content = box.word(), let engine = box.text(),
            let rules = box.number(), let state = box.word(),
            let mods = box.list({ $0.text() }), let health = box.number(), let most = box.number(),
            let weapon = box.text(), let wears = box.list({ $0.piece() }), let carries = box.list({ $0.piece() }),
            let foes = box.list({ $0.text() }), let items = box.list({ $0.text() }),
            let choices = box.list({ $0.choice() }), box.isEmpty
        else { throw .damaged }
        let setup = FightSetup(
            seed: seed, health: health, mostHealth: most, weapon: weapon, wears: wears, carries: carries, foes: foes,
            items: items)
        // The same limits as for a start line.
        var writer = JSONWriter()
        writer.object { setup.write(into: &$0) }
        guard let json = try? JSON.parse(writer.bytes), FightSetup(json, seed: seed) == setup else { throw .damaged }
        self.setup = setup
        self.choices = choices
        fingerprint = content
        self.engine = engine
        self.rules = rules
        self.state = state
        self.mods = mods
    }

    /// The fight, played again in the content installed.
    public func recording(in catalog: Catalog) throws(Problem) -> Recording {
        var recording: Recording
        do throws(FightSetup.Missing) {
            let begun = try Recording(setup, in: catalog)
            recording = try Recording(
                setup, content: begun.content, embedded: begun.catalog, mods: begun.mods, engine: engine)
        } catch {
            throw .missing(error)
        }
        guard recording.contentFingerprint == fingerprint else {
            throw .otherContent(mods: mods)
        }
        for (index, choice) in choices.enumerated() {
            do throws(IllegalChoice) {
                _ = try recording.play(choice)
            } catch {
                throw .illegal(choice: index + 1, error)
            }
        }
        guard rules == Recording.rulesNumber, recording.fight.stateHash == state else { throw .otherRules(rules) }
        return recording
    }
}

extension Packing {
    fileprivate mutating func choice(_ choice: Choice) {
        let numbers =
            switch choice {
            case .swap(let one, let other): [0, one, other]
            case .move(let from, let to): [1, from, to]
            case .strike(let foe): [2, foe]
            case .mend(let layer): [3, layer]
            case .brace(let layer): [4, layer]
            case .don(let index): [5, index]
            case .doff(let layer): [6, layer]
            case .use(let item, let foe): [7, item, foe]
            case .end: [8]
            }
        for value in numbers { number(value) }
    }
}

extension Unpacking {
    fileprivate mutating func piece() -> FightSetup.Piece? {
        guard let armor = text(), let level = number(), let copy = number(), let durability = number() else {
            return nil
        }
        return FightSetup.Piece(armor, level: level, copy: copy, durability: durability)
    }

    fileprivate mutating func choice() -> Choice? {
        guard let kind = number() else { return nil }
        if kind == 8 { return .end }
        guard let first = number() else { return nil }
        switch kind {
        case 2: return .strike(first)
        case 3: return .mend(first)
        case 4: return .brace(first)
        case 5: return .don(first)
        case 6: return .doff(first)
        default: break
        }
        guard let second = number() else { return nil }
        switch kind {
        case 0: return .swap(first, second)
        case 1: return .move(first, to: second)
        case 7: return .use(first, at: second)
        default: return nil
        }
    }
}
