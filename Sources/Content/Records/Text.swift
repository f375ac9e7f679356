import JSONText

/// A text in one or more languages.
public struct Text: Sendable, Equatable {
    /// Language tags (BCP 47, lower case) with their texts; a plain string has the tag "".
    let versions: [(tag: String, text: String)]

    /// A text that is the same in every language.
    public init(_ text: String) {
        versions = [("", text)]
    }

    init(_ json: JSON) {
        if let members = json.members {
            versions = members.compactMap { member in
                member.value.string.map { (lowercased(member.key), $0) }
            }
        } else {
            versions = [("", json.string ?? "")]
        }
    }

    /// As content writes it.
    var json: JSON {
        if versions.count == 1 && versions[0].tag.isEmpty { return JSON(versions[0].text) }
        return JSON(.object(versions.map { JSON.Member($0.tag, JSON($0.text)) }))
    }

    /// The text in the language nearest to `tag`: the same, then with subtags cut off, then the same language
    /// as another region has it, then English, then one that is of no language, then the first.
    ///
    ///     name.text(in: "ja-JP")   // "水の鎧" where the name has "ja"
    public func text(in tag: String) -> String {
        text(nearestTo: tag) ?? versions.first?.text ?? ""
    }

    /// The same, but nil where only languages are left that the player did not ask for.
    public func text(nearestTo tag: String) -> String? {
        var wanted = tag.lowercased()
        while !wanted.isEmpty {
            if let match = versions.first(where: { $0.tag == wanted }) { return match.text }
            guard let hyphen = wanted.lastIndex(of: "-") else { break }
            wanted = String(wanted[..<hyphen])
        }
        if let match = versions.first(where: { $0.tag.hasPrefix(wanted + "-") }) { return match.text }
        return (versions.first { $0.tag == "en" } ?? versions.first { ["", "und"].contains($0.tag) })?.text
    }

    public static func == (left: Text, right: Text) -> Bool {
        left.versions.elementsEqual(right.versions) { $0.tag == $1.tag && $0.text == $1.text }
    }
}

/// Nearly all tags are in lower case already.
private func lowercased(_ tag: String) -> String {
    tag.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ? tag : tag.lowercased()
}
