/// Seeds and hashes are strings in JSON, since not every reader keeps 64 bits: 16 hexadecimal digits.
public func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}

/// The number that `hex` wrote; nil for anything else.
public func unhex(_ text: String) -> UInt64? {
    guard let word = UInt64(text, radix: 16), hex(word) == text else { return nil }
    return word
}

/// FNV-1a, 64 bits: tells changed content from the same content, no more.
public func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}
