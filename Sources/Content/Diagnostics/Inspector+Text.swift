import JSONText

extension Inspector {
    mutating func inspectText(_ json: JSON) {
        guard let members = json.members else {
            guard let text = json.string else { return wrongType(json, "a text: a string, or an object by language") }
            return inspect(text, at: json)
        }
        if members.isEmpty {
            findings.append(Finding(.emptyText, at: json.place, "a text needs at least one language"))
        }
        for (index, member) in members.enumerated() {
            inspectTag(member, behind: members[..<index])
            guard let text = member.value.string else {
                wrongType(member.value, "a string")
                continue
            }
            inspect(text, at: member.value)
        }
    }

    mutating func inspectTexts(_ members: [JSON.Member]) {
        for member in members {
            inspectSlug(JSON(.string(member.key), at: member.keyPlace))
            inspectText(member.value)
        }
    }

    private mutating func inspectTag(_ member: JSON.Member, behind others: ArraySlice<JSON.Member>) {
        let tag = member.key
        var message = "`\(tag)` is no language tag; write for example \"en\" or \"pt-BR\""
        var suggestion: String?
        if isLanguageTag(tag) {
            // Case says nothing in a tag, so the second could never be shown.
            guard let first = others.first(where: { $0.key.lowercased() == tag.lowercased() }) else { return }
            message = "`\(tag)` is the same language as `\(first.key)`; remove one of the two"
        } else {
            let repaired = tag.replacing("_", with: "-")
            if isLanguageTag(repaired) { suggestion = repaired }
        }
        findings.append(
            Finding(.badTag, at: member.keyPlace, length: tag.utf8.count + 2, message, suggestion: suggestion))
    }

    private mutating func inspect(_ text: String, at json: JSON) {
        if text.allSatisfy(\.isWhitespace) {
            findings.append(
                Finding(
                    .emptyText, at: json.place, length: json.spanned,
                    "a text must not be empty; write one, or remove the key")
            )
        }
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return }
        guard let scalar = text.unicodeScalars.first(where: { $0.isHarmful && $0 != "\n" }) else { return }
        findings.append(
            Finding(
                .unsafeText, at: json.place, length: json.spanned,
                "this text has the character \(scalar.number) in it, which is shown by its number, as it could hide or reorder what stands beside it; remove it"
            ))
    }
}
