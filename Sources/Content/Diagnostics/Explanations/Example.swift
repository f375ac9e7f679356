/// A few files in a content folder: a mod `hat` as a rule, with a plain manifest where it brings none of its own.
///
///     let example: Example = #"{ "elements": [] }"#     // Content/mods/hat/hat.json
public struct Example: Sendable, ExpressibleByStringLiteral {
    public struct File: Sendable {
        /// In the content folder: `mods/hat/hat.json`.
        public let path: String
        public let bytes: [UInt8]
        /// What is printed of it; empty for what every mod has.
        public let shown: String
    }

    public let files: [File]
    /// What is checked, in the content folder; all of it when empty.
    public let checked: [String]

    public init(stringLiteral text: String) {
        self.init(["hat.json": text])
    }

    /// Files of the mod `hat` by name.
    init(_ files: KeyValuePairs<String, String>, checked: [String] = []) {
        let own = files.map { File(path: "mods/hat/" + $0, bytes: Array($1.utf8), shown: $1) }
        let hasManifest = files.contains { $0.key == "mod.json" }
        self.init(files: (hasManifest ? [] : [.manifest]) + own, checked: checked)
    }

    /// Files by path, and nothing besides.
    init(folder files: KeyValuePairs<String, String>, checked: [String] = []) {
        self.init(files: files.map { File(path: $0, bytes: Array($1.utf8), shown: $1) }, checked: checked)
    }

    /// One content file that can't be printed as it is.
    init(_ bytes: [UInt8], shown: String) {
        self.init(files: [.manifest, File(path: "mods/hat/hat.json", bytes: bytes, shown: shown)], checked: [])
    }

    private init(files: [File], checked: [String]) {
        self.files = files
        self.checked = checked
    }

    /// One armor.
    static func armor(_ record: String) -> Example { section("armor", record) }

    /// One record of a section, or more.
    static func section(_ name: String, _ record: String) -> Example {
        .init(["hat.json": "{\n  \"\(name)\": [\n    \(record)\n  ]\n}\n"])
    }

    /// One response of an armor, or more.
    static func response(_ response: String) -> Example {
        armor(
            "{ \"id\": \"wool-hat\", \"durability\": 9,\n      \"responses\": [\n        \(response)\n      ] }")
    }

    /// A manifest and nothing else.
    static func manifest(_ text: String) -> Example { .init(["mod.json": text]) }
}

extension Example.File {
    fileprivate static let manifest = Example.File(
        path: "mods/hat/mod.json", bytes: Array(#"{ "id": "hat", "version": "1.0.0" }"#.utf8), shown: "")
}
