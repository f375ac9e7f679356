extension JSON {
    /// The value of a key, or nil when this is no object or has no such key; assigning nil removes the member.
    ///
    /// ```swift
    /// save["gold"] = 12   // replaces in place, or appends
    /// save["gold"]?.int   // 12
    /// ```
    ///
    /// Keys are compared by their UTF-8 bytes, one after the other. Assigning to what is no object does nothing.
    public subscript(key: String) -> JSON? {
        get {
            guard case .object(let members) = value else { return nil }
            let hash = key.keyHash
            // Not by a loop over the members, which would copy each.
            return unsafe members.withUnsafeBufferPointer { members in
                for index in members.indices where unsafe members[index].isNamed(key, hash) {
                    return unsafe members[index].value
                }
                return nil
            }
        }
        set {
            guard case .object(var members) = value else { return }
            value = .null
            let hash = key.keyHash
            let index = members.firstIndex { $0.isNamed(key, hash) }
            switch (index, newValue) {
            case (let index?, let new?): members[index].value = new
            case (let index?, nil): members.remove(at: index)
            case (nil, let new?): members.append(Member(key, new))
            case (nil, nil): break
            }
            value = .object(members)
        }
    }

    /// The number, or nil when this is no integer in the range of `Int`.
    public var int: Int? {
        if case .integer(let number) = value { number } else { nil }
    }

    /// The truth value, or nil when this is neither `true` nor `false`.
    public var bool: Bool? {
        if case .bool(let truth) = value { truth } else { nil }
    }

    /// The text, or nil when this is no string.
    public var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The elements, or nil when this is no list.
    public var array: [JSON]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The members in their written order, or nil when this is no object.
    public var members: [Member]? {
        if case .object(let members) = value { members } else { nil }
    }

    /// True for the word `null` only; a missing key is nil instead.
    public var isNull: Bool {
        if case .null = value { true } else { false }
    }

    /// The kind in words for a message, such as `a list` in "expected an object, found a list".
    public var kindName: String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .integer: "an integer"
        case .fraction(let text):
            text.utf8.contains { $0 == dot || $0 | 0x20 == letterE }
                ? "a number with a fraction" : "an integer too large"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
