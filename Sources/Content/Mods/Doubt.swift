import JSONText

/// Ids that stand in parts of content that could not be read: asking for one of them is no second error.
struct Doubt: Sendable {
    private var ids: Set<String> = []
    /// Whether a file could not be read at all, so that any id may have stood in it.
    private var isTotal = false

    /// Files of mods that lack another mod; what they ask for may be that one's.
    private var lackingFiles: Set<Int32> = []

    func covers(_ id: String, askedAt place: JSON.Place) -> Bool {
        isTotal || ids.contains(id) || lackingFiles.contains(place.file)
    }

    mutating func add(_ id: String) { ids.insert(id) }

    mutating func add(lackingFile number: Int) { lackingFiles.insert(Int32(number)) }

    /// What looks like the definition of an id in a file that is no JSON.
    mutating func add(idsIn file: SourceFile) {
        // Nothing can be seen in a file that was not read or has another encoding.
        if file.isUnread || file.bytes.contains(0) { isTotal = true }
        for rest in String(decoding: file.bytes, as: UTF8.self).split(separator: "\"id\"").dropFirst() {
            let parts = rest.prefix(200).split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            if parts.count > 1 { ids.insert(String(parts[1])) }
        }
    }

    /// What may be the definition of an id in JSON of the wrong form: the value of an `id`, or the key of an object.
    mutating func add(idsIn json: JSON) {
        for member in json.members ?? [] {
            if member.key == "id", let id = member.value.string { ids.insert(id) }
            if member.value.members != nil { ids.insert(member.key) }
            add(idsIn: member.value)
        }
        for item in json.array ?? [] { add(idsIn: item) }
    }
}
