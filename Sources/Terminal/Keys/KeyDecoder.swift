/// Makes keys of the bytes that a terminal sends, however they are cut.
///
///     var decoder = KeyDecoder()
///     decoder.feed([0x1B])              // []: Esc, or the beginning of something
///     decoder.feed([0x5B, 0x41])        // [.up]
///     decoder.feed([0x1B])
///     decoder.giveUpWaiting()           // [.escape]
public struct KeyDecoder: Sendable {
    /// The longest sequence and paste that are kept; of what is longer the rest is dropped.
    private static let longest = 64, longestPaste = 4_096

    private var pending: [UInt8] = []
    /// The bytes of a paste under way.
    private var paste: [UInt8]?

    public init() {}

    /// Whether more bytes could change what the last ones meant; after some 50 ms without any, `giveUpWaiting`.
    public var isWaiting: Bool { !pending.isEmpty && paste == nil }

    /// The keys that are complete with these bytes.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { if let key = take(byte) { keys.append(key) } }
        return keys
    }

    /// What the bytes so far mean when nothing follows: a lone Esc is the key of that name.
    public mutating func giveUpWaiting() -> [Key] {
        guard isWaiting else { return [] }
        defer { pending = [] }
        return [pending == [0x1B] ? .escape : .unknown]
    }

    private mutating func take(_ byte: UInt8) -> Key? {
        if paste != nil { return takePasted(byte) }
        guard let first = pending.first else { return begin(byte) }
        if first == 0x1B { return takeEscaped(byte) }
        return takeContinued(byte, after: first)
    }

    private mutating func begin(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x1B, 0xC2...0xF4:
            pending = [byte]
            return nil
        case 0x0D, 0x0A: return .enter
        case 0x09: return .tab
        case 0x7F, 0x08: return .backspace
        case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x20...0x7E: return .character(Character(Unicode.Scalar(byte)))
        default: return .unknown
        }
    }

    /// The bytes behind the first of a character in UTF-8.
    private mutating func takeContinued(_ byte: UInt8, after first: UInt8) -> Key? {
        guard (0x80...0xBF).contains(byte) else {
            pending = []
            // The character is broken off, and this byte begins something of its own.
            return begin(byte) ?? .unknown
        }
        pending.append(byte)
        guard pending.count == (first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4) else { return nil }
        defer { pending = [] }
        let text = String(decoding: pending, as: UTF8.self)
        return text.count == 1 && text != "\u{FFFD}" ? text.first.map { .character($0) } : .unknown
    }

    private mutating func takeEscaped(_ byte: UInt8) -> Key? {
        if byte == 0x1B, pending.count == 1 { return .escape }
        // A control character or another Esc breaks a sequence off.
        if byte < 0x20 {
            pending = []
            return begin(byte) ?? .unknown
        }
        if pending.count < KeyDecoder.longest { pending.append(byte) }
        guard pending.count > 2 else {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") { return nil }
            // Esc and a letter at once: some key held with Alt.
            pending = []
            return .unknown
        }
        // The console of Linux begins its function keys with two brackets.
        if pending.count == 3, pending[1] == UInt8(ascii: "["), byte == UInt8(ascii: "[") { return nil }
        guard (0x40...0x7E).contains(byte) else { return nil }
        defer { pending = [] }
        return named(pending[1...])
    }

    private mutating func named(_ sequence: ArraySlice<UInt8>) -> Key? {
        let text = String(decoding: sequence, as: UTF8.self)
        if text == "[200~" {
            paste = []
            return nil
        }
        if text.hasPrefix("[["), let letter = text.utf8.last, (0x41...0x45).contains(letter) {
            return .function(Int(letter) - 0x40)
        }
        // Keys held with Shift, Alt or Ctrl say so behind a semicolon; they count as the key itself.
        let number = Int(text.dropFirst().prefix { $0.isNumber })
        switch text.utf8.last {
        case UInt8(ascii: "A"): return .up
        case UInt8(ascii: "B"): return .down
        case UInt8(ascii: "C"): return .right
        case UInt8(ascii: "D"): return .left
        case UInt8(ascii: "H"): return .home
        case UInt8(ascii: "F"): return .end
        case UInt8(ascii: "M") where text == "OM": return .enter
        case UInt8(ascii: "P"): return .function(1)
        case UInt8(ascii: "Q"): return .function(2)
        case UInt8(ascii: "R"): return .function(3)
        case UInt8(ascii: "S"): return .function(4)
        case UInt8(ascii: "~"):
            switch number {
            case 1, 7: return .home
            case 4, 8: return .end
            case 3: return .delete
            case 5: return .pageUp
            case 6: return .pageDown
            case 11, 12, 13, 14, 15: return .function((number ?? 0) - 10)
            default: return .unknown
            }
        default: return .unknown
        }
    }

    private mutating func takePasted(_ byte: UInt8) -> Key? {
        let end: [UInt8] = Array("\u{1B}[201~".utf8)
        pending.append(byte)
        // What might be the end of the paste waits in `pending`.
        if end.starts(with: pending) {
            guard pending.count == end.count, let text = paste else { return nil }
            pending = []
            paste = nil
            return .paste(String(decoding: text, as: UTF8.self))
        }
        let kept = pending.last == 0x1B ? pending.dropLast() : pending[...]
        if let room = paste.map({ KeyDecoder.longestPaste - $0.count }) { paste?.append(contentsOf: kept.prefix(room)) }
        pending = kept.count < pending.count ? [0x1B] : []
        return nil
    }
}
