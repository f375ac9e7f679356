// What a page's policy names its own style and script by, so that a browser runs them and nothing else.

/// SHA-256 of some bytes in base64, as a Content-Security-Policy has it.
///
///     digest(of: Array("abc".utf8))      // "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
func digest(of bytes: [UInt8]) -> String {
    var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += bigEndian(UInt64(bytes.count) * 8)
    for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], into: &state) }
    return base64(state.flatMap { bigEndian($0) })
}

private func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    (0..<Word.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
}

private func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
        words.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
        let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var now = state
    for index in 0..<64 {
        let upper = turned(now[4], 6) ^ turned(now[4], 11) ^ turned(now[4], 25)
        let chosen = now[4] & now[5] ^ ~now[4] & now[6]
        let first = now[7] &+ upper &+ chosen &+ rounding[index] &+ words[index]
        let lower = turned(now[0], 2) ^ turned(now[0], 13) ^ turned(now[0], 22)
        let second = lower &+ (now[0] & now[1] ^ now[0] & now[2] ^ now[1] & now[2])
        now = [first &+ second, now[0], now[1], now[2], now[3] &+ first, now[4], now[5], now[6]]
    }
    for index in state.indices { state[index] &+= now[index] }
}

private func base64(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for place in 0...group.count { text.unicodeScalars.append(signs[word >> (18 - 6 * place) & 63]) }
        text += String(repeating: "=", count: 3 - group.count)
    }
    return text
}

/// The first bits of the cube roots of the first 64 primes, as the standard lists them.
private let rounding: [UInt32] = cubeRoots()

private func cubeRoots() -> [UInt32] {
    var roots: [UInt32] = []
    var number: UInt64 = 2
    while roots.count < 64 {
        if !(2..<number).contains(where: { $0 * $0 <= number && number.isMultiple(of: $0) }) {
            roots.append(cubeRootFraction(of: number))
        }
        number += 1
    }
    return roots
}

/// The greatest root such that root³ ≤ number · 2⁹⁶, without its whole part.
private func cubeRootFraction(of number: UInt64) -> UInt32 {
    var (low, high): (UInt64, UInt64) = (0, 8 << 32)
    let goal = UInt128(number) << 96
    while low + 1 < high {
        let middle = (low + high) / 2
        let cube = UInt128(middle) * UInt128(middle) * UInt128(middle)
        if cube <= goal { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
}
