import JSONText

/// Holds values against shapes and collects everything that does not fit, with place, reason and remedy.
struct Inspector: Sendable {
    /// The ids that each section defines, sorted by bytes; abstract armor too.
    let defined: BySection<[String]>
    /// The same as sets, made for a section when something first asks for one of its ids.
    private var lookup = BySection<Set<String>?>(nil)
    /// The ids that may be suggested, made likewise.
    private var candidates = BySection<[String]?>(nil)
    /// How many more ids are looked at for suggestions: content that is all wrong is to be told so soon.
    private(set) var patience = 500_000
    private var tables = Tables()
    let abstract: Set<String>
    let doubt: Doubt
    private let claims: Claims?
    /// Armor written out in the trial at hand; attacks may end there.
    private var adHoc: [String] = []
    var findings: [Finding] = []

    init(
        defined: BySection<[String]> = BySection([]), abstract: Set<String> = [], doubt: Doubt = Doubt(),
        claims: Claims? = nil
    ) {
        self.defined = defined
        self.abstract = abstract
        self.doubt = doubt
        self.claims = claims
    }

    /// One like it that has found nothing, for one of so many threads.
    func share(of parts: Int) -> Inspector {
        var share = Inspector(defined: defined, abstract: abstract, doubt: doubt, claims: claims)
        share.patience = patience / parts
        share.tables = .copies
        return share
    }

    /// Takes over what the shares found, and what patience they have left.
    mutating func join(_ shares: [(findings: [Finding], patience: Int)]) {
        for share in shares { findings += share.findings }
        patience = shares.reduce(0) { $0 + $1.patience }
    }

    mutating func layout(of table: Table) -> Layout { tables.layout(of: table) }

    private mutating func isDefined(_ id: String, _ section: Section) -> Bool {
        if lookup[section] == nil { lookup[section] = Set(defined[section]) }
        return lookup[section]?.contains(id) == true
    }

    mutating func inspect(_ json: JSON, _ shape: Shape) {
        switch shape {
        case .integer(let range): inspectInteger(json, range)
        case .flag: if json.bool == nil { wrongType(json, "true or false") }
        case .word(let words): inspectWord(json, words)
        case .id, .slug: inspectSlug(json)
        case .string: if json.string == nil { wrongType(json, "a string") }
        case .range: inspectRange(json)
        case .text: inspectText(json)
        case .reference(let section): inspectReference(json, section)
        case .ending:
            let here = ["avatar"] + adHoc
            if !here.contains(json.string ?? "") { inspectReference(json, .armor, also: here) }
        case .list(let item, let least, let most): inspectList(json, item, least, most)
        case .oneOrMore(let item):
            if json.array == nil { inspect(json, item) } else { inspectList(json, item, 1, 1_000) }
        case .map(let value):
            guard let members = json.members else { return wrongType(json, "an object of names and values") }
            for member in members {
                inspectSlug(JSON(.string(member.key), at: member.keyPlace))
                inspect(member.value, value)
            }
        case .record(let table): inspect(json, as: table)
        case .plainOr(let plain, let table):
            if json.members == nil { inspect(json, plain) } else { inspect(json, as: table) }
        case .patch, .object: if json.members == nil { wrongType(json, "an object") }
        case .target: inspectTarget(json)
        case .pointer: inspectPointer(json)
        case .anything: break
        }
    }

    /// An object against its table: unknown keys, missing keys, each value, then what only the whole can tell.
    mutating func inspect(_ json: JSON, as table: Table) {
        guard let members = json.members else { return noObject(json, table.layout.article) }
        let start = findings.count
        if table == .texts { return inspectTexts(members) }
        if table == .trial { adHoc = (json["wear"]?.array ?? []).compactMap { $0["id"]?.string } }
        let layout = layout(of: table)
        let form = layout.form(for: json)
        let present = inspect(members, of: json, layout, form)
        for key in form.missing(present) where !json.hasSlip(of: [key], beside: form.fields) {
            let example = key == "id" ? ", such as \"id\": \"my-\(table == .manifest ? "mod" : layout.name)\"" : ""
            findings.append(Finding(.missingKey, at: json.place, "\(layout.article) needs `\(key)`" + example))
        }
        inspectWhole(json, table, since: start)
    }

