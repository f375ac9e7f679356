import JSONText

/// A change that a mod makes to a record, by a merge patch or by operations.
struct Patch {
    let json: JSON
    var target: Target
    /// The mod whose it is.
    let mod: String

    /// nil where the inspector has something to say about it.
    init?(_ json: JSON, of mod: String) {
        guard let text = json["target"]?.string, let target = Target(text) else { return nil }
        self.json = json
        self.target = target
        self.mod = mod
    }

    /// Whether something stands in its text.
    func holds(_ place: JSON.Place) -> Bool { json.pointer(to: place) != nil }
}

/// A value that a patch set, or removed.
struct Write {
    let mod: String
    let path: [String]
    /// nil where it was removed.
    let value: JSON?
    /// Nothing was replaced, only a list became longer.
    let isInsertion: Bool
    /// Whether what was put into a list became its last item.
    var isAtEnd = false
    /// The number of an item that was put into a list or removed from one; those behind it have other numbers since.
    var number: Int?
    let place: JSON.Place
    /// How many bytes to underline there.
    let length: Int
}
