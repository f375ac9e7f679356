import Content
import Engine
import JSONText

/// Reads the lines one after the other; what the rules say must come next waits in `expected`.
struct LogReader {
    private var log: LogLines
    private(set) var recording: Recording?
    private var lines: FactLines?
    private var expected = Expectation()
    private var burden = Burden()

    init(_ log: LogLines) {
        self.log = log
    }

    mutating func read() -> Verdict {
        do {
            try open()
            return try follow()
        } catch {
            return error
        }
    }

    /// Header, content and start, in this order.
    private mutating func open() throws(Verdict) {
        let header = try Header(try line(ofType: "header"))
        let (contentLine, contentJSON) = try line(ofType: "content")
        let content = contentJSON.sections
        let (startLine, start) = try line(ofType: "start")
        guard let setup = FightSetup(start, seed: header.seed) else {
            throw Verdict(.malformed, line: startLine, "the start line does not say who fights")
        }
        let print = hex(fingerprint(content.canonical()))
        let altered =
            header.content == print
            ? nil
            : Verdict(
                .diverged, line: contentLine, "the embedded content is not the one that the header names",
                difference: .content, recorded: header.content, computed: print)
        let (catalog, lack) = Catalog.reading(extracted: content)
        if let lack { throw Verdict(.contentMissing, line: contentLine, "in the embedded content " + lack) }
        guard let catalog else {
            throw altered
                ?? Verdict(
                    .contentMissing, line: contentLine, "the embedded content is not sound by this game's rules")
        }
        let recording: Recording
        do throws(FightSetup.Missing) {
            recording = try Recording(
                setup, content: content, embedded: catalog, mods: header.mods, engine: header.engine,
                parent: header.parent)
        } catch {
            throw Verdict(.contentMissing, line: startLine, "the embedded content has no \(error.words)")
        }
        if let altered { throw altered }
        guard catalog.extract(setup.roots) == content else {
            throw Verdict(
                .diverged, line: contentLine, "the embedded content is not just what the fight uses",
                difference: .content)
        }
        let wanted = recording.startLine
        guard let computed = try? JSON.parse(wanted, limits: LogLines.limits) else {
            throw Verdict(.malformed, line: startLine, "the start line does not say who fights")
        }
        if let mismatch = start.mismatch(with: computed) {
            throw Verdict(
                .diverged, line: startLine, "no fight starts like this: " + mismatch.words(in: "start"),
                difference: .opening, recorded: String(decoding: start.canonical(), as: UTF8.self),
                computed: String(decoding: wanted, as: UTF8.self))
        }
        let seal = recording.seal(over: print, version: header.version, rules: header.rules)
        guard header.seal == seal else {
            throw Verdict(
                .diverged, line: header.line, "header and start are not those that were sealed",
                difference: .opening, recorded: header.seal, computed: seal)
        }
        self.recording = recording
        lines = FactLines(recording.names)
        expect(recording.opening)
    }

    /// Everything after the start: facts must come as computed, choices are played.
    private mutating func follow() throws(Verdict) -> Verdict {
        while let line = nextLine() {
            let recorded = line.bytes
            // The same bytes need no reading.
            if expected.takes(recorded) { continue }
            let json = try parsed(line)
            let type = json["type"]?.string
            guard let type else { throw Verdict(.malformed, line: line.number, "a line without a type") }
            if type == "note", let text = json["text"]?.string { recording?.note(text) }
            guard LogReader.knownTypes.contains(type), type != "note" else { continue }
            let isOver = isClosed || recording?.fight.result != nil
            if expected.isEmpty && !isOver && type == "choice" {
                try play(json, line)
            } else if expected.isEmpty && !isOver && type == "end", json["result"]?.string == "open" {
                expectSuspension()
                isClosed = true
            }
            if expected.takes(recorded) { continue }
            guard let want = expected.next() else {
                throw Verdict(
                    isOver && type == "choice" ? .illegalChoice : .diverged, line: line.number,
                    isOver ? "the fight was over" : "the rules wait for a choice here, found `\(type)`",
                    difference: isOver && type != "choice" ? .fact : .choice,
                    recorded: String(decoding: recorded, as: UTF8.self),
                    computed: "nothing")
            }
            try compare(json, line, with: want)
        }
        if let torn = log.torn { throw Verdict(.incomplete, line: torn, "the last line is torn") }
        guard expected.isEmpty, isClosed || recording?.fight.result != nil else {
            throw Verdict(.incomplete, line: log.last + 1, "the log stops before its end line")
        }
        return Verdict(
            .verified, "every line is what the rules compute" + (isClosed ? "; the fight was left undecided" : ""))
    }

