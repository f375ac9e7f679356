public import Content

/// A diagnostic as a compiler prints it: place, kind and code, message, the line with a caret, and the remedy.
///
///     Content/core/armor.json:4:7: error[unknown-key]: an armor has no key `reponses`
///           "reponses": [],
///           ^^^^^^^^^^
///     help: did you mean "responses"?
public func text(of diagnostic: Diagnostic, _ palette: Palette) -> [String] {
    let place = "\(inert(diagnostic.file)):\(diagnostic.line):\(diagnostic.column)"
    let ink: Ink =
        switch diagnostic.severity {
        case .error: .brightRed
        case .warning: .yellow
        }
    let severity = palette.paint("\(diagnostic.severity.rawValue)[\(diagnostic.code)]", .bold, ink)
    var lines = ["\(place): \(severity): \(inert(diagnostic.message))"]
    if !diagnostic.source.isEmpty {
        lines += excerpt(diagnostic).map { palette.paint($0.text, $0.isCaret ? .green : .dim) }
    }
    if let suggestion = diagnostic.suggestion.map({ inert($0) }) {
        // Where quotes are what is missing, the suggestion brings them.
        lines.append("help: did you mean " + (suggestion.hasPrefix("\"") ? suggestion : "\"\(suggestion)\"") + "?")
    }
    return lines
}

/// The line, cut to what a terminal shows, and carets below the right columns even under tabs and ideographs.
private func excerpt(_ diagnostic: Diagnostic) -> [(text: String, isCaret: Bool)] {
    let scalars = Array(diagnostic.source.unicodeScalars)
    let start = min(diagnostic.column - diagnostic.sourceColumn, scalars.count)
    let end = min(start + diagnostic.length, scalars.count)
    let first = start > 60 ? start - 40 : 0
    let last = min(scalars.count, max(end, first) + 60)
    func shown(_ range: Range<Int>) -> String {
        let text = String(String.UnicodeScalarView(scalars[range]))
        return inert(text.replacing("\t", with: "    "))
    }
    let before = (first > 0 ? "…" : "") + shown(first..<start)
    let span = shown(start..<end)
    let line = before + span + shown(end..<last) + (last < scalars.count ? "…" : "")
    let carets =
        String(repeating: " ", count: columns(before)) + String(repeating: "^", count: max(1, min(columns(span), 60)))
    return [(line, false), (carets, true)]
}
