extension JSON {
    /// Finds members of an object by their keys. For many keys in a large object it keeps a table, so that each is found
    /// at once.
    ///
    /// ```swift
    /// let finder = JSON.KeyFinder(members, for: wanted.count)
    /// finder["power"] // the number of the member `power`, or nil
    /// ```
    public struct KeyFinder {
        private let members: [Member]
        /// nil where looking through the members is quicker than making a table.
        private let numbers: [KeyBytes: Int]?

        /// `count` tells about how many keys will be looked for.
        public init(_ members: [Member], for count: Int) {
            self.members = members
            guard members.count > 16 && count > 16 else {
                numbers = nil
                return
            }
            let pairs = members.indices.lazy.map { (KeyBytes(text: members[$0].key), $0) }
            numbers = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }

        /// The number of a key's member; keys are compared by their bytes.
        public subscript(key: String) -> Int? {
            if let numbers { return numbers[KeyBytes(text: key)] }
            let hash = key.keyHash
            return members.firstIndex { $0.isNamed(key, hash) }
        }
    }
}

/// A key in a table. Strings with the same bytes have the same hash, so the hash can be theirs.
private struct KeyBytes: Hashable {
    let text: String

    static func == (one: KeyBytes, other: KeyBytes) -> Bool { one.text.hasSameBytes(as: other.text) }
    func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}
