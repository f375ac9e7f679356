// The bytes that JSON gives a meaning.

let tab: UInt8 = 0x09
let lineFeed: UInt8 = 0x0A
let carriageReturn: UInt8 = 0x0D
let space: UInt8 = 0x20
let quote: UInt8 = 0x22
let hash: UInt8 = 0x23
let dollar: UInt8 = 0x24
let apostrophe: UInt8 = 0x27
let star: UInt8 = 0x2A
let plus: UInt8 = 0x2B
let comma: UInt8 = 0x2C
let minus: UInt8 = 0x2D
let dot: UInt8 = 0x2E
let slash: UInt8 = 0x2F
let zero: UInt8 = 0x30
let nine: UInt8 = 0x39
let colon: UInt8 = 0x3A
let openList: UInt8 = 0x5B
let backslash: UInt8 = 0x5C
let closeList: UInt8 = 0x5D
let underscore: UInt8 = 0x5F
let letterE: UInt8 = 0x65
let openObject: UInt8 = 0x7B
let closeObject: UInt8 = 0x7D

extension UInt8 {
    var isDigit: Bool { self &- 0x30 < 10 }
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// What a word without quotes is made of in the languages people come from; anything not ASCII counts.
    var isWord: Bool { isLetter || isDigit || self == underscore || self == dollar || self >= 0x80 }

    /// What people take for one word or number: signs and dots too.
    var isInWord: Bool { isWord || self == dot || self == plus || self == minus }

    var isSpace: Bool { self == space || self == lineFeed || self == carriageReturn || self == tab }

    /// The value of a hexadecimal digit, or nil.
    var hexValue: UInt32? {
        if isDigit { return UInt32(self &- 0x30) }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? UInt32(letter) + 10 : nil
    }
}