    /// Each member by itself; they are all that `json` has, or some of it. Returns the fields they are of, a bit each.
    @discardableResult
    mutating func inspect(_ members: [JSON.Member], of json: JSON, _ layout: Layout, _ form: Form) -> UInt64 {
        var next = 0
        var present: UInt64 = 0
        for index in members.indices {
            if let field = form.index(of: members[index].key, guess: next) {
                inspect(members[index].value, form.fields[field].shape)
                next = field + 1
                present |= 1 << UInt64(field)
            } else if !layout.isOpen(to: members[index].key, in: json) {
                unknownKey(members[index], layout, form.fields, json)
            }
        }
        return present
    }

    private mutating func unknownKey(_ member: JSON.Member, _ layout: Layout, _ fields: [Field], _ json: JSON) {
        var near = nearMisses(to: member.key, among: fields.map(\.key)).first
        var message = "\(layout.article) has no key `\(member.key)`"
        let owners = layout.variants.filter { $0.fields.contains { $0.key == member.key } }.map(\.word)
        if let deciding = layout.deciding, let word = json[deciding]?.string, !owners.isEmpty {
            message = "`\(word)` has no key `\(member.key)`; it goes with \(listed(owners))"
            near = nil
        } else if fields.contains(where: { $0.key == "when" })
            && Layout.condition.fields.contains(where: { $0.key == member.key })
        {
            message += "; conditions stand in `when`"
            near = nil
        } else if near == nil {
            message += "; it may have \(listed(fields.map(\.key)))"
        }
        var finding = Finding(
            .unknownKey, at: member.keyPlace, length: member.key.utf8.count + 2, message, suggestion: near)
        if near != nil {
            finding.remedy = remedy(for: member.key, among: fields.map(\.key), beside: json.members ?? [])
        }
        findings.append(finding)
    }

    private mutating func noObject(_ json: JSON, _ name: String) {
        findings.append(
            Finding(
                .wrongType, at: json.place, length: json.spanned, "\(name) is an object, found \(json.kindName)"))
    }

    mutating func wrongType(_ json: JSON, _ wanted: String) {
        // Where a number or a truth stands in quotes, it is the quotes that are wrong.
        let bare = json.string.map { Int($0) != nil || $0 == "true" || $0 == "false" ? $0 : "" } ?? ""
        let fits = wanted == (Int(bare) == nil ? "true or false" : "an integer")
        let remedy = fits && !bare.isEmpty ? "; write \(bare) without quotes" : ""
        findings.append(
            Finding(
                .wrongType, at: json.place, length: json.spanned,
                "expected \(wanted), found \(json.kindName)" + remedy))
    }

