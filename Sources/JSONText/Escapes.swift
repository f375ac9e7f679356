/// Appends a string's bytes with what JSON or a terminal could misread as escapes; the quotes are the caller's.
func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    let whole: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe appendEscaped($0, to: &bytes) }
    if whole == nil { unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe appendEscaped($0, to: &bytes) } }
}

private func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    var at = 0
    while at < text.count {
        let byte = unsafe text[at]
        // Nearly all bytes are plain; the rest are looked at closely.
        if byte >= 0x20, byte < 0x7F, byte != quote, byte != backslash {
            at += 1
            continue
        }
        let (length, scalar) = unsafe special(text, at)
        if let scalar {
            unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<at]))
            appendEscape(scalar, to: &bytes)
            copied = at + length
        }
        at += length
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<text.count]))
}

/// How many bytes to step over, and the scalar to escape among them: quote, backslash, C0, DEL, C1, U+2028, U+2029.
private func special(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> (length: Int, scalar: UInt32?) {
    let byte = unsafe text[at]
    if byte < 0x80 { return (1, UInt32(byte)) }
    if byte == 0xC2, at + 1 < text.count, unsafe text[at + 1] < 0xA0 { return (2, UInt32(unsafe text[at + 1])) }
    if byte == 0xE2, at + 2 < text.count, unsafe text[at + 1] == 0x80, unsafe text[at + 2] & 0xFE == 0xA8 {
        return (3, 0x2000 + UInt32(unsafe text[at + 2] & 0x3F))
    }
    return (1, nil)
}

private func appendEscape(_ scalar: UInt32, to bytes: inout [UInt8]) {
    bytes.append(backslash)
    switch scalar {
    case 0x22, 0x5C: bytes.append(UInt8(scalar))
    case 0x08: bytes.append(0x62)
    case 0x09: bytes.append(0x74)
    case 0x0A: bytes.append(0x6E)
    case 0x0C: bytes.append(0x66)
    case 0x0D: bytes.append(0x72)
    default:
        bytes.append(0x75)
        for shift in [12, 8, 4, 0] {
            let digit = UInt8(scalar >> UInt32(shift) & 0xF)
            bytes.append(digit < 10 ? zero + digit : 0x57 + digit)
        }
    }
}
