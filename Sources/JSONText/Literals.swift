extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// Makes a string, for example `let name: JSON = "Water"`.
    public init(stringLiteral text: String) { self.init(.string(text)) }

    /// Makes an integer, for example `let power: JSON = 3`.
    public init(integerLiteral number: Int) { self.init(.integer(number)) }

    /// Makes a truth value, for example `let ok: JSON = true`.
    public init(booleanLiteral truth: Bool) { self.init(.bool(truth)) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Makes a list, for example `let range: JSON = [20, 19]`.
    public init(arrayLiteral elements: JSON...) { self.init(.array(elements)) }

    /// Makes an object that keeps the written order, for example `let hop: JSON = ["in": 10, "out": 0]`.
    ///
    /// Of a key given twice the first value counts for the subscript; do not write one.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init(.object(elements.map { Member($0.0, $0.1) }))
    }
}

extension JSON {
    /// Makes a string from a value known at run time, for example `JSON(name)`.
    public init(_ text: String) { self.init(.string(text)) }

    /// Makes an integer from a value known at run time, for example `JSON(gold)`.
    public init(_ number: Int) { self.init(.integer(number)) }

    /// Makes a truth value from a value known at run time, for example `JSON(won)`.
    public init(_ truth: Bool) { self.init(.bool(truth)) }
}
