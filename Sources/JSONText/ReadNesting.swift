extension Reader {
    /// Reads a list whose bracket is under the eye.
    mutating func list() throws(Fault) -> [JSON] {
        let start = at
        try enter()
        var elements: [JSON] = []
        skipSpace()
        if byte == closeList {
            leave()
            return elements
        }
        if at == end { throw Fault(code: .unclosedList, offset: end, other: start) }
        while true {
            elements.append(try value())
            let valueEnd = at
            skipSpace()
            if byte == comma {
                let commaAt = at
                at += 1
                skipSpace()
                if at == end { throw Fault(code: .unclosedList, offset: end, other: start) }
                if byte == closeList { throw Fault(code: .trailingComma, offset: commaAt) }
            } else if byte == closeList {
                leave()
                return elements
            } else {
                throw notSeparated(valueEnd, opened: start, unclosed: .unclosedList)
            }
        }
    }

    /// Reads an object whose brace is under the eye.
    mutating func object() throws(Fault) -> [JSON.Member] {
        let start = at
        try enter()
        var members: [JSON.Member] = []
        let firstHash = keyHashes.count
        skipSpace()
        if byte == closeObject {
            leave()
            return members
        }
        while true {
            if at == end { throw Fault(code: .unclosedObject, offset: end, other: start) }
            guard byte == quote else { throw noKey() }
            let keyAt = at
            let key = try string()
            try check(key, at: keyAt, among: members, firstHash)
            skipSpace()
            guard byte == colon else {
                if at == end { throw Fault(code: .unclosedObject, offset: end, other: start) }
                throw noColon(keyAt)
            }
            at += 1
            skipSpace()
            if at == end { throw Fault(code: .unclosedObject, offset: end, other: start) }
            members.append(JSON.Member(key.text, at: place(keyAt), try value()))
            let valueEnd = at
            skipSpace()
            if byte == comma {
                let commaAt = at
                at += 1
                skipSpace()
                if byte == closeObject { throw Fault(code: .trailingComma, offset: commaAt) }
            } else if byte == closeObject {
                try checkMany(members, firstHash)
                keyHashes.removeLast(keyHashes.count - firstHash)
                leave()
                return members
            } else {
                throw notSeparated(valueEnd, opened: start, unclosed: .unclosedObject)
            }
        }
    }

    private mutating func enter() throws(Fault) {
        depth += 1
        if depth > depthLimit { throw Fault(code: .tooDeep, offset: at, other: depthLimit) }
        at += 1
    }

    private mutating func leave() {
        depth -= 1
        at += 1
    }
}

/// Up to this many keys each is compared with all before it; beyond, all are sorted once at the end.
private let fewKeys = 16

extension Reader {
    /// Refuses a key that a small object has already, and remembers its hash.
    @inline(__always)
    private mutating func check(
        _ key: (text: String, hash: UInt64), at keyAt: Int, among members: [JSON.Member], _ firstHash: Int
    ) throws(Fault) {
        if members.count < fewKeys {
            for index in members.indices where keyHashes[firstHash + index] == key.hash {
                guard members[index].key.hasSameBytes(as: key.text) else { continue }
                throw Fault(code: .duplicateKey, offset: keyAt, other: Int(members[index].keyPlace.offset))
            }
        }
        keyHashes.append(key.hash)
    }

    /// Refuses the first repeated key of a large object. Sorting stays fast even when somebody makes hashes collide.
    private func checkMany(_ members: [JSON.Member], _ firstHash: Int) throws(Fault) {
        guard members.count > fewKeys else { return }
        func inOrder(_ a: Int, _ b: Int) -> Bool {
            let (left, right) = (keyHashes[firstHash + a], keyHashes[firstHash + b])
            if left != right { return left < right }
            let (first, second) = (members[a].key, members[b].key)
            return first.hasSameBytes(as: second) ? a < b : first.utf8.lexicographicallyPrecedes(second.utf8)
        }
        let order = members.indices.sorted(by: inOrder)
        var repeated: (index: Int, first: Int)?
        for (one, next) in zip(order, order.dropFirst()) where members[one].key.hasSameBytes(as: members[next].key) {
            if next < repeated?.index ?? .max { repeated = (next, one) }
        }
        guard let repeated else { return }
        throw Fault(
            code: .duplicateKey, offset: Int(members[repeated.index].keyPlace.offset),
            other: Int(members[repeated.first].keyPlace.offset))
    }
}
