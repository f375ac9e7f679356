extension Reader {
    /// Reads a number whose sign or first digit is under the eye.
    mutating func number() throws(Fault) -> JSON.Kind {
        let start = at
        let negative = byte == minus
        if negative { at += 1 }
        guard byte.isDigit else { throw badNumber(start) }
        if byte == zero, peek(1).isDigit { throw Fault(code: .leadingZero, offset: start) }
        var result = 0
        var fits = true
        while byte.isDigit {
            // Counted downwards, since the lowest Int has no positive twin.
            let (shifted, tooFar) = result.multipliedReportingOverflow(by: 10)
            let (next, under) = shifted.subtractingReportingOverflow(Int(byte &- zero))
            if tooFar || under { fits = false }
            result = next
            at += 1
        }
        if byte == dot || byte | 0x20 == letterE { return try fraction(start) }
        if byte.isWord || byte == plus || byte == minus { throw badNumber(start) }
        if !negative, result == .min { fits = false }
        return fits ? .integer(negative ? result : 0 - result) : text(from: start)
    }

    /// Reads on from the dot or exponent of a number.
    private mutating func fraction(_ start: Int) throws(Fault) -> JSON.Kind {
        if byte == dot {
            at += 1
            try digits(start)
        }
        if byte | 0x20 == letterE {
            at += 1
            if byte == plus || byte == minus { at += 1 }
            try digits(start)
        }
        if byte.isWord || byte == dot || byte == plus || byte == minus { throw badNumber(start) }
        return text(from: start)
    }

    private mutating func digits(_ start: Int) throws(Fault) {
        guard byte.isDigit else { throw badNumber(start) }
        while byte.isDigit { at += 1 }
    }

    private func text(from start: Int) -> JSON.Kind {
        let digits = unsafe UnsafeBufferPointer(start: base + start, count: at - start)
        return .fraction(unsafe String(decoding: digits, as: UTF8.self))
    }

    private func badNumber(_ start: Int) -> Fault {
        let word = word(from: start)
        return Fault(code: word.isNotANumber ? .notANumber : .badNumber, offset: start)
    }
}
