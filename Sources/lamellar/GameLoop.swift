import Chronicle
import Content
import Engine
import Files
import Game
import Terminal

/// Reads a line, does what it says, tells what happened; until the end of the input or `quit`.
struct GameLoop: ~Copyable {
    var session: Session
    var settings: Settings
    var voice: Voice
    var transcript: AppendFile?
    /// The last facts of a fight with the fight as it was then, for `why`.
    var lastFacts: (facts: [Fact], fight: Fight, bout: Campaign)?
    /// What names commands that were not tried yet.
    var tutor: Tutor
    /// Whether the next line may answer how well the player knows the game.
    var isAsking = false
    private var parser = Parser()
    /// The commands of the last line.
    private var lastParts: [String] = []
    private var input: LineReader
    private let isInteractive: Bool
    /// What was last read from disk and what it was like, where it is watched.
    var watched: (content: ContentLoader.Loaded, stamp: UInt64)?
    private let isWatching: Bool
    var isOver = false
    var exitCode = Exit.good

    init(
        _ session: consuming Session, _ settings: Settings, input: consuming LineReader, isInteractive: Bool,
        isWatching: Bool
    ) {
        self.isWatching = isWatching
        if isWatching {
            let content = settings.loader.load()
            watched = (content, content.stamp)
        }
        voice = settings.voice(session.catalog)
        tutor = Tutor(in: session.folder)
        self.session = session
        self.settings = settings
        self.input = input
        self.isInteractive = isInteractive
    }

    mutating func run(_ streams: inout Streams) -> Int32 {
        greet(&streams)
        while !isOver {
            write("> ", &streams)
            guard streams.flush() else { break }
            guard let line = nextLine(&streams) else {
                write("\n", &streams)
                break
            }
            if input.wasCut {
                tell(["", voice.say(.lineTooLong)], &streams)
                continue
            }
            if !isInteractive { write(inert(line) + "\n", &streams) } else { toTranscript(inert(line) + "\n") }
            obey(line, &streams)
        }
        leave(&streams)
        return exitCode
    }

    /// Says lines to the player, and to the transcript where there is one.
    mutating func tell(_ lines: [String], _ streams: inout Streams) {
        for line in lines { write(line + "\n", &streams) }
    }

    /// Says lines that need not stay whole, broken to the width.
    mutating func show(_ lines: [String], _ streams: inout Streams) { tell(voice.folded(lines), &streams) }

    mutating func write(_ text: String, _ streams: inout Streams) {
        streams.write(text)
        toTranscript(text)
    }

    private mutating func toTranscript(_ text: String) {
        do throws(FileProblem) {
            try transcript?.append(Array(unpainted(text).utf8))
        } catch {
            // A transcript that can't be written is not worth the game; it says so once.
            transcript = nil
            exitCode = Exit.notGood
        }
    }

    private mutating func nextLine(_ streams: inout Streams) -> String? {
        do throws(FileProblem) {
            if isWatching { try watch(&streams) }
            while let line = try input.next() {
                // At a terminal an empty line brings the next prompt; a file of commands may have gaps and comments.
                let isNothing = line.hasPrefix("#") || line.allSatisfy(\.isWhitespace)
                if isInteractive || !isNothing { return line }
            }
            return nil
        } catch {
            streams.complain("lamellar: \(inert(error.message))")
            exitCode = Exit.notGood
            return nil
        }
    }

    /// Until there is a line to read, takes content over whenever it has changed; it must hold still for a moment first,
    /// since editors write in pieces.
    private mutating func watch(_ streams: inout Streams) throws(FileProblem) {
        var seen = watched?.stamp
        repeat {
            let now = watched?.content.stamp
            if now != watched?.stamp && (now == seen || !isInteractive) {
                write("\n", &streams)
                _ = reload(&streams)
                write("> ", &streams)
                guard streams.flush() else { return }
            }
            seen = now
        } while try !input.isReady(within: 300)
    }

    /// Does the commands of one line; the first that fails ends it.
    private mutating func obey(_ line: String, _ streams: inout Streams) {
        if line.hasPrefix("#") { return }
        if isAsking, answer(line, &streams) { return }
        let parts = parts(of: line)
        for (number, part) in parts.enumerated() {
            let scene = Surroundings(session.campaign, session.catalog, language: voice.language)
            let command: Command
            do throws(Misunderstanding) {
                command = try parser.parse(part, in: scene)
            } catch {
                let message = Messages(voice, session.catalog, session.campaign).text(error)
                tell(voice.wrapped(message), &streams)
                return skip(parts[(number + 1)...], &streams)
            }
            guard perform(command, &streams) else { return skip(parts[(number + 1)...], &streams) }
            if let verb = parser.lastVerb { note(verb) }
            if isOver { return }
        }
    }

    /// The commands of a line; `again` alone stands for all of the line before.
    private mutating func parts(of line: String) -> [String] {
        let parts = Parser.split(line)
        if parts.count == 1, Verb(word: parts[0].lowercased()) == .again {
            return lastParts.count > 1 ? lastParts : parts
        }
        lastParts = parts
        return parts
    }

    /// Says which commands of a line were not done because one before them was refused.
    private mutating func skip(_ parts: ArraySlice<String>, _ streams: inout Streams) {
        guard !parts.isEmpty else { return }
        tell(voice.wrapped(voice.say(.skipped, ["commands": inert(parts.joined(separator: "; "))])), &streams)
    }

    /// Says that the fight's log could not be written; the game itself is safe.
    mutating func tellLogProblem(_ streams: inout Streams) {
        if let problem = session.logProblem { streams.complain("lamellar: \(inert(problem.message))") }
    }

    /// Says that the rules broke one of their own promises, and how to see it again.
    mutating func tellFault(_ streams: inout Streams) {
        guard let fault = session.fault else { return }
        streams.complain("lamellar: the rules broke a promise of theirs: \(inert(fault.finding)). The game goes on.")
        streams.complain("The fight up to there is in \(inert(fault.path)); this shows it again:")
        streams.complain("  lamellar replay '\(inert(fault.path))' --audit")
        streams.complain("Please report it together with that file.")
    }

    /// Saves on every way out.
    private mutating func leave(_ streams: inout Streams) {
        keepHistory(&streams)
        do throws(FileProblem) {
            try session.close()
            tell([voice.say(.saved, ["path": inert(session.savePath)])], &streams)
        } catch {
            streams.complain("lamellar: \(inert(error.message)); the journal keeps what you did")
            exitCode = Exit.notGood
        }
    }
}
