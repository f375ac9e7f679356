import JSONText

/// One problem in content, with its place, its reason and, where there is one, its remedy.
public struct Diagnostic: Sendable, Hashable {
    public enum Severity: String, Sendable {
        case error, warning
    }

    public let severity: Severity
    /// Stable, for scripts and for `explain`.
    public let code: String
    /// The mod whose file it is in; empty outside any mod.
    public let mod: String
    public let file: String
    /// From 1; the file's first character where the problem is the file itself.
    public let line: Int
    public let column: Int
    /// RFC 6901.
    public let pointer: String
    public let message: String
    /// The corrected word.
    public let suggestion: String?
    /// The line of the file, empty where it can't be shown; of a very long one the part around the problem.
    public let source: String
    /// The column that `source` begins at.
    public let sourceColumn: Int
    /// How many characters of it the problem spans.
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
    case reservedID = "reserved-id"
    case unknownID = "unknown-id"
    case abstractID = "abstract-id"
    case duplicateID = "duplicate-id"
    case sharedKey = "shared-key"
    case circle = "extends-circle"
    case meaningless = "meaningless"
    case wrongCount = "wrong-count"
    case emptyText = "empty-text"
    case unsafeText = "unsafe-text"
    case badTag = "bad-language-tag"
    case badVersion = "bad-version"
    case badRange = "bad-range"
    case wrongFolder = "wrong-folder"
    case noManifest = "no-manifest"
    case noFolder = "no-folder"
    case tooMany = "too-many-records"
    case trialFailed = "trial-failed"
    case badTarget = "bad-target"
    case badPath = "bad-path"
    case noEffect = "no-effect"
    case testFailed = "patch-test-failed"
    case conflict = "field-conflict"
    case badRename = "bad-rename"
    case renamedID = "renamed-id"
    case undeclaredMod = "undeclared-mod"
    case missingMod = "missing-mod"
    case unknownMod = "unknown-mod"
    case wrongVersion = "wrong-version"
    case wrongGame = "wrong-game"
    case conflictingMods = "conflicting-mods"
    case requiresCircle = "requires-circle"
    case duplicateMod = "duplicate-mod"
    case unreachableResponse = "unreachable-response"
    case unreachableEcho = "unreachable-echo"
    case uselessArmor = "useless-armor"
    case unusedElement = "unused-element"
    case unusedRecord = "unused-record"
    case unborneName = "unborne-name"
    case unbeatableFoe = "unbeatable-foe"
    case unreachablePlace = "unreachable-place"
    case unusedText = "unused-text"
    case wrongBlank = "wrong-blank"
    case idleTrial = "idle-trial"
    case idleUpgrade = "idle-upgrade"

    /// What is wrong is an error; what is right and has no effect is a warning.
    public var severity: Diagnostic.Severity {
        switch self {
        case .unreadable, .unknownSection, .unknownKey, .missingKey, .wrongType, .outOfRange, .unknownWord, .badID,
            .reservedID, .unknownID, .abstractID, .duplicateID, .sharedKey, .circle, .meaningless, .wrongCount,
            .emptyText,
            .badTag, .badVersion, .badRange, .wrongFolder, .noManifest, .noFolder, .tooMany, .trialFailed, .badTarget,
            .badPath, .testFailed,
            .badRename, .undeclaredMod, .missingMod, .wrongVersion, .wrongGame, .conflictingMods, .requiresCircle,
            .duplicateMod:
            .error
        case .unreachableResponse, .unreachableEcho, .uselessArmor, .unusedElement, .unusedRecord, .unborneName,
            .unbeatableFoe,
            .unreachablePlace, .unusedText, .wrongBlank, .idleTrial, .idleUpgrade, .noEffect, .conflict, .renamedID,
            .unknownMod, .unsafeText:
            .warning
        }
    }
}

/// A problem at a place, before files and lines are looked up.
struct Finding {
    let code: String
    let place: JSON.Place
    let message: String
    let suggestion: String?
    /// How many bytes of the text it spans; 0 for a single character.
    let length: Int
    /// The other place of the story, such as where the id stands first; the message ends with it.
    let other: JSON.Place?
    /// The record that is not there.
    let wanted: Target?
    /// The word to write in the place of another, where that is certain.
    var remedy: (old: String, new: String)?

    init(
        _ problem: Problem, at place: JSON.Place, length: Int = 0, _ message: String, suggestion: String? = nil,
        other: JSON.Place? = nil, wanted: Target? = nil
    ) {
        self.init(
            code: problem.rawValue, at: place, length: length, message, suggestion: suggestion, other: other,
            wanted: wanted)
    }

    init(
        code: String, at place: JSON.Place, length: Int = 0, _ message: String, suggestion: String? = nil,
        other: JSON.Place? = nil, wanted: Target? = nil
    ) {
        self.code = code
        self.place = place
        self.message = message
        self.suggestion = suggestion
        self.length = length
        self.other = other
        self.wanted = wanted
    }

    /// Whether content can't be used as it is.
    var isError: Bool { severity == .error }

    /// What makes two findings the same one.
    struct Key: Hashable {
        let code: String
        let place: JSON.Place
        let message: String
    }

    /// What is no JSON has a code of its own, and is an error.
    var severity: Diagnostic.Severity { Problem(rawValue: code)?.severity ?? .error }

    var key: Key { Key(code: code, place: place, message: message) }
}
