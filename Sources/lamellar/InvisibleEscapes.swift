import Content
import Terminal

extension [UInt8] {
    /// The same JSON with what is shown inert elsewhere, and joiners, written as escapes: they can stand only in strings.
    var escapingInvisible: [UInt8] {
        if allSatisfy({ $0 < 0x80 }) { return self }
        var escaped: [UInt8] = []
        for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
            let isJoiner = (0x200C...0x200D).contains(scalar.value)
            guard scalar.value >= 0x80, scalar.isHarmful || isJoiner else {
                escaped += Array(String(scalar).utf8)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                escaped += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
                escaped += Array(digits.utf8)
            }
        }
        return escaped
    }
}
