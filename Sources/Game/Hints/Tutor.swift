public import Content
public import Engine
public import Files
import JSONText

/// Names commands that were not tried yet, each at most twice and never twice in a row.
///
/// It remembers in `SLOT/tried.json`, beside the save and not in it, so that an undo makes nobody a beginner again.
public struct Tutor: Equatable, Sendable {
    /// How often a command is named at most.
    static let mostHints = 2

    public private(set) var isOn = true
    /// The names of commands that were used.
    private var tried: [String] = []
    /// Commands that were named, as often as they were.
    private var named: [String] = []
    private var hasJustSpoken = false

    public init() {}

    /// What a slot's folder remembers; a file that is missing or damaged remembers nothing.
    public init(in folder: String) {
        guard let bytes = try? readFile(Tutor.path(in: folder), limit: 1 << 16), let json = try? JSON.parse(bytes),
            let tried = json.words("tried"), let named = json.words("named"), let isOn = json["hints"]?.bool
        else { return }
        (self.tried, self.named, self.isOn) = (tried, named, isOn)
    }

    /// Notes that a command was used; true when that was the first time.
    public mutating func note(_ command: String) -> Bool {
        guard !tried.contains(command) else { return false }
        tried.append(command)
        return true
    }

    public mutating func turn(on: Bool) { isOn = on }

    /// The hint for this moment; nil when there is none, or the last moment had one.
    public mutating func hint(
        for campaign: Campaign, in catalog: Catalog, after before: Fight?
    ) -> Advice? {
        guard isOn, !hasJustSpoken else {
            hasJustSpoken = false
            return nil
        }
        let (tried, named) = (tried, named)
        func isKnown(_ command: String) -> Bool {
            tried.contains(command) || named.count { $0 == command } >= Tutor.mostHints
        }
        let lessons = Advice.lessons(for: campaign, in: catalog, after: before, isKnown: isKnown)
        guard let advice = lessons.first(where: { !isKnown($0.command) }) else { return nil }
        self.named.append(advice.command)
        hasJustSpoken = true
        return advice
    }

    /// Writes what is remembered; returns once it is durable.
    public func write(in folder: String) throws(FileProblem) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("hints", isOn)
            writer.member("tried", tried)
            writer.member("named", named)
        }
        writer.endLine()
        try writeDurably(writer.bytes, to: Tutor.path(in: folder))
    }

    private static func path(in folder: String) -> String { Path.join(folder, "tried.json") }
}
