extension JSON {
    /// The value as its one canonical text: one line, no spaces, members in their order; for example `{"a":[1,2]}`.
    ///
    /// Reading it again gives an equal value.
    public func canonical() -> [UInt8] {
        var writer = JSONWriter()
        writer.value(self)
        return writer.bytes
    }

    /// Writes the value into a line that is being written, for example behind `writer.key("content")`.
    public func write(into writer: inout JSONWriter) { writer.value(self) }

    /// The value as a file for people: two spaces a level, short flat lists and objects on one line, LF at the end.
    ///
    /// ```json
    /// {
    ///   "range": { "min": 1, "max": 8 },
    ///   "tags": ["fire", "sharp"]
    /// }
    /// ```
    public func pretty() -> [UInt8] {
        var printer = PrettyPrinter()
        printer.write(self, level: 0, used: 0)
        printer.bytes.append(lineFeed)
        return printer.bytes
    }
}

/// Lays a tree out for reading.
private struct PrettyPrinter {
    var bytes: [UInt8] = []
    let width = 100

    /// Writes a value; `used` columns of the line hold its key already.
    mutating func write(_ tree: JSON, level: Int, used: Int) {
        if let line = oneLine(tree), 2 * level + used + columns(line) < width {
            bytes += line
            return
        }
        switch tree.value {
        case .array(let elements):
            bytes.append(openList)
            for (index, element) in elements.enumerated() {
                beginLine(level + 1, first: index == 0)
                write(element, level: level + 1, used: 0)
            }
            newLine(level)
            bytes.append(closeList)
        case .object(let members):
            bytes.append(openObject)
            for (index, member) in members.enumerated() {
                beginLine(level + 1, first: index == 0)
                let key = JSON(member.key).canonical() + [colon, space]
                bytes += key
                write(member.value, level: level + 1, used: columns(key))
            }
            newLine(level)
            bytes.append(closeObject)
        case .null, .bool, .integer, .fraction, .string: bytes += tree.canonical()
        }
    }

    /// The value on one line when it is flat, that is, holds no list or object that holds something; else nil.
    private func oneLine(_ tree: JSON) -> [UInt8]? {
        switch tree.value {
        case .null, .bool, .integer, .fraction, .string: return tree.canonical()
        case .array(let elements):
            guard elements.count < width, elements.allSatisfy(isSmall) else { return nil }
            return [openList] + elements.map { $0.canonical() }.joined(separator: [comma, space]) + [closeList]
        case .object(let members):
            guard members.count < width, members.allSatisfy({ isSmall($0.value) }) else { return nil }
            if members.isEmpty { return [openObject, closeObject] }
            let parts = members.map { JSON($0.key).canonical() + [colon, space] + $0.value.canonical() }
            return [openObject, space] + parts.joined(separator: [comma, space]) + [space, closeObject]
        }
    }

    private func isSmall(_ tree: JSON) -> Bool {
        switch tree.value {
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        case .null, .bool, .integer, .fraction, .string: true
        }
    }

    private func columns(_ text: [UInt8]) -> Int { text.count { $0 & 0xC0 != 0x80 } }

    private mutating func beginLine(_ level: Int, first: Bool) {
        if !first { bytes.append(comma) }
        newLine(level)
    }

    private mutating func newLine(_ level: Int) {
        bytes.append(lineFeed)
        bytes.append(contentsOf: repeatElement(space, count: 2 * level))
    }
}
