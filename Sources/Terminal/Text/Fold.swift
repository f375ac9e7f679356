/// A line, painted or not, broken to a width; a line that fits passes unchanged.
///
/// What follows the first line stands below its text: behind the spaces and the number that it begins with.
///
///     fold("1. Imp will throw ember bolt: fire 8.", width: 24)
///     // ["1. Imp will throw ember", "   bolt: fire 8."]
public func fold(_ line: String, width: Int) -> [String] {
    let bare = unpainted(line)
    if columns(bare) <= width { return [line] }
    let indent = bare.prefix { $0 == " " }.count
    let text = String(bare.dropFirst(indent))
    let lines = wrap(text, width: width, indent: indent, hanging: markWidth(text))
    return line == bare ? lines : repainted(lines, like: line)
}

/// The columns of the number or the dot that a text begins with, and the space behind it.
private func markWidth(_ text: String) -> Int {
    if text.hasPrefix("· ") { return 2 }
    let digits = text.prefix { $0.isNumber }
    if digits.isEmpty { return 0 }
    let rest = text[digits.endIndex...]
    return rest.hasPrefix(". ") ? digits.count + 2 : rest.hasPrefix(" ") ? digits.count + 1 : 0
}

private let reset = "\u{1B}[0m"

/// Lines that were broken from a painted one, painted as it was.
private func repainted(_ lines: [String], like painted: String) -> [String] {
    // Breaking a line takes away nothing but spaces, so the others can be counted off.
    var codes = codes(of: painted)[...]
    return lines.map { line in
        var result = ""
        var current = ""
        for scalar in line.unicodeScalars {
            if scalar.spaceColumns == nil, let code = codes.popFirst(), code != current {
                if !current.isEmpty { result += reset }
                result += code
                current = code
            }
            result.unicodeScalars.append(scalar)
        }
        return current.isEmpty ? result : result + reset
    }
}

/// The color code that each scalar stands under, spaces left out.
private func codes(of painted: String) -> [String] {
    var codes: [String] = []
    var code = ""
    var rest = painted.unicodeScalars[...]
    while let scalar = rest.first {
        guard scalar == "\u{1B}", let end = rest.firstIndex(of: "m") else {
            if scalar.spaceColumns == nil { codes.append(code) }
            rest.removeFirst()
            continue
        }
        let sequence = String(rest[...end])
        code = sequence == reset ? "" : sequence
        rest = rest[rest.index(after: end)...]
    }
    return codes
}
