/// Writes JSON straight into bytes, in the order it is told, without building a tree.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { line in
///     line.member("type", "hop")
///     line.member("durability", [20, 19])
///     line.member("attack") { $0.object { $0.member("power", 10) } }
/// }
/// writer.endLine()
/// // {"type":"hop","durability":[20,19],"attack":{"power":10}}
/// ```
///
/// The same calls give the same bytes everywhere: no spaces, no floats, the fewest escapes. It is up to the
/// caller to write members only in objects and no key twice.
public struct JSONWriter: Sendable {
    /// What is written so far, UTF-8.
    public private(set) var bytes: [UInt8]

    /// Begins with nothing written and room for some bytes, for example `JSONWriter(capacity: 65_536)`.
    public init(capacity: Int = 0) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    /// Forgets what is written and keeps the memory, for the next batch of lines.
    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Ends a line of JSON Lines with LF; the next value begins a text of its own.
    public mutating func endLine() { bytes.append(lineFeed) }

    // MARK: Values

    /// Writes an object whose members the body writes, for example `{ $0.member("in", 10) }`.
    public mutating func object<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
        separate()
        bytes.append(openObject)
        try body(&self)
        bytes.append(closeObject)
    }

    /// Writes a list whose elements the body writes, for example `{ $0.value(1) }`.
    public mutating func array<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
        separate()
        bytes.append(openList)
        try body(&self)
        bytes.append(closeList)
    }

    /// Writes an integer, for example `10`.
    public mutating func value(_ number: Int) {
        separate()
        digits(number)
    }

    /// Writes a string, escaping only what must be and what a terminal could obey.
    public mutating func value(_ text: String) {
        separate()
        string(text)
    }

    /// Writes `true` or `false`.
    public mutating func value(_ truth: Bool) { raw(truth ? "true" : "false") }

    /// Writes a list of integers, for example `[20,19]`.
    public mutating func value(_ numbers: [Int]) {
        array { for number in numbers { $0.value(number) } }
    }

    /// Writes a list of strings, for example `["fire","water"]`.
    public mutating func value(_ texts: [String]) {
        array { for text in texts { $0.value(text) } }
    }

    /// Writes a whole tree.
    public mutating func value(_ tree: JSON) {
        switch tree.value {
        case .null: null()
        case .bool(let truth): value(truth)
        case .integer(let number): value(number)
        case .fraction(let text): raw(text)
        case .string(let text): value(text)
        case .array(let elements): array { for element in elements { $0.value(element) } }
        case .object(let members): object { for member in members { $0.member(member.key, member.value) } }
        }
    }

    /// Writes `null`.
    public mutating func null() { raw("null") }

    /// Writes text that is JSON already, such as a number or a value kept from a file, unchecked.
    public mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
    }

    /// Writes bytes that are JSON already, unchecked.
    public mutating func raw(_ json: [UInt8]) {
        separate()
        bytes.append(contentsOf: json)
    }

    // MARK: Members

    /// Writes a key and its colon; the value must follow.
    public mutating func key(_ key: String) {
        write(key, after: needsComma, asKey: true)
    }

    /// Writes a member with an integer, for example `"in":10`.
    public mutating func member(_ key: String, _ number: Int) {
        self.key(key)
        digits(number)
    }

    /// Writes a member with a string, for example `"type":"hop"`.
    public mutating func member(_ key: String, _ text: String) {
        self.key(key)
        write(text, after: false, asKey: false)
    }

    /// Writes a member with a truth value, for example `"broke":true`.
    public mutating func member(_ key: String, _ truth: Bool) {
        self.key(key)
        value(truth)
    }

    /// Writes a member with a list of integers, for example `"durability":[20,19]`.
    public mutating func member(_ key: String, _ numbers: [Int]) {
        self.key(key)
        value(numbers)
    }

    /// Writes a member with a list of strings, for example `"tags":["fire"]`.
    public mutating func member(_ key: String, _ texts: [String]) {
        self.key(key)
        value(texts)
    }

    /// Writes a member with a whole tree.
    public mutating func member(_ key: String, _ tree: JSON) {
        self.key(key)
        value(tree)
    }

    /// Writes a member with `null`, for example `"durability":null`.
    public mutating func memberNull(_ key: String) {
        self.key(key)
        null()
    }

    /// Writes a member whose one value the body writes, for example `member("hops") { $0.array { … } }`.
    public mutating func member<E: Error>(_ key: String, _ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
        self.key(key)
        try body(&self)
    }

    // MARK: Bytes

    /// Writes the comma between values.
    @inline(__always)
    private mutating func separate() {
        if needsComma { bytes.append(comma) }
    }

    /// The last byte tells: a string ends with a quote, so a bracket or colon is one.
    private var needsComma: Bool {
        @inline(__always) get {
            guard let last = bytes.last else { return false }
            return last != openObject && last != openList && last != colon && last != lineFeed
        }
    }

    /// Writes a text with all that stands around it; step by step it took twice the time.
    @inline(__always)
    private mutating func write(_ text: String, after needsComma: Bool, asKey: Bool) {
        let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { text in
            unsafe text.count <= 128 ? writePlain(text, needsComma, asKey) : false
        }
        if isPlain == true { return }
        if needsComma { bytes.append(comma) }
        string(text)
        if asKey { bytes.append(colon) }
    }

    /// The same for a short text; false where a byte must be escaped, and nothing is written.
    @inline(__always)
    private mutating func writePlain(_ text: UnsafeBufferPointer<UInt8>, _ needsComma: Bool, _ asKey: Bool) -> Bool {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 132) { piece in
            unsafe piece[0] = comma
            unsafe piece[1] = quote
            var end = 2
            for index in 0..<text.count {
                let byte = unsafe text[index]
                guard byte >= 0x20, byte < 0x7F, byte != quote, byte != backslash else { return false }
                unsafe piece[end] = byte
                end &+= 1
            }
            unsafe piece[end] = quote
            unsafe piece[end + 1] = colon
            unsafe bytes.append(
                contentsOf: UnsafeBufferPointer(rebasing: piece[(needsComma ? 0 : 1)..<(asKey ? end + 2 : end + 1)]))
            return true
        }
    }

    @inline(__always)
    private mutating func string(_ text: String) {
        bytes.append(quote)
        appendEscaped(text, to: &bytes)
        bytes.append(quote)
    }

    private mutating func digits(_ number: Int) {
        if 0..<10 ~= number {
            bytes.append(zero &+ UInt8(truncatingIfNeeded: number))
            return
        }
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { piece in
            var start = 20
            var rest = number.magnitude
            repeat {
                let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                start &-= 1
                unsafe piece[start] = zero &+ UInt8(truncatingIfNeeded: digit)
                rest = quotient
            } while rest > 0
            if number < 0 {
                start &-= 1
                unsafe piece[start] = minus
            }
            unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece[start...]))
        }
    }
}
