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
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter) else { return false }
    return subtags.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isDigit } }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
