import JSONText

/// Applies patches to one record and notes what they set, what had no effect and what could not be done.
struct Patching {
    private(set) var record: JSON
    private(set) var writes: [Write] = []
    private(set) var findings: [Finding] = []
    private let target: Target
    private var mod = ""

    /// Keys that make a record what it is; no patch changes them.
    static let fixed = ["id", "extends", "abstract"]

    /// Without these there is no game to play.
    static let needed = ["avatar", "start"]

    init(_ record: JSON, _ target: Target) {
        self.record = record
        self.target = target
    }

    mutating func apply(_ patch: Patch) {
        mod = patch.mod
        if let merge = patch.json["merge"] {
            apply(merge: merge)
        } else if let operations = patch.json["ops"]?.array {
            apply(operations)
        }
    }

    private mutating func apply(merge: JSON) {
        let members = merge.members ?? []
        func isRefused(_ member: JSON.Member) -> Bool {
            isFixed(member.key) || member.value.isNull && isNeeded(member.key)
        }
        for member in members where isRefused(member) {
            refuse(member.key, at: member.keyPlace, length: member.key.utf8.count + 2)
        }
        let changes = JSON(.object(members.filter { !isRefused($0) }), at: merge.place)
        for member in changes.members ?? [] where member.value.members != nil { promote(member.key) }
        if members.isEmpty {
            findings.append(Finding(.noEffect, at: merge.place, "an empty merge changes nothing"))
        }
        note(changes, over: record, [])
        record = JSON.merge(record, changes)
    }

    /// Notes each value that a merge sets, removes or leaves as it is.
    private mutating func note(_ changes: JSON, over old: JSON, _ path: [String]) {
        let (changed, standing) = (changes.members ?? [], old.members ?? [])
        let finder = JSON.KeyFinder(standing, for: changed.count)
        for member in changed {
            let path = path + [member.key]
            let found = finder[member.key].map { standing[$0].value }
            let length = member.key.utf8.count + 2
            if member.value.isNull {
                guard found == nil else {
                    write(path, nil, at: member.keyPlace, length)
                    continue
                }
                noEffect(
                    member.keyPlace, length, "\(target.description) has no `\(member.key)` to remove",
                    nearest(to: member.key, among: standing.map(\.key)))
            } else if let inner = member.value.members, !inner.isEmpty, found == nil || found?.members != nil {
                // A new object is noted value by value as well, so that another mod may add to it.
                note(member.value, over: found ?? [:], path)
            } else if let found, found.members != nil && member.value.members != nil || found.says(member.value) {
                noEffect(
                    member.keyPlace, length,
                    "\(target.description) has this `\(member.key)` already, so setting it changes nothing")
            } else {
                write(path, member.value, at: member.keyPlace, length)
            }
        }
    }

    private mutating func apply(_ operations: [JSON]) {
        let before = (record, writes)
        for json in operations {
            guard let operation = JSON.Operation(json) else { continue }
            guard attempt(operation, json) else {
                // All of them or none.
                (record, writes) = before
                return
            }
        }
    }

    private mutating func attempt(_ operation: JSON.Operation, _ json: JSON) -> Bool {
        let tokens = operation.path.tokens
        let path = json["path"] ?? json
        if operation.kind != .test, tokens.isEmpty {
            findings.append(
                Finding(
                    .badPath, at: path.place, length: path.spanned,
                    "this path is the whole record, which no patch replaces; name a key, such as /durability"))
            return false
        }
        if let key = tokens.first, tokens.count == 1, operation.kind != .test,
            isFixed(key) || operation.kind == .remove && isNeeded(key)
        {
            refuse(key, at: path.place, length: path.spanned)
            return false
        }
        if operation.kind == .test, record.find(operation.path)?["und"]?.says(operation.value) == true {
            // The same text as before a language was put beside it.
            return true
        }
        if tokens.count > 1, operation.kind != .test { promote(tokens[0]) }
        let old = record.find(operation.path)
        let parent = record.find(JSON.Pointer(tokens.dropLast()))
        do throws(JSON.Operation.Problem) {
            try operation.apply(to: &record)
        } catch {
            note(error, operation, json)
            return false
        }
        let isInsertion = operation.kind == .add && parent?.array != nil
        let value = json["value"] ?? path
        let end = parent?.array?.count
        let number = end.flatMap { end in tokens.last.flatMap { $0 == "-" ? end : Int($0) } }
        switch operation.kind {
        case .test: break
        case .remove: write(tokens, nil, number: number, at: path.place, path.spanned)
        case .add, .replace:
            if let old, !isInsertion, old.says(operation.value) {
                noEffect(value.place, value.spanned, "this stands at `\(operation.path)` already, so nothing changes")
            } else if isInsertion {
                writes.append(
                    Write(
                        mod: mod, path: Array(tokens.dropLast()) + ["-"], value: operation.value, isInsertion: true,
                        isAtEnd: number == end, number: number, place: value.place, length: value.spanned))
            } else {
                write(tokens, operation.value, at: path.place, path.spanned)
            }
        }
        return true
    }

