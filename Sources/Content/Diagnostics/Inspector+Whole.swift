import JSONText

extension Inspector {
    /// What only the whole record can tell: keys that contradict each other or could have no effect.
    ///
    /// `start` is the number of findings before those of the record itself.
    mutating func inspectWhole(_ json: JSON, _ table: Table, since start: Int) {
        switch table {
        case .bounds, .span:
            let (least, most) = (json["min"], json["max"])
            if let least, let min = least.int, let max = most?.int, min > max {
                meaningless(least, "nothing is at least \(min) and at most \(max)")
            }
            if least == nil && most == nil { meaningless(json, "a range needs `min`, `max` or both") }
        case .armor:
            inspectName(json)
            inspectArmor(json)
            inspectUpgrades(json, since: start)
        case .foe: inspectName(json)
        case .echo:
            guard let effect = json["effect"]?.string, effect != "remember" else { return }
            let (amount, percent) = (json["amount"], json["percent"])
            if amount == nil && percent == nil
                && !json.hasSlip(of: ["amount", "percent"], beside: table.layout.fields(for: json))
            {
                findings.append(Finding(.missingKey, at: json.place, "`\(effect)` needs `amount` or `percent`"))
            }
            if amount != nil, let percent {
                meaningless(percent, "an echo has `amount` or `percent`, not both")
            }
        case .trial:
            for item in json["wear"]?.array ?? [] {
                guard let abstract = item["abstract"], abstract.bool == true else { continue }
                findings.append(
                    Finding(
                        .abstractID, at: abstract.place, length: 4, "what is abstract can't be worn; leave it out here")
                )
            }
            inspectLesson(json)
            guard let attacks = json["attacks"]?.array, let expect = json["expect"]?.array else { return }
            if attacks.count != expect.count {
                findings.append(
                    Finding(
                        .wrongCount, at: (json["expect"] ?? json).place,
                        "each attack needs one expectation; here are \(attacks.count) attacks and \(expect.count) expectations"
                    ))
            }
        case .place:
            if let offers = json["offers"], offers.array?.isEmpty == false, (json["foes"]?.array ?? []).isEmpty {
                meaningless(
                    offers, "armor is offered once the foes are beaten, and here are none; give the place `foes`")
            }
        case .patch:
            if json["merge"] != nil, let ops = json["ops"] {
                meaningless(ops, "a patch has `merge` or `ops`, not both")
            }
            if json["merge"] == nil && json["ops"] == nil
                && !json.hasSlip(of: ["merge", "ops"], beside: table.layout.fields)
            {
                findings.append(Finding(.missingKey, at: json.place, "a patch needs `merge` or `ops`"))
            }
        case .ware: inspectOne(of: ["armor", "item"], in: json, table)
        case .use:
            if json.members?.isEmpty == true {
                meaningless(json, "a use needs an effect, such as `\"heal\": 6`")
            }
        case .item:
            if json["use"] != nil, let weapon = json["weapon"] {
                meaningless(weapon, "an item is used or wielded, not both; remove `use` or `weapon`")
            }
        case .quest:
            inspectOne(of: QuestDefinition.aims, in: json, table)
            if let goal = json["goal"], json["foe"] == nil, QuestDefinition.aims.contains(where: { json[$0] != nil }) {
                meaningless(goal, "a goal says how a foe must be beaten, and this quest has no `foe`")
            }
        case .rules, .avatar, .element, .response, .condition, .wear, .charge, .upgrade, .attack, .thrown,
            .infliction, .status, .way, .circumstance, .person, .saying, .delivery, .goal, .expectation, .lesson,
            .prize, .oath, .texts, .operation, .rename, .manifest:
            break
        }
    }

    /// A record that must say one of a few things, and only one.
    private mutating func inspectOne(of keys: [String], in json: JSON, _ table: Table) {
        let present = keys.compactMap { json[$0] }
        if present.count > 1 {
            meaningless(present[1], "\(table.layout.article) has one of \(listed(keys, "and")), not two of them")
        } else if present.isEmpty && !json.hasSlip(of: keys, beside: table.layout.fields) {
            findings.append(
                Finding(.missingKey, at: json.place, "\(table.layout.article) needs \(listed(keys, "or"))"))
        }
    }

    /// `starts` names each place of `wear` once, in another order.
    private mutating func inspectLesson(_ json: JSON) {
        guard let lesson = json["lesson"], let word = lesson["kind"]?.string, let wear = json["wear"]?.array,
            let kind = LessonKind(rawValue: word)
        else { return }
        guard let starts = lesson["starts"] else {
            if kind == .arrange && !lesson.hasSlip(of: ["starts"], beside: Layout.lesson.fields) {
                findings.append(
                    Finding(
                        .missingKey, at: lesson.place, "a lesson to arrange needs `starts`, the order it begins with"))
            }
            return
        }
        let order = (starts.array ?? []).compactMap(\.int)
        if kind != .arrange {
            meaningless(starts, "only a lesson to arrange has `starts`")
        } else if order.sorted() != Array(1...max(1, wear.count)) {
            meaningless(starts, "`starts` must name each of 1…\(wear.count) once, as the places of `wear`")
        }
    }

