public import Engine
import JSONText

/// An armor at one level, with the JSON that it is made from: what stands in it can be pointed at.
public struct Garment: Sendable {
    public let armor: Armor
    /// Parents and patches merged in; each value keeps the place that it came from.
    let json: JSON

    init(_ armor: Armor, _ json: JSON) {
        self.armor = armor
        self.json = json
    }

    /// The armor as new.
    public init(_ definition: ArmorDefinition) {
        self.init(definition.levels[0], definition.json)
    }

    /// Armor written out where it is worn.
    init(adHoc json: JSON) {
        self.init(Armor(json), json)
    }

    public var id: String { json["id"]?.string ?? "" }
    /// What players read, where it has a name.
    public var name: Text? { json.text("name") }
    public var about: Text? { json.text("description") }

    /// Its responses and its echoes as they are written.
    var responses: [JSON] { json["responses"]?.array ?? [] }
    var echoes: [JSON] { json["echoes"]?.array ?? [] }

    /// Every name in it that a sentence about it may need: its id, the tags and the measures that it asks for.
    public var words: [String] {
        [id] + (responses + echoes).flatMap { Garment.words(in: $0["when"]) }
    }

    private static func words(in condition: JSON?) -> [String] {
        guard let condition else { return [] }
        let tags = condition["tags"].map { ($0.array ?? [$0]).compactMap(\.string) } ?? []
        return tags + (condition["measures"]?.members?.map(\.key) ?? []) + words(in: condition["not"])
    }
}

extension ArmorDefinition {
    /// The armor as new, then after each upgrade.
    var garments: [Garment] {
        var json = json
        var texts = [json]
        for upgrade in json["upgrades"]?.array ?? [] {
            json = JSON.merge(json, upgrade["patch"] ?? [:])
            texts.append(json)
        }
        return zip(levels, texts).map(Garment.init)
    }
}

extension TrialDefinition {
    /// The armor that the trial writes out itself.
    var ownGarments: [Garment] { wear.filter { $0.string == nil }.map(Garment.init(adHoc:)) }
}
