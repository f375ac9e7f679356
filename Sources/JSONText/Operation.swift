extension JSON {
    /// One change to a document (RFC 6902): `add`, `remove`, `replace` or `test`.
    ///
    /// ```swift
    /// var armor: JSON = ["durability": 20]
    /// try JSON.Operation(.replace, at: JSON.Pointer("/durability")!, 25).apply(to: &armor)
    /// ```
    public struct Operation: Sendable {
        /// What an operation does; the raw value is its word in a patch.
        public enum Kind: String, Sendable, CaseIterable {
            case add, remove, replace, test
        }

        public let kind: Kind
        public let path: Pointer
        /// What is added, put in place or asked for; not looked at by `remove`.
        public let value: JSON

        public init(_ kind: Kind, at path: Pointer, _ value: JSON = .null) {
            self.kind = kind
            self.path = path
            self.value = value
        }

        /// Why an operation can't be done; the document is as it was then.
        public enum Problem: Error, Equatable, Sendable {
            /// The way ends before the token of this number: there is no such key or index.
            case noWay(token: Int)
            /// The whole document can only be tested or replaced.
            case wholeDocument
            /// Something else stands there.
            case differs
        }

        /// Changes the document, or throws and leaves it as it is.
        public func apply(to document: inout JSON) throws(Problem) {
            switch kind {
            case .test:
                guard let found = document.find(path) else { throw .noWay(token: document.reach(of: path)) }
                guard found.says(value) else { throw .differs }
            case .add, .remove, .replace:
                guard !path.tokens.isEmpty else {
                    if kind == .remove { throw .wholeDocument }
                    document = value
                    return
                }
                try change(&document, 0)
            }
        }

        private func change(_ here: inout JSON, _ step: Int) throws(Problem) {
            let token = path.tokens[step]
            let isLast = step == path.tokens.count - 1
            switch here.value {
            case .object(var members):
                let index = members.firstIndex { $0.key.hasSameBytes(as: token) }
                if !isLast {
                    guard let index else { throw .noWay(token: step) }
                    try change(&members[index].value, step + 1)
                } else if let index {
                    if kind == .remove { members.remove(at: index) } else { members[index].value = value }
                } else {
                    guard kind == .add else { throw .noWay(token: step) }
                    // What is wrong with the key is wrong where the operation stands.
                    members.append(Member(token, at: value.place, value))
                }
                here.value = .object(members)
            case .array(var items):
                if isLast && kind == .add && token == "-" {
                    items.append(value)
                } else {
                    guard let index = listIndex(token),
                        index < items.count || isLast && kind == .add && index == items.count
                    else { throw .noWay(token: step) }
                    if !isLast {
                        try change(&items[index], step + 1)
                    } else {
                        switch kind {
                        case .add: items.insert(value, at: index)
                        case .remove: items.remove(at: index)
                        case .replace, .test: items[index] = value
                        }
                    }
                }
                here.value = .array(items)
            case .null, .bool, .integer, .fraction, .string: throw .noWay(token: step)
            }
        }
    }

    /// How many tokens of a way can be walked.
    private func reach(of path: Pointer) -> Int {
        var count = 0
        while count < path.tokens.count, find(Pointer(Array(path.tokens[...count]))) != nil { count += 1 }
        return count
    }

    /// Whether both say the same, whatever the order of keys in objects.
    ///
    /// ```swift
    /// JSON(["a": 1, "b": 2]).says(["b": 2, "a": 1]) // true
    /// ```
    public func says(_ other: JSON) -> Bool {
        switch (value, other.value) {
        case (.object(let left), .object(let right)):
            left.count == right.count && left.allSatisfy { other[$0.key].map($0.value.says) ?? false }
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
        case (.null, _), (.bool, _), (.integer, _), (.fraction, _), (.string, _), (.array, _), (.object, _):
            value == other.value
        }
    }
}
