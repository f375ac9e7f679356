/// Checks that a text is UTF-8 and says where its content begins, past a byte order mark.
func encodingStart(_ buffer: UnsafeBufferPointer<UInt8>) throws(Fault) -> Int {
    func byte(_ index: Int) -> UInt8 { index < buffer.count ? unsafe buffer[index] : 0x20 }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0, 0, 0, _), (1..., 0, 0, 0):
        throw Fault(code: .notUTF8, offset: 0, other: 32)
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _), (0, 1..., _, _), (1..., 0, _, _):
        throw Fault(code: .notUTF8, offset: 0, other: 16)
    default: break
    }
    if let bad = unsafe firstInvalid(buffer) { throw Fault(code: .invalidUTF8, offset: bad) }
    return (byte(0), byte(1), byte(2)) == (0xEF, 0xBB, 0xBF) ? 3 : 0
}

/// Where the first character begins that is no UTF-8 (RFC 3629), or nil.
private func firstInvalid(_ buffer: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(buffer)
    let highs: UInt64 = 0x8080_8080_8080_8080
    var at = 0
    while at < raw.count {
        if at + 8 <= raw.count, unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) & highs == 0 {
            at += 8
            continue
        }
        let lead = unsafe raw[at]
        if lead < 0x80 {
            at += 1
            continue
        }
        guard let (length, second) = follow(lead), at + length <= raw.count, unsafe second.contains(raw[at + 1]) else {
            return at
        }
        for index in 2..<max(length, 2) where unsafe raw[at + index] & 0xC0 != 0x80 { return at }
        at += length
    }
    return nil
}

/// The length a lead byte announces and what its second byte may be, which excludes overlong forms and surrogates.
@inline(__always)
private func follow(_ lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
}
