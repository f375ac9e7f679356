extension Reader {
    /// Reads a string whose opening quote is under the eye; the hash is of its bytes.
    mutating func string() throws(Fault) -> (text: String, hash: UInt32) {
        let start = at
        at += 1
        skipPlain()
        guard byte == quote else { return try escapedString(start) }
        let text = unsafe UnsafeBufferPointer(start: base + start + 1, count: at - start - 1)
        at += 1
        if isPassing { return ("", 0) }
        let hash = unsafe keyHash(text)
        if text.count <= ShortBytes.most, start + 1 + 16 <= end {
            return (unsafe short.string(base + start + 1, text.count, hash), hash)
        }
        return (unsafe String(decoding: text, as: UTF8.self), hash)
    }

    /// Reads on from the first byte of a string that is more than plain text.
    private mutating func escapedString(_ start: Int) throws(Fault) -> (text: String, hash: UInt32) {
        scratch.removeAll(keepingCapacity: true)
        var copied = start + 1
        while true {
            let plain = unsafe UnsafeBufferPointer(start: base + copied, count: at - copied)
            unsafe scratch.append(contentsOf: plain)
            switch byte {
            case quote:
                at += 1
                return unsafe scratch.withUnsafeBufferPointer {
                    unsafe (String(decoding: $0, as: UTF8.self), keyHash($0))
                }
            case backslash:
                try escape(opened: start)
            default:
                if at == end || byte == lineFeed || byte == carriageReturn {
                    throw Fault(code: .unclosedString, offset: at, other: start)
                }
                throw Fault(code: .controlCharacter, offset: at, other: Int(byte))
            }
            copied = at
            skipPlain()
        }
    }

    /// Steps to the next quote, backslash or control character, eight bytes at a time.
    @inline(__always)
    private mutating func skipPlain() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while at + 8 <= end {
            let word = UInt64(littleEndian: unsafe UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self))
            let quotes = word ^ (ones &* UInt64(quote))
            let slashes = word ^ (ones &* UInt64(backslash))
            // A byte below its subtrahend borrows into its own high bit; bytes from 0x80 on are masked out.
            let found =
                ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word) & highs
            if found != 0 {
                at += found.trailingZeroBitCount / 8
                return
            }
            at += 8
        }
        while at < end {
            let byte = unsafe base[at]
            if byte == quote || byte == backslash || byte < 0x20 { return }
            at += 1
        }
    }

    /// Reads the escape whose backslash is under the eye into the scratch bytes.
    private mutating func escape(opened start: Int) throws(Fault) {
        let backslashAt = at
        guard at + 1 < end else { throw Fault(code: .unclosedString, offset: end, other: start) }
        let letter = peek(1)
        at += 2
        switch letter {
        case quote, backslash, slash: scratch.append(letter)
        case 0x62: scratch.append(0x08)
        case 0x66: scratch.append(0x0C)
        case 0x6E: scratch.append(lineFeed)
        case 0x72: scratch.append(carriageReturn)
        case 0x74: scratch.append(tab)
        case 0x75: append(try scalar(backslashAt))
        default: throw Fault(code: .badEscape, offset: backslashAt)
        }
    }

    /// Reads the digits after `\u`, and the second half where the first asks for one.
    private mutating func scalar(_ backslashAt: Int) throws(Fault) -> UInt32 {
        let first = try unit(backslashAt)
        guard 0xD800...0xDFFF ~= first else { return first }
        guard first < 0xDC00, byte == backslash, peek(1) == 0x75 else {
            throw Fault(code: .loneSurrogate, offset: backslashAt)
        }
        let secondAt = at
        at += 2
        let second = try unit(secondAt)
        guard 0xDC00...0xDFFF ~= second else { throw Fault(code: .loneSurrogate, offset: backslashAt) }
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private mutating func unit(_ backslashAt: Int) throws(Fault) -> UInt32 {
        var result: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = byte.hexValue else { throw Fault(code: .badEscape, offset: backslashAt) }
            result = result << 4 | digit
            at += 1
        }
        return result
    }

    private mutating func append(_ scalar: UInt32) {
        // Every caller has excluded surrogates, so the replacement never appears.
        scratch.append(contentsOf: Unicode.Scalar(scalar).map { UTF8.encode($0) ?? UTF8.encodedReplacementCharacter }!)
    }
}
