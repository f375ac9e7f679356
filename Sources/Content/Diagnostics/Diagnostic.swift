import JSONText

/// One problem in content, with its place, its reason and, where there is one, its remedy.
public struct Diagnostic: Sendable, Equatable {
    public enum Severity: String, Sendable {
        case error, warning
    }

    public let severity: Severity
    /// Stable, for scripts and for `explain`.
    public let code: String
    /// The mod whose file it is in; empty outside any mod.
    public let mod: String
    public let file: String
    /// From 1; 0 where the problem is the file itself.
    public let line: Int
    public let column: Int
    /// RFC 6901.
    public let pointer: String
    public let message: String
    /// The corrected word.
    public let suggestion: String?
    /// The line of the file, and how many characters of it the problem spans.
    public let source: String
    public let length: Int
}

/// The kinds of problem; the raw value is what scripts see.
public enum Problem: String, Sendable, CaseIterable {
    case unreadable = "file-unreadable"
    case unknownSection = "unknown-section"
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongType = "wrong-type"
    case outOfRange = "out-of-range"
    case unknownWord = "unknown-word"
    case badID = "bad-id"
    case unknownID = "unknown-id"
    case abstractID = "abstract-id"
    case duplicateID = "duplicate-id"
    case circle = "extends-circle"
    case meaningless = "meaningless"
    case wrongCount = "wrong-count"
    case emptyText = "empty-text"
    case badTag = "bad-language-tag"
    case badVersion = "bad-version"
    case wrongFolder = "wrong-folder"
    case noManifest = "no-manifest"
    case tooMany = "too-many-records"
    case trialFailed = "trial-failed"
}

/// A problem at a place, before files and lines are looked up.
struct Finding {
    let code: String
    let place: JSON.Place
    let message: String
    let suggestion: String?
    /// How many bytes of the text it spans; 0 for a single character.
    let length: Int

    init(_ problem: Problem, at place: JSON.Place, length: Int = 0, _ message: String, suggestion: String? = nil) {
        self.init(code: problem.rawValue, at: place, length: length, message, suggestion: suggestion)
    }

    init(code: String, at place: JSON.Place, length: Int = 0, _ message: String, suggestion: String? = nil) {
        self.code = code
        self.place = place
        self.message = message
        self.suggestion = suggestion
        self.length = length
    }
}
