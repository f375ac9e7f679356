import JSONText

/// Which mod each file is of, and what the mods say of each other.
struct Owners: Sendable {
    /// By the file's number in the pool.
    private let mods: [String]
    let graph: ModGraph
    /// By mod; for remedies.
    let versions: [String: String]
    /// The first mod, which all others may use.
    let core: String
    /// By mod, those that its manifest can use and that are not there.
    let absent: [String: [String]]

    init(
        mods: [String] = [], graph: ModGraph = ModGraph(), versions: [String: String] = [:], core: String = "",
        absent: [String: [String]] = [:]
    ) {
        self.mods = mods
        self.graph = graph
        self.versions = versions
        self.core = core
        self.absent = absent
    }

    /// The mod in whose file a place is.
    func mod(of place: JSON.Place) -> String {
        mods.indices.contains(Int(place.file)) ? mods[Int(place.file)] : ""
    }

    /// Whether all files are the core's.
    var isCoreAlone: Bool { mods.allSatisfy { $0 == core } }

    /// That a mod uses something of another which its manifest does not name; nil where all is well.
    func finding(use target: Target, of owner: String, at json: JSON) -> Finding? {
        let mod = mod(of: json.place)
        guard owner != core, !graph.knows(mod, owner) else { return nil }
        return .undeclared(target, of: owner, version: versions[owner], at: json)
    }
}

extension Finding {
    /// "add "requires"", with the words to add.
    static func undeclared(_ target: Target, of owner: String, version: String?, at json: JSON) -> Finding {
        undeclared(target, of: owner, version: version, at: json.place, length: json.spanned)
    }

    /// The same in the place of a finding that there is no such record.
    static func undeclared(_ target: Target, of owner: String, version: String?, at finding: Finding) -> Finding {
        undeclared(target, of: owner, version: version, at: finding.place, length: finding.length)
    }

    private static func undeclared(
        _ target: Target, of owner: String, version: String?, at place: JSON.Place, length: Int
    ) -> Finding {
        Finding(
            .undeclaredMod, at: place, length: length,
            "the \(target.section.singular) `\(target.id)` belongs to the mod `\(owner)`, which this one does not name; "
                + "add \"requires\": { \"\(owner)\": \"^\(version ?? "1.0.0")\" } to its mod.json")
    }
}

/// The ids that mods other than the core define.
struct Claims: Sendable {
    let owners: Owners
    private let mods: BySection<[String: String]>

    /// nil where nobody but the core defines anything, so that there is nothing to look up.
    init?(_ owners: Owners, _ mods: BySection<[String: String]>) {
        guard Section.named.contains(where: { !mods[$0].isEmpty }) else { return nil }
        self.owners = owners
        self.mods = mods
    }

    func finding(asking section: Section, _ id: String, at json: JSON) -> Finding? {
        guard let owner = mods[section][id] else { return nil }
        return owners.finding(use: Target(section, id), of: owner, at: json)
    }
}
