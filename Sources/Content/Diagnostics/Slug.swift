/// Whether `text` has the form of an id: `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 64 bytes.
///
///     isSlug("fire-armor")   // true
public func isSlug(_ text: String) -> Bool {
    var afterHyphen = true
    var count = 0
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): afterHyphen = false
        case UInt8(ascii: "-") where !afterHyphen: afterHyphen = true
        default: return false
        }
        count += 1
    }
    return !afterHyphen && count <= 64
}

/// The id nearest to a text: "Fire Armor" becomes "fire-armor"; empty where no letter is left.
func slug(from text: String) -> String {
    var words: [String] = [""]
    for scalar in text.lowercased().unicodeScalars {
        switch scalar {
        case "a"..."z", "0"..."9": words[words.count - 1].unicodeScalars.append(scalar)
        default: words.append("")
        }
    }
    let joined = words.filter { !$0.isEmpty }.joined(separator: "-")
    return isSlug(joined) ? joined : ""
}

/// Whether `text` has the form of a BCP 47 language tag: `en`, `pt-BR`, `zh-Hant-TW`.
func isLanguageTag(_ text: String) -> Bool {
    var letters = 0
    var isFirst = true
    for byte in text.utf8 {
        if byte == UInt8(ascii: "-") {
            guard letters >= (isFirst ? 2 : 1) else { return false }
            (letters, isFirst) = (0, false)
        } else {
            letters += 1
            guard letters <= 8, byte.isLetter || !isFirst && byte.isDigit else { return false }
        }
    }
    return letters >= (isFirst ? 2 : 1)
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
