/// Says more exactly what is wrong, from the whole text: the reader sees a slip only where it can't go on.
///
///     {"name": "Tin Hat, "weight": 2}      // no comma is missing: the string is not closed
func refined(_ fault: Fault, in bytes: [UInt8]) -> Fault {
    let text = Surroundings(bytes: bytes)
    switch fault.code {
    case .missingComma: return text.unclosedValue(fault) ?? fault
    case .missingColon: return text.unclosedKey(fault) ?? fault
    case .unclosedString: return text.beforeComma(fault) ?? fault
    case .unexpectedCharacter: return text.unclosedObject(fault) ?? fault
    case .empty, .tooLarge, .tooDeep, .notUTF8, .invalidUTF8, .trailingComma, .comment, .singleQuote, .curlyQuote,
        .unquotedKey, .unknownWord, .notANumber, .leadingZero, .plusSign, .leadingDot, .badNumber, .missingValue,
        .unclosedList, .unclosedObject, .wrongClosing, .duplicateKey, .controlCharacter, .badEscape, .loneSurrogate,
        .bareQuote, .afterEnd:
        return fault
    }
}

private struct Surroundings {
    let bytes: [UInt8]

    /// A string directly followed by a word has swallowed what stands behind it, or holds a quote of its own.
    func unclosedValue(_ fault: Fault) -> Fault? {
        let end = fault.offset
        guard bytes.indices.contains(end), bytes[end].isWord, let start = string(endingAt: end) else { return nil }
        if let cut = lastSeparator(in: start + 1..<end - 1), bytes[cut] == comma {
            return Fault(code: .unclosedString, offset: cut, other: start)
        }
        return Fault(code: .bareQuote, offset: end - 1, other: start)
    }

    /// A key that holds a colon and is directly followed by a word ends before the colon.
    func unclosedKey(_ fault: Fault) -> Fault? {
        let end = fault.offset
        guard bytes.indices.contains(end), bytes[end].isWord, bytes[end - 1] == quote,
            let cut = bytes[(fault.other + 1)..<end].firstIndex(of: colon)
        else { return nil }
        return Fault(code: .unclosedString, offset: cut, other: fault.other)
    }

    /// What ends its line with a comma was to end before it.
    func beforeComma(_ fault: Fault) -> Fault? {
        guard let cut = lastSeparator(in: fault.other + 1..<fault.offset) else { return nil }
        return Fault(code: .unclosedString, offset: cut, other: fault.other)
    }

    /// A brace where a key must stand, behind a comma, begins the next record: the one before is still open.
    func unclosedObject(_ fault: Fault) -> Fault? {
        guard bytes.indices.contains(fault.offset), bytes[fault.offset] == openObject,
            bytes[..<fault.offset].last(where: { !$0.isSpace }) == comma, let open = opening(before: fault.offset),
            bytes[open] == openObject
        else { return nil }
        return Fault(code: .unclosedObject, offset: fault.offset, other: open)
    }

    /// The comma or colon that ends a stretch of text, but for spaces.
    private func lastSeparator(in range: Range<Int>) -> Int? {
        guard let last = bytes[range].lastIndex(where: { !$0.isSpace }) else { return nil }
        return bytes[last] == comma || bytes[last] == colon ? last : nil
    }

    /// Where the string opens whose closing quote stands before an offset. Strings keep to their line.
    private func string(endingAt end: Int) -> Int? {
        guard end > 0, bytes[end - 1] == quote else { return nil }
        let line = (bytes[..<end].lastIndex { $0 == lineFeed || $0 == carriageReturn }).map { $0 + 1 } ?? 0
        var start: Int?
        scan(line..<end) { offset, isString in start = isString ? offset : start }
        return start
    }

    /// The innermost bracket still open at an offset.
    private func opening(before end: Int) -> Int? {
        var open: [Int] = []
        scan(0..<end) { offset, isString in
            if isString { return }
            switch bytes[offset] {
            case openList, openObject: open.append(offset)
            case closeList, closeObject: _ = open.popLast()
            default: break
            }
        }
        return open.last
    }

    /// Visits each opening quote and each byte outside strings of a stretch that begins outside one.
    private func scan(_ range: Range<Int>, _ visit: (_ offset: Int, _ isString: Bool) -> Void) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let isString = bytes[offset] == quote
            visit(offset, isString)
            offset += 1
            guard isString else { continue }
            while offset < range.upperBound, bytes[offset] != quote { offset += bytes[offset] == backslash ? 2 : 1 }
            offset += 1
        }
    }
}
