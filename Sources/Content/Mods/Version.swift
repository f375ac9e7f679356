/// A version as SemVer 2 has it: three numbers, then optionally a `-` part and a `+` part.
///
///     Version("1.2.0-beta.1")! < Version("1.2.0")!   // true
public struct Version: Sendable, Comparable {
    /// Major, minor, patch.
    let numbers: [Int]
    /// The dotted parts behind the hyphen; a version with any comes before the one without.
    let early: [String]

    /// The version of the game, which `game` in a manifest asks for.
    public static let game = "0.1.0"

    /// nil where `text` is no version; what stands behind a plus changes no order and is let go.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "+"), maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 && !isDotted(parts[1], by: isVersionPart) { return nil }
        let halves = parts[0].split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        if halves.count == 2 && !isDotted(halves[1], by: isEarlyPart) { return nil }
        guard halves[0].count(where: { $0 == UInt8(ascii: ".") }) == 2, isDotted(halves[0], by: isVersionNumber) else {
            return nil
        }
        numbers = dotted(halves[0]).compactMap(Int.init)
        early = halves.count == 2 ? dotted(halves[1]) : []
    }

    /// By the numbers; then a version with early parts first, and those part by part, numbers before words.
    public static func < (left: Version, right: Version) -> Bool {
        if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
        if left.early.isEmpty || right.early.isEmpty { return !left.early.isEmpty && right.early.isEmpty }
        return left.early.lexicographicallyPrecedes(right.early) { one, other in
            let (isNumber, otherIsNumber) = (areDigits(one.utf8[...]), areDigits(other.utf8[...]))
            if isNumber != otherIsNumber { return isNumber }
            // No number has a zero in front, so the longer one is greater, however long both are.
            if isNumber && one.utf8.count != other.utf8.count { return one.utf8.count < other.utf8.count }
            return one.utf8.lexicographicallyPrecedes(other.utf8)
        }
    }
}

/// The versions of something that will do: `*`, `1.2.0`, `^1.2.0` or `>=1.0.0 <2.0.0`.
struct VersionRange: Sendable {
    private let bounds: [(sign: Sign, version: Version)]

    private enum Sign: String, CaseIterable {
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case same = "="
        case compatible = "^"
    }

    /// nil where `text` is no range.
    init?(_ text: String) {
        if text == "*" {
            bounds = []
            return
        }
        let parts = text.split(separator: " ")
        guard !parts.isEmpty else { return nil }
        var bounds: [(sign: Sign, version: Version)] = []
        for part in parts {
            let sign = Sign.allCases.first { part.hasPrefix($0.rawValue) }
            guard let version = Version(String(part.dropFirst(sign?.rawValue.utf8.count ?? 0))) else { return nil }
            bounds.append((sign ?? .same, version))
        }
        self.bounds = bounds
    }

    /// Whether a version will do. A caret holds the first number that is not zero.
    func contains(_ version: Version) -> Bool {
        bounds.allSatisfy { sign, bound in
            switch sign {
            case .atLeast: version >= bound
            case .atMost: version <= bound
            case .above: version > bound
            case .below: version < bound
            case .same: version == bound
            case .compatible: version >= bound && version.numbers.starts(with: VersionRange.held(by: bound))
            }
        }
    }

    private static func held(by version: Version) -> ArraySlice<Int> {
        version.numbers[...(version.numbers.firstIndex { $0 > 0 } ?? 2)]
    }
}

extension Version {
    /// What was meant by a version such as `1.0` or `v2`; nil where that can't be told.
    static func repaired(_ text: String) -> String? {
        var digits = text.utf8[...]
        if let first = digits.first, first | 0x20 == UInt8(ascii: "v") { digits = digits.dropFirst() }
        guard isDotted(digits, by: isVersionNumber), dotted(digits).count <= 3 else { return nil }
        let numbers = dotted(digits) + ["0", "0"]
        return numbers.prefix(3).joined(separator: ".")
    }
}

extension VersionRange {
    /// What was meant by a range such as `~1.2` or `>= 1.0.0`; nil where that can't be told.
    static func repaired(_ text: String) -> String? {
        let sign = text.prefix { "<>=^~ ".contains($0) }.filter { $0 != " " }
        guard let version = Version.repaired(String(text.drop { "<>=^~ ".contains($0) })) else { return nil }
        let range = (sign == "~" ? "^" : sign) + version
        return VersionRange(range) == nil ? nil : range
    }
}

private func dotted(_ text: Substring.UTF8View) -> [String] {
    text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
}

private func isDotted(_ text: Substring.UTF8View, by isPart: (Substring.UTF8View) -> Bool) -> Bool {
    text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isPart)
}

private func isVersionNumber(_ text: Substring.UTF8View) -> Bool {
    (1...9).contains(text.count) && areDigits(text)
        && (text.count == 1 || text.first != UInt8(ascii: "0"))
}

private func areDigits(_ text: Substring.UTF8View) -> Bool {
    text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
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

/// As a part behind the plus, but a number has no zero in front.
private func isEarlyPart(_ text: Substring.UTF8View) -> Bool {
    isVersionPart(text) && !(areDigits(text) && text.count > 1 && text.first == UInt8(ascii: "0"))
}
