/// Whether `text` is a version as SemVer 2 has it: three numbers, then optionally a `-` part and a `+` part.
///
///     isVersion("1.2.0-beta.1")   // true
func isVersion(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "+"), maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 && !isDotted(parts[1], by: isVersionPart) { return false }
    let halves = parts[0].split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 2 && !isDotted(halves[1], by: isVersionPart) { return false }
    return halves[0].count { $0 == UInt8(ascii: ".") } == 2 && isDotted(halves[0], by: isVersionNumber)
}

/// Whether `text` says which versions of something will do: `*`, `1.2.0`, `^1.2.0` or `>=1.0.0 <2.0.0`.
func isVersionRange(_ text: String) -> Bool {
    if text == "*" { return true }
    let parts = text.utf8.split(separator: UInt8(ascii: " "))
    return !parts.isEmpty
        && parts.allSatisfy { part in
            let text = String(decoding: part, as: UTF8.self)
            let sign = [">=", "<=", ">", "<", "=", "^"].first { text.hasPrefix($0) } ?? ""
            return isVersion(String(text.dropFirst(sign.utf8.count)))
        }
}

private func isDotted(_ text: Substring.UTF8View, by isPart: (Substring.UTF8View) -> Bool) -> Bool {
    text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isPart)
}

private func isVersionNumber(_ text: Substring.UTF8View) -> Bool {
    (1...9).contains(text.count) && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && (text.count == 1 || text.first != UInt8(ascii: "0"))
}

private func isVersionPart(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty
        && text.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
}
