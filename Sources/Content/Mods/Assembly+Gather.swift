import JSONText

extension Assembly {
    /// Gathers the records of one file.
    mutating func gather(_ file: SourceFile) {
        guard let json = file.json else { return doubt.add(idsIn: file) }
        guard let members = json.members else {
            doubt.add(idsIn: json)
            findings.append(
                Finding(.wrongType, at: json.place, "a content file is an object of sections, found \(json.kindName)"))
            return
        }
        for member in members where member.key != "$schema" {
            guard let section = Section(rawValue: member.key) else {
                doubt.add(idsIn: member.value)
                findings.append(unknownSection(member, beside: members))
                continue
            }
            if section == .trials && !withTrials { continue }
            if section == .patches || section == .renames {
                gatherUnnamed(member.value, section)
                continue
            }
            if section.isSingleObject {
                gatherSingle(member, section)
            } else {
                gatherList(member.value, section)
            }
        }
    }

    private func unknownSection(_ member: JSON.Member, beside others: [JSON.Member]) -> Finding {
        let words = Section.allCases.map(\.rawValue)
        let near = nearMisses(to: member.key, among: words)
        var finding = Finding(
            .unknownSection, at: member.keyPlace, length: member.key.utf8.count + 2,
            "there is no section `\(member.key)`" + (near.isEmpty ? "; a content file has \(listed(words))" : ""),
            suggestion: near.first)
        finding.remedy = remedy(for: member.key, among: words, beside: others)
        return finding
    }

    private mutating func gatherSingle(_ member: JSON.Member, _ section: Section) {
        guard let members = member.value.members else {
            findings.append(
                Finding(
                    .wrongType, at: member.value.place, length: member.value.spanned,
                    "`\(member.key)` is an object, found \(member.value.kindName)"))
            return
        }
        for each in members {
            if let number = numbers[section][each.key] {
                // Each language may come from another mod.
                if section == .texts, let both = singles[section][number].value.beside(each.value) {
                    singles[section][number].value = both
                    continue
                }
                let first = singles[section][number].keyPlace
                findings.append(
                    Finding(
                        .duplicateID, at: each.keyPlace, length: each.key.utf8.count + 2,
                        owners.mod(of: first) == owners.mod(of: each.keyPlace)
                            ? "`\(each.key)` is set twice; remove it here or at "
                            : "to change `\(each.key)` write a patch with the target `\(section.rawValue)`; it is set already at ",
                        other: first))
            } else {
                numbers[section][each.key] = singles[section].count
                singles[section].append(each)
            }
        }
    }

    /// Patches and renames, which have no ids.
    private mutating func gatherUnnamed(_ json: JSON, _ section: Section) {
        guard let items = json.array else {
            findings.append(
                Finding(
                    .wrongType, at: json.place, length: json.spanned,
                    "`\(section.rawValue)` is a list, found \(json.kindName)"))
            return
        }
        unnamed[section] += items
    }

    private mutating func gatherList(_ json: JSON, _ section: Section) {
        guard let items = json.array else {
            doubt.add(idsIn: json)
            findings.append(
                Finding(
                    .wrongType, at: json.place, length: json.spanned,
                    "`\(section.rawValue)` is a list of records, such as [ { \"id\": … } ], found \(json.kindName)"))
            return
        }
        for item in items {
            count += 1
            guard count <= Assembly.mostRecords else {
                if count == Assembly.mostRecords + 1 {
                    findings.append(
                        Finding(
                            .tooMany, at: item.place,
                            "more than \(Assembly.mostRecords) records in all files together; the rest is not read"))
                }
                doubt.add(idsIn: item)
                continue
            }
            guard item.members != nil, let idJSON = item["id"], let id = idJSON.string else {
                setAside(item, section)
                continue
            }
            let number = records[section].count
            if let first = numbers[section].updateValue(number, forKey: id) {
                numbers[section][id] = first
                let first = records[section][first].own["id"]?.place ?? .none
                findings.append(
                    Finding(
                        .duplicateID, at: idJSON.place, length: idJSON.spanned,
                        owners.mod(of: first) == owners.mod(of: idJSON.place)
                            ? "rename this one: there is already \(section.article) `\(id)` at "
                            : "rename this one, or write a patch with the target `\(section.rawValue)/\(id)` to change the other: there is already \(section.article) `\(id)` at ",
                        other: first))
                aside[section].append(item)
                continue
            }
            // Who asks for what it was meant to be makes no second mistake.
            if !isSlug(id) { doubt.add(slug(from: id)) }
            records[section].append(Record(id: id, own: item, json: item))
        }
    }

    /// Where the id of a gathered record stands.
    func place(of id: String, in section: Section) -> JSON.Place? {
        numbers[section][id].flatMap { records[section][$0].own["id"]?.place }
    }

    /// The same, once the records are sorted and the numbers are theirs no more; slow.
    func standing(_ id: String, in section: Section) -> JSON.Place? {
        records[section].first { $0.id.utf8.elementsEqual(id.utf8) }?.own["id"]?.place
    }

    /// A record that nobody can name is left out; what is wrong with it, the missing id too, is told like everything.
    private mutating func setAside(_ json: JSON, _ section: Section) {
        guard let members = json.members else {
            findings.append(
                Finding(
                    .wrongType, at: json.place, length: json.spanned,
                    "\(section.article) is an object, found \(json.kindName)"))
            return
        }
        aside[section].append(json)
        // What is named under a slip in the key itself, such as "Id", is no second error where it is asked for.
        if json["id"] == nil, let key = nearest(to: "id", among: members.map(\.key)),
            let id = json[key]?.string
        {
            doubt.add(id)
        }
    }
}

/// What to write instead of a key: the one of the words that it can be a slip of, unless another member has or means it.
func remedy(for key: String, among words: [String], beside members: [JSON.Member]) -> (old: String, new: String)? {
    let near = nearMisses(to: key, among: words)
    guard near.count == 1, key.utf8.count > 4 || isOneSlip(key, from: near[0]) else { return nil }
    let isClaimed = members.contains { other in
        other.key == near[0]
            || other.key != key && !words.contains(other.key)
                && nearMisses(to: other.key, among: words).contains(near[0])
    }
    return isClaimed ? nil : (key, near[0])
}

extension JSON {
    /// Two texts by language as one; nil where either is no such text or both have the same language.
    fileprivate func beside(_ other: JSON) -> JSON? {
        guard let members, let others = other.members,
            !others.contains(where: { new in members.contains { $0.key == new.key } })
        else { return nil }
        return JSON(.object(members + others), at: place)
    }
}
