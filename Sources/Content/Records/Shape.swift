import JSONText

/// What a value in content may be.
///
/// Shapes and fields are the one description of content: the reader, its suggestions, the closure of what a fight
/// uses, the JSON Schema and the reference all walk them.
enum Shape: Sendable {
    case integer(ClosedRange<Int>)
    case flag
    /// One of a few words.
    case word([String])
    /// The id that this record defines.
    case id
    /// A free name in the form of an id: a tag or a measure.
    case slug
    case string
    /// Versions, such as `^1.2.0`.
    case range
    /// A string, or an object of strings by language tag.
    case text
    /// The id of a record of that section.
    case reference(Section)
    /// The id of an armor, or `avatar`: where a trial expects an attack to end.
    case ending
    indirect case list(Shape, least: Int = 0, most: Int = 1_000)
    /// One value, or a list of them.
    indirect case oneOrMore(Shape)
    /// An object of free names.
    indirect case map(Shape)
    case record(Table)
    /// Whichever fits the kind of value that is there: an object goes to the second.
    indirect case plainOr(Shape, Table)
    /// A merge patch onto the record that holds it.
    case patch
    /// The name of a record from anywhere: `armor/fire-armor`; `rules` and `texts` have no ids.
    case target
    /// A way into a record (RFC 6901).
    case pointer
    /// Anything; what it is for decides whether it fits.
    case anything
    /// An object that is held against another table once it is where it belongs.
    case object
}

/// One key of a record.
struct Field: Sendable {
    let key: String
    let shape: Shape
    let isRequired: Bool
    /// What holds when it is left out, where that can be written in its place.
    let `default`: JSON?
    /// One sentence for the modder.
    let about: String

    init(_ key: String, _ shape: Shape, required: Bool = false, default: JSON? = nil, _ about: String) {
        self.key = key
        self.shape = shape
        isRequired = required
        self.default = `default`
        self.about = about
    }
}

/// The keys a kind of record may have; some only together with a certain word.
///
/// A class, since every value of content asks for one: handing it on costs one reference.
final class Layout: Sendable {
    let name: String
    let fields: [Field]
    /// The key whose word decides which further fields there are, and those.
    let deciding: String?
    let variants: [(word: String, fields: [Field])]
    /// The common fields alone, and each variant with the common fields before its own.
    private let common: Form
    private let whole: [(word: String, form: Form)]

    init(_ name: String, _ fields: [Field], deciding: String? = nil, variants: [(word: String, fields: [Field])] = []) {
        self.name = name
        self.fields = fields
        self.deciding = deciding
        self.variants = variants
        common = Form(fields)
        whole = variants.map { (word: $0.word, form: Form(fields + $0.fields)) }
    }

    /// The fields that hold for `json`, which depend on its deciding word.
    func fields(for json: JSON) -> [Field] { form(for: json).fields }

    func form(for json: JSON) -> Form {
        guard let deciding, let word = json[deciding]?.string else { return common }
        for index in whole.indices where whole[index].word == word { return whole[index].form }
        return common
    }

    /// Whether a key may be right because the word that decides is missing or misspelled, which is an error already.
    func isOpen(to key: String, in json: JSON) -> Bool {
        guard let deciding, !variants.contains(where: { $0.word == json[deciding]?.string }) else { return false }
        // A word that there is not may go with keys that there are not.
        if json[deciding]?.string != nil && nearMisses(to: key, among: fields.map(\.key)).isEmpty { return true }
        return variants.contains { $0.fields.contains { $0.key == key } }
    }
}

/// The fields that a record may have, all at once.
final class Form: Sendable {
    let fields: [Field]
    /// The places of the required ones, a bit each.
    let required: UInt64

    init(_ fields: [Field]) {
        self.fields = fields
        required = fields.indices.filter { fields[$0].isRequired }.reduce(0) { $0 | 1 << UInt64($1) }
    }

    /// The keys of the required fields that are not among these.
    func missing(_ present: UInt64) -> [String] {
        if required & ~present == 0 { return [] }
        return fields.indices.filter { required & ~present & 1 << UInt64($0) != 0 }.map { fields[$0].key }
    }

    /// The place of a key's field; `guess` is where it is looked for first, as most records keep the table's order.
    func index(of key: String, guess: Int) -> Int? {
        for index in guess..<fields.count where fields[index].key == key { return index }
        for index in 0..<guess where fields[index].key == key { return index }
        return nil
    }
}

/// Names a layout, so that layouts can hold each other.
enum Table: String, Sendable, CaseIterable {
    case rules, avatar, element, armor, response, echo, condition, bounds, span, wear, charge, upgrade
    case attack, thrown, infliction, status, item, use, foe, place, way, circumstance, ware, person, saying, quest,
        delivery, goal, trial, expectation, lesson, prize, oath, texts, patch, operation, rename
    case manifest

    var layout: Layout {
        switch self {
        case .rules: .rules
        case .avatar: .avatar
        case .element: .element
        case .armor: .armor
        case .response: .response
        case .echo: .echo
        case .condition: .condition
        case .bounds: .bounds
        case .span: .span
        case .wear: .wear
        case .charge: .charge
        case .upgrade: .upgrade
        case .attack: .attack
        case .thrown: .thrown
        case .infliction: .infliction
        case .status: .status
        case .item: .item
        case .use: .use
        case .foe: .foe
        case .place: .place
        case .way: .way
        case .circumstance: .circumstance
        case .ware: .ware
        case .person: .person
        case .saying: .saying
        case .quest: .quest
        case .delivery: .delivery
        case .goal: .goal
        case .trial: .trial
        case .expectation: .expectation
        case .lesson: .lesson
        case .prize: .prize
        case .oath: .oath
        case .texts: .texts
        case .patch: .patch
        case .operation: .operation
        case .rename: .rename
        case .manifest: .manifest
        }
    }

    /// From 0, in the order above.
    var number: Int {
        switch self {
        case .rules: 0
        case .avatar: 1
        case .element: 2
        case .armor: 3
        case .response: 4
        case .echo: 5
        case .condition: 6
        case .bounds: 7
        case .span: 8
        case .wear: 9
        case .charge: 10
        case .upgrade: 11
        case .attack: 12
        case .thrown: 13
        case .infliction: 14
        case .status: 15
        case .item: 16
        case .use: 17
        case .foe: 18
        case .place: 19
        case .way: 20
        case .circumstance: 21
        case .ware: 22
        case .person: 23
        case .saying: 24
        case .quest: 25
        case .delivery: 26
        case .goal: 27
        case .trial: 28
        case .expectation: 29
        case .lesson: 30
        case .prize: 31
        case .oath: 32
        case .texts: 33
        case .patch: 34
        case .operation: 35
        case .rename: 36
        case .manifest: 37
        }
    }
}
