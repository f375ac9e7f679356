extension Table {
    /// One sentence for the modder.
    var about: String {
        switch self {
        case .rules: "The numbers of a fight, and how a new game begins."
        case .avatar: "The Avatar of a new game."
        case .element: "What attacks are made of."
        case .armor: "What is worn: a layer of a stack."
        case .response: "What an armor does with an attack for which a condition holds."
        case .echo: "What an armor does on the way back, once the outcome is known."
        case .condition: "When something holds: all its keys must, so an empty one always does."
        case .bounds: "A range of numbers; it needs `min`, `max` or both."
        case .span: "A range of a measure, which may be negative; it needs `min`, `max` or both."
        case .wear: "Wear as a share of what is taken."
        case .charge: "The room for charge."
        case .upgrade: "A change that points buy."
        case .attack: "What foes plan and a weapon throws."
        case .thrown: "An attack written out in a trial."
        case .infliction: "A status and how long it stays."
        case .status: "What a hit can leave on the one it hits."
        case .foe: "An opponent: its health, its stack and its plans."
        case .place: "A stage of the road: who bars it, what it offers, where it leads."
        case .quest: "A foe to beat in a certain way, for points."
        case .goal: "What a won fight must have been like; all its keys must hold."
        case .trial: "Worn layers, attacks, and how each must end: a test, and a lesson."
        case .expectation: "How an attack must end; what is left out may be anything."
        case .texts: "The story's texts, and the interface's sentences in other words or languages, by name."
        case .patch: "A change to a record of another mod; it needs `merge` or `ops`."
        case .operation: "One step of a patch (RFC 6902)."
        case .rename: "A record's old name and its new one, so that saves find it."
        case .manifest: "What a mod says of itself."
        }
    }
}
