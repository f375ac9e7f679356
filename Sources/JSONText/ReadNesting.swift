extension Reader {
    /// Reads a list whose bracket is under the eye.
    mutating func list() throws(Fault) -> [JSON] {
        let start = at
        try enter()
        let first = elements.count
        skipSpace()
        if byte == closeList {
            leave()
            return []
        }
        if at == end { throw Fault(code: .unclosedList, offset: end, other: start) }
        while true {
            let element = try value()
            if !isPassing { elements.push(element) }
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
                return elements.take(from: first)
            } else {
                throw notSeparated(valueEnd, opened: start, unclosed: .unclosedList)
            }
        }
    }

    /// Reads an object whose brace is under the eye.
    mutating func object() throws(Fault) -> [JSON.Member] {
        let start = at
        try enter()
        let first = members.count
        let firstHash = keyHashes.count
        skipSpace()
        if byte == closeObject {
            leave()
            return []
        }
        while true {
            if at == end { throw Fault(code: .unclosedObject, offset: end, other: start) }
            guard byte == quote else { throw noKey() }
            let keyAt = at
            let key = try string()
            skipSpace()
            if at == end { throw Fault(code: .unclosedObject, offset: end, other: start) }
            guard byte == colon else { throw noColon(keyAt) }
            at += 1
            skipSpace()
            if at == end { throw Fault(code: .unclosedObject, offset: end, other: start) }
            if isPassing {
                _ = try value()
            } else {
                keyHashes.append(key.hash)
                let isUnwanted = depth == 1 && passedOver.contains { $0.hasSameBytes(as: key.text) }
                let value = isUnwanted ? try passOver() : try value()
                members.push(JSON.Member(key.text, key.hash, at: place(keyAt), value))
            }
            let valueEnd = at
            skipSpace()
            if byte == comma {
                let commaAt = at
                at += 1
                skipSpace()
                if byte == closeObject { throw Fault(code: .trailingComma, offset: commaAt) }
            } else if byte == closeObject {
                leave()
                let result = members.take(from: first)
                try refuseRepeatedKeys(result, firstHash)
                keyHashes.removeLast(keyHashes.count - firstHash)
                return result
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

/// Up to this many keys each is compared with all before it; beyond, all are sorted once.
private let fewKeys = 16

extension Reader {
    /// Refuses the first key that an object has already.
    private func refuseRepeatedKeys(_ members: [JSON.Member], _ firstHash: Int) throws(Fault) {
        let repeated = members.count > fewKeys ? repeatedOfMany(members, firstHash) : repeatedOfFew(members, firstHash)
        guard let repeated else { return }
        throw Fault(
            code: .duplicateKey, offset: Int(members[repeated.index].keyPlace.offset),
            other: Int(members[repeated.first].keyPlace.offset))
    }

    private func repeatedOfFew(_ members: [JSON.Member], _ firstHash: Int) -> (index: Int, first: Int)? {
        unsafe keyHashes.withUnsafeBufferPointer { all in
            let hashes = unsafe UnsafeBufferPointer(rebasing: all[firstHash...])
            for index in hashes.indices.dropFirst() {
                let hash = unsafe hashes[index]
                for first in 0..<index where unsafe hashes[first] == hash {
                    if members[first].key.hasSameBytes(as: members[index].key) { return (index, first) }
                }
            }
            return nil
        }
    }

    /// Sorting stays fast even when somebody makes hashes collide.
    private func repeatedOfMany(_ members: [JSON.Member], _ firstHash: Int) -> (index: Int, first: Int)? {
        func inOrder(_ a: Int, _ b: Int) -> Bool {
            let (left, right) = (keyHashes[firstHash + a], keyHashes[firstHash + b])
            if left != right { return left < right }
            let (first, second) = (members[a].key, members[b].key)
            return first.hasSameBytes(as: second) ? a < b : first.utf8.lexicographicallyPrecedes(second.utf8)
        }
        let order = members.indices.sorted(by: inOrder)
        var repeated: (index: Int, first: Int)?
        for (one, next) in zip(order, order.dropFirst()) where keyHashes[firstHash + one] == keyHashes[firstHash + next]
        {
            guard members[one].key.hasSameBytes(as: members[next].key) else { continue }
            if next < repeated?.index ?? .max { repeated = (next, one) }
        }
        return repeated
    }
}