    private mutating func inspectArmor(_ json: JSON) {
        for response in json["responses"]?.array ?? [] {
            if let answer = response["answer"], answer.string == "store", !says("charge", json) {
                meaningless(answer, "`store` needs room: give the armor `\"charge\": {\"max\": …}`")
            }
            inspectInward(response["when"])
        }
        for echo in json["echoes"]?.array ?? [] {
            if let effect = echo["effect"], effect.string == "charge", !says("charge", json) {
                meaningless(effect, "`charge` needs room: give the armor `\"charge\": {\"max\": …}`")
            }
            if let effect = echo["effect"], effect.string == "mend", !says("durability", json) {
                meaningless(effect, "armor without `durability` never wears, so there is nothing to mend")
            }
        }
    }

    /// Whether a record has a key or a slip of it, which is reported already.
    private func says(_ key: String, _ json: JSON) -> Bool {
        json[key] != nil
            || json.members?.contains { member in
                nearest(to: member.key, among: Layout.armor.fields.map(\.key)) == key
            } == true
    }

    /// On the inward leg the outcome is not known yet.
    private mutating func inspectInward(_ condition: JSON?) {
        guard let condition, let members = condition.members else { return }
        for index in members.indices {
            switch members[index].key {
            case "outcome", "damage":
                let member = members[index]
                findings.append(
                    Finding(
                        .meaningless, at: member.keyPlace, length: member.key.utf8.count + 2,
                        "`\(member.key)` is known only in echoes, once the attack has ended"))
            case "not": inspectInward(members[index].value)
            default: break
            }
        }
    }

    private mutating func meaningless(_ json: JSON, _ message: String) {
        findings.append(Finding(.meaningless, at: json.place, length: json.spanned, message))
    }
}

extension Inspector {
    /// Logs and traces call the player's character so.
    private mutating func inspectName(_ json: JSON) {
        guard let id = json["id"], id.string == "avatar" else { return }
        findings.append(
            Finding(
                .reservedID, at: id.place, length: id.spanned,
                "`avatar` is the player's character; choose another id"))
    }

    /// Each upgrade's patch is held against the table as the armor it makes.
    ///
    /// Only what the patch touches is looked at again: the rest was, and had the same to be said about it.
    private mutating func inspectUpgrades(_ json: JSON, since start: Int) {
        guard let upgrades = json["upgrades"]?.array else { return }
        let layout = layout(of: .armor)
        let form = layout.form(for: json)
        var known = Set(findings[start...].map(\.key))
        var level = json
        for upgrade in upgrades {
            guard let patch = upgrade["patch"] else { continue }
            level = JSON.merge(level, patch)
            guard let changes = patch.members else { continue }
            var touched: [JSON.Member] = []
            for change in changes {
                if isFixed(change.key) {
                    findings.append(
                        Finding(
                            .meaningless, at: change.keyPlace, length: change.key.utf8.count + 2,
                            "an upgrade can't change `\(change.key)`; remove it"))
                } else if let member = level.members?.first(where: { $0.key == change.key }) {
                    touched.append(member)
                }
            }
            let before = findings.count
            inspect(touched, of: level, layout, form)
            if changes.contains(where: mayUnsettle) { inspectArmor(level) }
            if findings.count == before { continue }
            let fresh = findings[before...].filter { known.insert($0.key).inserted }
            findings.removeSubrange(before...)
            findings += fresh.map { finding in
                if patch.pointer(to: finding.place) != nil { return finding }
                return finding.moved(to: patch, "with this patch the armor is no longer sound: ")
            }
        }
    }

    /// Whether a change may be at odds with what it leaves alone: other numbers are not.
    private func mayUnsettle(_ change: JSON.Member) -> Bool { change.value.int == nil }

    /// What no upgrade may change.
    private func isFixed(_ key: String) -> Bool {
        key == "id" || key == "upgrades" || key == "extends" || key == "abstract"
    }

    /// Findings of an armor that none of its parents has, though they stand in a parent's text, are the child's:
    /// they go to its `extends`.
    mutating func moveInherited(_ range: [Int], own: JSON, from parent: String, known: [Range<Int>]) {
        let inherited = Set(known.flatMap { findings[$0].map(\.key) })
        for index in range {
            guard !inherited.contains(findings[index].key), own.pointer(to: findings[index].place) == nil else {
                continue
            }
            findings[index] = findings[index].moved(
                to: own["extends"] ?? own, "with what it takes over from `\(parent)` it is not sound: ")
        }
    }
}

extension Finding {
    /// The same problem, blamed on another place.
    func moved(to json: JSON, _ introduction: String) -> Finding {
        Finding(
            code: code, at: json.place, length: json.spanned, introduction + message, suggestion: suggestion,
            other: other, wanted: wanted)
    }
}
