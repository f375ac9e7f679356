/// Bytes with numbers, words and texts one after the other, none longer than it must be.
struct Packing {
    private(set) var bytes: [UInt8] = []

    /// A number from 0, seven bits a byte, the lowest first.
    mutating func number(_ number: Int) {
        var rest = UInt(bitPattern: max(0, number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Eight bytes, the highest first.
    mutating func word(_ word: UInt64) {
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
    }

    mutating func text(_ text: String) {
        number(text.utf8.count)
        bytes += text.utf8
    }

    mutating func list<Item>(_ items: [Item], _ body: (inout Packing, Item) -> Void) {
        number(items.count)
        for item in items { body(&self, item) }
    }
}

/// Takes out what `Packing` put in; nil for anything that it could not have written.
struct Unpacking {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    mutating func number() -> Int? {
        var number = 0
        for shift in stride(from: 0, through: 56, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            number |= Int(byte & 0x7F) << shift
            // Zeros above the highest bit are another way to write the same number, and none of ours.
            if byte < 0x80 { return byte == 0 && shift > 0 ? nil : number }
        }
        return nil
    }

    mutating func word() -> UInt64? {
        guard rest.count >= 8 else { return nil }
        defer { rest = rest.dropFirst(8) }
        return rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func text() -> String? {
        guard let count = number(), count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return String(validating: rest.prefix(count), as: UTF8.self)
    }

    mutating func list<Item>(_ body: (inout Unpacking) -> Item?) -> [Item]? {
        // Each item takes a byte at least, so no short text can ask for much memory.
        guard let count = number(), count <= rest.count else { return nil }
        var items: [Item] = []
        for _ in 0..<count {
            guard let item = body(&self) else { return nil }
            items.append(item)
        }
        return items
    }
}

private let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

/// Base64url without padding (RFC 4648, section 5).
func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for byte in bytes {
        buffer = (buffer << 8 | Int(byte)) & 0xFFFF
        bits += 8
        while bits >= 6 {
            bits -= 6
            text.append(digits[buffer >> bits & 63])
        }
    }
    if bits > 0 { text.append(digits[buffer << (6 - bits) & 63]) }
    return String(decoding: text, as: UTF8.self)
}

/// What `base64` wrote; nil for anything else.
func unbase64(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for digit in text.utf8 {
        guard let value = digits.firstIndex(of: digit) else { return nil }
        buffer = (buffer << 6 | value) & 0xFFFF
        bits += 6
        if bits >= 8 {
            bits -= 8
            bytes.append(UInt8(buffer >> bits & 255))
        }
    }
    // The same bytes have one text only.
    guard base64(bytes).utf8.elementsEqual(text.utf8) else { return nil }
    return bytes
}
