extension JSON {
    /// The way from a document to one of its values (RFC 6901), for example `/armor/0/name/en`.
    ///
    /// ```swift
    /// document.find(JSON.Pointer("/armor/0/id")!)?.string // "water-armor"
    /// ```
    public struct Pointer: Sendable, Hashable, CustomStringConvertible {
        /// The keys and list indexes on the way, nothing escaped; empty for the whole document.
        public var tokens: [String]

        /// Makes a pointer from its steps, for example `Pointer(["armor", "0"])`.
        public init(_ tokens: [String] = []) { self.tokens = tokens }

        /// Reads a pointer such as `/a~1b/0`, or nil when it neither is empty nor begins with `/`, or has a bad `~`.
        public init?(_ text: String) {
            tokens = []
            guard !text.isEmpty else { return }
            let parts = text.utf8.split(separator: slash, omittingEmptySubsequences: false)
            guard parts[0].isEmpty else { return nil }
            for part in parts.dropFirst() {
                guard let token = Self.unescaped(part) else { return nil }
                tokens.append(token)
            }
        }

        /// The pointer as it is written, `~` as `~0` and `/` as `~1`.
        public var description: String {
            var bytes: [UInt8] = []
            for token in tokens {
                bytes.append(slash)
                for byte in token.utf8 {
                    switch byte {
                    case tilde: bytes += [tilde, zero]
                    case slash: bytes += [tilde, zero + 1]
                    default: bytes.append(byte)
                    }
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        /// The pointer one step further, for example `root.appending("armor")`.
        public func appending(_ token: String) -> Pointer { Pointer(tokens + [token]) }

        private static func unescaped(_ part: Substring.UTF8View) -> String? {
            var bytes: [UInt8] = []
            var rest = part
            while let byte = rest.popFirst() {
                guard byte == tilde else {
                    bytes.append(byte)
                    continue
                }
                switch rest.popFirst() {
                case zero: bytes.append(tilde)
                case zero + 1: bytes.append(slash)
                default: return nil
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The value a pointer leads to, or nil when the way ends before; `-` and `01` are no list indexes.
    public func find(_ pointer: Pointer) -> JSON? {
        var here = self
        for token in pointer.tokens {
            let next: JSON?
            switch here.value {
            case .object: next = here[token]
            case .array(let elements): next = listIndex(token).flatMap { $0 < elements.count ? elements[$0] : nil }
            case .null, .bool, .integer, .fraction, .string: next = nil
            }
            guard let next else { return nil }
            here = next
        }
        return here
    }

    /// The pointer to the value or key that begins at a place, or nil when none does.
    ///
    /// ```swift
    /// let document = try JSON.parse(Array(#"{"a":[7]}"#.utf8))
    /// document.pointer(to: .init(file: 0, offset: 6))?.description // "/a/0"
    /// ```
    public func pointer(to place: Place) -> Pointer? {
        if self.place == place { return Pointer() }
        var path: [String] = []
        return findPlace(place, &path) ? Pointer(path) : nil
    }

    private func findPlace(_ wanted: Place, _ path: inout [String]) -> Bool {
        if place == wanted { return true }
        switch value {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                path.append(String(index))
                if element.findPlace(wanted, &path) { return true }
                path.removeLast()
            }
        case .object(let members):
            for member in members {
                path.append(member.key)
                if member.keyPlace == wanted || member.value.findPlace(wanted, &path) { return true }
                path.removeLast()
            }
        case .null, .bool, .integer, .fraction, .string: break
        }
        return false
    }
}

private let tilde: UInt8 = 0x7E

/// A list index as RFC 6901 writes it: digits, no zero in front, at most nine of them.
func listIndex(_ token: String) -> Int? {
    let digits = token.utf8
    guard digits.allSatisfy(\.isDigit), (1...9).contains(digits.count) else { return nil }
    return digits.first == zero && digits.count > 1 ? nil : Int(token)
}
