import Chronicle
import Content
import Engine
import Game

extension Pages {
    /// What can be made better: each piece with what its next upgrade costs and changes.
    public func upgrades() -> [String] {
        let lines = (campaign.worn + campaign.carried).enumerated().flatMap { number, piece -> [String] in
            guard let definition = catalog.armor[piece.armor],
                definition.upgradePoints.indices.contains(piece.level)
            else { return [] }
            let name = voice.name(definition, piece.armor) + String(repeating: "+", count: piece.level)
            let points = voice.say(.prizePoints, ["points": "\(definition.upgradePoints[piece.level])"])
            let changes = changes(of: definition, to: piece.level + 1)
            return wrap(
                "\(number + 1). \(name) (\(points)): \(changes).", width: voice.width, hanging: 3)
        }
        let points = voice.say(.pointsToSpend, ["points": "\(campaign.points)"])
        if lines.isEmpty { return [points, voice.say(.noUpgrades)] }
        let isForge = catalog.places[campaign.place]?.isForge == true
        return [points] + lines + voice.wrapped(voice.say(isForge ? .upgradeMore : .noForge))
    }

    /// What an upgrade changed.
    func upgraded(_ id: String, level: Int) -> [String] {
        guard let definition = catalog.armor[id], definition.levels.indices.contains(level), level > 0 else {
            return []
        }
        return voice.wrapped(voice.say(.changes, ["changes": changes(of: definition, to: level)]))
    }

    /// "durability 20 → 24; Fire, power 8 or more: absorbs it all, wear 1 (new)"
    private func changes(of definition: ArmorDefinition, to level: Int) -> String {
        let (old, new) = (definition.levels[level - 1], definition.levels[level])
        let narrator = Narrator(voice, catalog, Names(catalog))
        var parts: [String] = []
        func compare(_ phrase: Phrase, _ before: Int?, _ after: Int?) {
            guard before != after else { return }
            let never = voice.say(.never)
            parts.append(
                voice.say(
                    phrase, ["before": before.map(String.init) ?? never, "after": after.map(String.init) ?? never]))
        }
        compare(.changeDurability, old.durability, new.durability)
        compare(.changeCharge, old.mostCharge, new.mostCharge)
        compare(.changeWeight, old.weight, new.weight)
        let before = narrator.describe(old)
        parts += narrator.describe(new).filter { !before.contains($0) }
            .map { voice.say(.changeNew, ["response": $0]) }
        return parts.isEmpty ? "–" : parts.joined(separator: "; ")
    }
}