    private mutating func inspectInteger(_ json: JSON, _ range: ClosedRange<Int>) {
        guard let number = json.int else {
            if case .fraction(let text) = json.value {
                let isWhole = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (48...57).contains($0) }
                findings.append(
                    Finding(
                        isWhole ? .outOfRange : .wrongType, at: json.place, length: json.spanned,
                        isWhole
                            ? "\(text) is out of range; it must be \(range.lowerBound)…\(range.upperBound)"
                            : "numbers are integers, written with digits only; \(text) is not"))
            } else {
                wrongType(json, "an integer")
            }
            return
        }
        guard !range.contains(number) else { return }
        findings.append(
            Finding(
                .outOfRange, at: json.place, length: json.spanned,
                "\(number) is out of range; it must be \(range.lowerBound)…\(range.upperBound)"))
    }

    private mutating func inspectWord(_ json: JSON, _ words: [String]) {
        guard let word = json.string else { return wrongType(json, "one of \(listed(words))") }
        guard !words.contains(word) else { return }
        let near = nearest(to: word, among: words)
        findings.append(
            Finding(
                .unknownWord, at: json.place, length: json.spanned,
                "`\(word)` is none of \(listed(words))", suggestion: near))
    }

    mutating func inspectSlug(_ json: JSON) {
        guard let text = json.string else { return wrongType(json, "an id in a string") }
        guard !isSlug(text) else { return }
        let repaired = slug(from: text)
        findings.append(
            Finding(
                .badID, at: json.place, length: json.spanned,
                "`\(text)` is no id: lower-case letters, digits and single hyphens, at most 64 bytes",
                suggestion: repaired.isEmpty ? nil : repaired))
    }

    private mutating func inspectRange(_ json: JSON) {
        guard let text = json.string else { return wrongType(json, "versions in a string, such as \"^1.2.0\"") }
        guard VersionRange(text) == nil else { return }
        findings.append(
            Finding(
                .badRange, at: json.place, length: json.spanned,
                "`\(text)` names no versions; write *, 1.2.0, ^1.2.0 or >=1.0.0 <2.0.0",
                suggestion: VersionRange.repaired(text)))
    }

    private mutating func inspectTarget(_ json: JSON) {
        guard let text = json.string else {
            return wrongType(json, "the name of a record, such as \"armor/fire-armor\"")
        }
        if let problem = Target.problem(of: text) {
            findings.append(
                Finding(
                    .badTarget, at: json.place, length: json.spanned, problem.message, suggestion: problem.suggestion))
        }
    }

    private mutating func inspectPointer(_ json: JSON) {
        guard let text = json.string else { return wrongType(json, "a path in a string, such as \"/durability\"") }
        guard JSON.Pointer(text) == nil else { return }
        let dotted = "/" + text.replacing(".", with: "/")
        findings.append(
            Finding(
                .badPath, at: json.place, length: json.spanned,
                "`\(text)` is no path: each step begins with a slash, such as /responses/0/upTo",
                suggestion: text.contains("~") ? nil : dotted))
    }

    private mutating func inspectReference(_ json: JSON, _ section: Section, also: [String] = []) {
        guard let id = json.string else { return wrongType(json, "the id of \(section.article)") }
        if isDefined(id, section) {
            if let finding = claims?.finding(asking: section, id, at: json) { findings.append(finding) }
            if section == .armor && abstract.contains(id) {
                findings.append(
                    Finding(
                        .abstractID, at: json.place, length: json.spanned,
                        "`\(id)` is abstract: nobody can wear it, armor can only extend it"))
            }
            return
        }
        if doubt.covers(id, askedAt: json.place) { return }
        let suggestion = suggestion(for: id, section, also: also)
        // Where nothing is near, a short list says what there is.
        let all = defined[section]
        let others = suggestion == nil && (1...12).contains(all.count) ? "; it may be \(listed(all))" : ""
        findings.append(
            Finding(
                .unknownID, at: json.place, length: json.spanned, "there is no \(section.singular) `\(id)`" + others,
                suggestion: suggestion, wanted: Target(section, id)))
    }

    /// The id that is meant, as long as there is patience left for looking through all that there are.
    private mutating func suggestion(for id: String, _ section: Section, also: [String]) -> String? {
        guard patience > 0 else { return nil }
        if candidates[section] == nil { candidates[section] = defined[section].filter { !abstract.contains($0) } }
        var known = candidates[section] ?? []
        if !also.isEmpty { known += also }
        patience -= known.count
        return nearest(to: id, among: known)
    }

    private mutating func inspectList(_ json: JSON, _ item: Shape, _ least: Int, _ most: Int) {
        guard let items = json.array else { return wrongType(json, "a list") }
        if items.count < least || items.count > most {
            findings.append(
                Finding(
                    .wrongCount, at: json.place, "this list has \(items.count) items; it must have \(least)…\(most)"))
        }
        for each in items { inspect(each, item) }
    }
}
