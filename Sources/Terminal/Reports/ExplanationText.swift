public import Content

/// What a code means, with the files of its examples.
///
///     unknown-key: error
///
///     A record has a key that it can't have. A misspelt key would do nothing, silently. …
///
///     Wrong, in mods/hat/hat.json:
///
///       { "armor": [ { "id": "wool-hat", "durabilty": 9 } ] }
public func text(of explanation: Explanation, _ palette: Palette) -> [String] {
    var lines = [palette.paint(explanation.code, .bold) + ": " + explanation.severity.rawValue, ""]
    lines += wrap(explanation.meaning + " " + explanation.remedy, width: 100)
    lines += text(of: explanation.wrong, "Wrong", .brightRed, palette)
    lines += text(of: explanation.right, "Right", .green, palette)
    return lines
}

/// Every code with its severity and what it means.
public func text(of explanations: [Explanation]) -> [String] {
    Table(
        columns: [.left, .left, .left],
        rows: explanations.map { [.init($0.code), .init($0.severity.rawValue), .init($0.meaning)] }
    ).lines()
}

private func text(of example: Example, _ title: String, _ ink: Ink, _ palette: Palette) -> [String] {
    let command = example.checked.map { " Content/" + $0 }.joined()
    let asked = command.isEmpty ? "" : ", asked for with `lamellar check\(command)`"
    let shown = example.files.filter { !$0.shown.isEmpty }
    var lines: [String] = []
    for file in shown {
        lines += ["", palette.paint(title, .bold, ink) + ", in \(file.path)\(asked):", ""]
        lines += file.shown.split(separator: "\n").map { "  " + inert(String($0).replacing("\t", with: "    ")) }
    }
    if shown.isEmpty { lines += ["", palette.paint(title, .bold, ink) + ": an empty file"] }
    return lines
}
