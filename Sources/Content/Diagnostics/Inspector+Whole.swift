import JSONText

extension Inspector {
    /// What only the whole record can tell: keys that contradict each other or could have no effect.
    mutating func inspectWhole(_ json: JSON, _ table: Table) {
        switch table {
        case .bounds:
            if let min = json["min"]?.int, let max = json["max"]?.int, min > max {
                meaningless(json["min"] ?? json, "nothing is at least \(min) and at most \(max)")
            }
            if json["min"] == nil && json["max"] == nil { meaningless(json, "a range needs `min`, `max` or both") }
        case .armor: inspectArmor(json)
        case .echo:
            guard let effect = json["effect"]?.string, effect != "remember" else { return }
            if json["amount"] == nil && json["percent"] == nil {
                findings.append(Finding(.missingKey, at: json.place, "`\(effect)` needs `amount` or `percent`"))
            }
            if json["amount"] != nil, let percent = json["percent"] {
                meaningless(percent, "an echo has `amount` or `percent`, not both")
            }
        case .trial:
            guard let attacks = json["attacks"]?.array, let expect = json["expect"]?.array else { return }
            if attacks.count != expect.count {
                findings.append(
                    Finding(
                        .wrongCount, at: (json["expect"] ?? json).place,
                        "\(expect.count) expectations for \(attacks.count) attacks; each attack needs one"))
            }
        case .rules, .avatar, .element, .response, .condition, .wear, .charge, .upgrade, .attack, .thrown,
            .infliction, .status, .foe, .place, .quest, .goal, .expectation, .texts, .manifest:
            break
        }
    }

    private mutating func inspectArmor(_ json: JSON) {
        let hasCharge = json["charge"] != nil
        for response in json["responses"]?.array ?? [] {
            if let answer = response["answer"], answer.string == "store", !hasCharge {
                meaningless(answer, "`store` needs room: give the armor `\"charge\": {\"max\": …}`")
            }
            inspectInward(response["when"])
        }
        for echo in json["echoes"]?.array ?? [] {
            if let effect = echo["effect"], effect.string == "charge", !hasCharge {
                meaningless(effect, "`charge` needs room: give the armor `\"charge\": {\"max\": …}`")
            }
            if let effect = echo["effect"], effect.string == "mend", json["durability"] == nil {
                meaningless(effect, "armor without `durability` never wears, so there is nothing to mend")
            }
        }
    }

    /// On the inward leg the outcome is not known yet.
    private mutating func inspectInward(_ condition: JSON?) {
        guard let condition, let members = condition.members else { return }
        for member in members where member.key == "outcome" || member.key == "damage" {
            findings.append(
                Finding(
                    .meaningless, at: member.keyPlace, length: member.key.utf8.count + 2,
                    "`\(member.key)` is known only in echoes, once the attack has ended"))
        }
        inspectInward(condition["not"])
    }

    private mutating func meaningless(_ json: JSON, _ message: String) {
        findings.append(Finding(.meaningless, at: json.place, length: json.spanned, message))
    }
}

extension Inspector {
    /// Each upgrade's patch is held against the table as the armor it makes.
    mutating func inspectUpgrades(_ json: JSON) {
        for upgrade in json["upgrades"]?.array ?? [] {
            for member in upgrade["patch"]?.members ?? []
            where ["id", "upgrades", "extends", "abstract"].contains(member.key) {
                findings.append(
                    Finding(
                        .meaningless, at: member.keyPlace, length: member.key.utf8.count + 2,
                        "an upgrade can't change `\(member.key)`"))
            }
        }
        for level in ArmorDefinition.levels(of: json).dropFirst() { inspect(level, as: .armor) }
    }
}