    private mutating func note(_ problem: JSON.Operation.Problem, _ operation: JSON.Operation, _ json: JSON) {
        let path = json["path"] ?? json
        switch problem {
        // Refused before it is tried.
        case .wholeDocument: break
        case .differs:
            let found = record.find(operation.path)
            let words = found.map(brief) ?? "nothing"
            findings.append(
                Finding(
                    .testFailed, at: (json["value"] ?? json).place, length: (json["value"] ?? json).spanned,
                    "the test failed, so the patch is left out: at `\(operation.path)` stands \(words)"
                        + (found == nil ? "" : ", from "),
                    other: found?.place))
        case .noWay(let step):
            let tokens = operation.path.tokens
            let way = JSON.Pointer(Array(tokens[..<step]))
            let here = record.find(way)
            let place = step == 0 ? target.description : "`\(way)` of \(target.description)"
            var message = "\(place) has no `\(tokens[step])`"
            var suggestion: String?
            if let items = here?.array {
                message =
                    "\(place) is a list of \(items.count); its items are 0…\(max(0, items.count - 1)), and `-` is its end"
                if items.isEmpty { message = "\(place) is an empty list; `add` to `\(way)/-`" }
            } else if let members = here?.members {
                let near = nearest(to: tokens[step], among: members.map(\.key))
                suggestion = near.map {
                    JSON.Pointer(Array(tokens[..<step]) + [$0] + tokens[(step + 1)...]).description
                }
                if near == nil && operation.kind == .replace && step == tokens.count - 1 {
                    message += "; `add` sets what is not there yet"
                }
            } else if let here {
                message = "\(place) is \(here.kindName), so nothing is inside it"
            }
            findings.append(
                Finding(.badPath, at: path.place, length: path.spanned, message, suggestion: suggestion))
        }
    }

    /// Languages are put beside a plain text, not in its place: the text gets the tag "und", which says nothing of it.
    private mutating func promote(_ key: String) {
        guard let text = record[key], text.string != nil else { return }
        let isText =
            target.section == .texts
            || target.section.table.layout.fields.contains { field in
                if field.key == key, case .text = field.shape { true } else { false }
            }
        if isText { record[key] = JSON(.object([JSON.Member("und", at: text.place, text)]), at: text.place) }
    }

    private func isFixed(_ key: String) -> Bool { !target.id.isEmpty && Patching.fixed.contains(key) }

    private func isNeeded(_ key: String) -> Bool { target.section == .rules && Patching.needed.contains(key) }

    private mutating func refuse(_ key: String, at place: JSON.Place, length: Int) {
        let verb = isNeeded(key) ? "remove" : "change"
        findings.append(
            Finding(.meaningless, at: place, length: length, "a patch can't \(verb) `\(key)`; leave it out here"))
    }

    private mutating func noEffect(
        _ place: JSON.Place, _ length: Int, _ message: String, _ suggestion: String? = nil
    ) {
        findings.append(Finding(.noEffect, at: place, length: length, message, suggestion: suggestion))
    }

    private mutating func write(
        _ path: [String], _ value: JSON?, number: Int? = nil, at place: JSON.Place, _ length: Int
    ) {
        writes.append(
            Write(
                mod: mod, path: path, value: value, isInsertion: false, number: number, place: place, length: length))
    }
}

/// A value in a message: whole where it is short.
func brief(_ json: JSON) -> String {
    let text = String(decoding: json.canonical(), as: UTF8.self)
    return text.utf8.count <= 40 ? "`\(text)`" : json.kindName
}

extension JSON.Operation {
    /// What one entry of `ops` says.
    fileprivate init?(_ json: JSON) {
        guard let kind = json["op"]?.string.flatMap(Kind.init), let text = json["path"]?.string,
            let path = JSON.Pointer(text)
        else { return nil }
        self.init(kind, at: path, json["value"] ?? .null)
    }
}