    private var isClosed = false

    private static let knownTypes: Set<String> = [
        "header", "content", "start", "round", "choice", "intent", "attack", "hop", "echo", "outcome", "hit", "heal",
        "inflict", "turn", "suffer", "recover", "down", "use", "mend", "charge", "hasten", "check", "end", "note",
    ]

    /// The next line that is to be looked at; where the log goes on just as computed, all of that is passed at once.
    private mutating func nextLine() -> LogLines.Line? {
        if log.pass(expected) { expected = Expectation() }
        return log.next()
    }

    private func parsed(_ line: LogLines.Line) throws(Verdict) -> JSON {
        guard line.bytes.count <= LogLines.limits.bytes else {
            throw Verdict(
                .malformed, line: line.number, "the line has more than the \(LogLines.limits.bytes) bytes it may have")
        }
        do throws(JSONProblem) {
            let json = try JSON.parse(Array(line.bytes), limits: LogLines.limits)
            if json.members != nil { return json }
        } catch {
            throw Verdict(.malformed, line: line.number, error.message)
        }
        throw Verdict(.malformed, line: line.number, "a line is a JSON object")
    }

    /// The next line that is neither a note nor of an unknown type, which must have this one.
    private mutating func line(ofType wanted: String) throws(Verdict) -> (Int, JSON) {
        while let line = nextLine() {
            let json: JSON
            do throws(Verdict) {
                json = try parsed(line)
            } catch {
                guard wanted == "content" else { throw error }
                throw Verdict(.contentMissing, line: line.number, "the content line is damaged: \(error.reason)")
            }
            guard let type = json["type"]?.string else {
                throw Verdict(.malformed, line: line.number, "a line without a type")
            }
            if type == wanted { return (line.number, json) }
            guard type == "note" || !LogReader.knownTypes.contains(type) else {
                throw Verdict(
                    wanted == "content" && type != "header" ? .contentMissing : .malformed, line: line.number,
                    "expected the \(wanted) line, found `\(type)`")
            }
        }
        let kind = wanted == "header" ? Verdict.Kind.malformed : .incomplete
        if let torn = log.torn { throw Verdict(kind, line: torn, "the \(wanted) line is torn") }
        throw Verdict(kind, line: log.last + 1, "there is no \(wanted) line")
    }

    private mutating func expect(_ facts: [Fact]) {
        guard let fight = recording?.fight, let bytes = lines?.write(facts, of: fight) else { return }
        expected = Expectation(bytes, lines: facts.count)
    }

    private mutating func expectSuspension() {
        guard let fight = recording?.fight, let bytes = lines?.writeSuspension(of: fight) else { return }
        expected = Expectation(bytes, lines: 1)
    }

    /// Plays a recorded choice; the first line then expected is the choice itself.
    private mutating func play(_ json: JSON, _ line: LogLines.Line) throws(Verdict) {
        func illegal(_ reason: String, _ why: IllegalChoice? = nil) -> Verdict {
            Verdict(
                .illegalChoice, line: line.number, reason, difference: .choice,
                recorded: String(decoding: line.bytes, as: UTF8.self), illegal: why)
        }
        guard json["by"]?.string == "avatar", let choice = Choice(json) else {
            throw illegal("only the avatar chooses here")
        }
        if let recording, !burden.bears(choice, recording) {
            throw Verdict(
                .malformed, line: line.number,
                "the embedded content makes this choice more work than any fight that was fought", difference: .content)
        }
        do throws(IllegalChoice) {
            if let facts = try recording?.play(choice) { expect(facts) }
        } catch {
            throw illegal("this choice can't be played", error)
        }
    }

    private func compare(_ json: JSON, _ line: LogLines.Line, with want: ArraySlice<UInt8>) throws(Verdict) {
        guard let computed = try? JSON.parse(Array(want), limits: LogLines.limits),
            let mismatch = json.mismatch(with: computed)
        else { return }
        let type = computed["type"]?.string ?? ""
        throw Verdict(
            .diverged, line: line.number, mismatch.words(in: type),
            difference: Verdict.Difference(type, mismatch, json, computed),
            recorded: String(decoding: line.bytes, as: UTF8.self),
            computed: String(decoding: want, as: UTF8.self))
    }
}
