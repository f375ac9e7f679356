/// A JSON value that knows where in its file it was read.
///
/// ```swift
/// let rules = try JSON.parse(bytes)
/// rules["tempo"]?.int   // 3
/// rules["tempo"]?.place // offset 12 of file 0
/// ```
///
/// Two values are equal when they say the same, wherever they stand. Objects compare as ordered lists
/// of members, strings by their bytes, so composed and decomposed letters differ.
public struct JSON: Sendable {
    /// What the value says, such as `.integer(3)`.
    public var value: Kind

    /// Where the value begins, or `.none` for a value that no file holds.
    public var place: Place

    /// Makes a value by hand, for example `JSON(.bool(true))`, which stands nowhere.
    public init(_ value: Kind, at place: Place = .none) {
        self.value = value
        self.place = place
    }

    /// The value `null`, standing nowhere.
    public static let null = JSON(.null)

    /// What a value says; `switch` over it to see every kind, for example `.array([])`.
    public enum Kind: Sendable {
        /// The word `null`.
        case null
        /// The word `true` or `false`.
        case bool(Bool)
        /// A number written without fraction or exponent that an `Int` can hold.
        case integer(Int)
        /// The text of any other legal number, such as `0.5`, `1e3` or a number of thirty digits.
        case fraction(String)
        /// A string, its escapes already replaced.
        case string(String)
        /// A list of values, in their order.
        case array([JSON])
        /// The members of an object, in the order they were written, no key twice.
        case object([Member])
    }

    /// One key of an object with its value, for example the `"power": 3` in `{"power": 3}`.
    public struct Member: Sendable {
        /// The key, its escapes already replaced.
        public let key: String
        /// The value behind the colon.
        public var value: JSON
        /// Where the key's opening quote stands.
        public let keyPlace: Place
        /// Most keys that are not the one looked for are told by their hash. It fills what would be a gap.
        let hash: UInt32

        /// Makes a member by hand, for example `JSON.Member("power", 3)`.
        public init(_ key: String, at keyPlace: Place = .none, _ value: JSON) {
            self.init(key, key.keyHash, at: keyPlace, value)
        }

        @inline(__always)
        init(_ key: String, _ hash: UInt32, at keyPlace: Place, _ value: JSON) {
            self.key = key
            self.value = value
            self.keyPlace = keyPlace
            self.hash = hash
        }

        /// Whether this is the member of a key, whose hash is known too.
        @inline(__always)
        func isNamed(_ key: String, _ hash: UInt32) -> Bool { self.hash == hash && self.key.hasSameBytes(as: key) }
    }

    /// A byte in one of the caller's files, for example `Place(file: 2, offset: 0)`, the first byte of file 2.
    public struct Place: Sendable, Hashable {
        /// The number the caller gave the file, or -1.
        public var file: Int32
        /// Bytes from the beginning of the file, a byte order mark included, or -1.
        public var offset: Int32

        /// Names a byte, for example `Place(file: 0, offset: 17)`.
        public init(file: Int32, offset: Int32) {
            self.file = file
            self.offset = offset
        }

        /// No place: what a value made by a program has.
        public static let none = Place(file: -1, offset: -1)
    }
}

extension JSON: Equatable {
    /// True when both say the same, for example a list read from a file and the same list as a literal.
    public static func == (left: JSON, right: JSON) -> Bool { left.value == right.value }
}

extension JSON.Kind: Equatable {
    /// True when both say the same; objects must name their members in the same order.
    public static func == (left: JSON.Kind, right: JSON.Kind) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.fraction(let a), .fraction(let b)): a.hasSameBytes(as: b)
        case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        case (.null, _), (.bool, _), (.integer, _), (.fraction, _), (.string, _), (.array, _), (.object, _): false
        }
    }
}

extension JSON.Member: Equatable {
    /// True when key and value say the same, wherever they stand.
    public static func == (left: JSON.Member, right: JSON.Member) -> Bool {
        left.key.hasSameBytes(as: right.key) && left.value == right.value
    }
}

extension String {
    /// `==` of strings takes composed and decomposed letters for equal; ids and keys are not.
    @inline(__always)
    func hasSameBytes(as other: String) -> Bool {
        // Strings of at most 15 bytes are nearly always the same two words when they are equal, and most that differ
        // do so in length already.
        unsafe (unsafeBitCast(self, to: (UInt64, UInt64).self) == unsafeBitCast(other, to: (UInt64, UInt64).self))
            || utf8.count == other.utf8.count && hasSameBytes(asLong: other)
    }

    private func hasSameBytes(asLong other: String) -> Bool {
        let same = unsafe utf8.withContiguousStorageIfAvailable { left in
            unsafe other.utf8.withContiguousStorageIfAvailable { right in
                guard let a = left.baseAddress, let b = right.baseAddress else { return true }
                return unsafe haveSameBytes(a, b, left.count)
            }
        }
        return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

/// Compares two texts of one length, eight bytes at a time: a third of what `elementsEqual` costs.
@inline(__always)
func haveSameBytes(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let (a, b) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
    var index = 0
    while index + 8 <= count {
        if unsafe a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            != b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        {
            return false
        }
        index += 8
    }
    while index < count {
        if unsafe left[index] != right[index] { return false }
        index += 1
    }
    return true
}
