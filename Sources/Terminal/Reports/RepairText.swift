public import Content
import JSONText

/// What mending changed, file by file, the lines before and after; then the files that it left alone.
///
///     Content/mods/tin-hat/armor.json:10
///     -       "reponses": [
///     +       "responses": [
public func text(of mending: ContentLoader.Mending, _ palette: Palette) -> [String] {
    mending.repairs.flatMap { lines(of: $0, palette) }
        + mending.linked.map { "\(inert($0)): left alone, since a link leads to it; mend the file that it leads to" }
}

private func lines(of repair: ContentLoader.Repair, _ palette: Palette) -> [String] {
    var lines: [String] = []
    if repair.before.starts(with: [0xEF, 0xBB, 0xBF]) && !repair.after.starts(with: [0xEF, 0xBB, 0xBF]) {
        lines.append("\(inert(repair.file)): the byte order mark is gone")
    }
    // No line is added or taken away, so the same number is the same line.
    let (before, after) = (SourceLines(repair.before), SourceLines(repair.after))
    for number in 1...max(1, min(before.count, after.count)) {
        let (old, new) = (before.line(number), after.line(number))
        guard !old.utf8.elementsEqual(new.utf8) else { continue }
        lines.append("\(inert(repair.file)):\(number)")
        for (old, new) in excerpts(old.replacing("\t", with: "    "), new.replacing("\t", with: "    ")) {
            lines.append(palette.paint("- " + clip(inert(old), to: width), .red))
            lines.append(palette.paint("+ " + clip(inert(new), to: width), .green))
        }
    }
    return lines
}

private let width = 120

/// The parts of a line, before and after, where the change is seen: one, or where it begins and where it ends.
private func excerpts(_ old: String, _ new: String) -> [(String, String)] {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(old.count, new.count)
    var same = 0
    while same < shorter && old[same] == new[same] { same += 1 }
    var sameAtEnd = 0
    while sameAtEnd < shorter - same && old[old.count - 1 - sameAtEnd] == new[new.count - 1 - sameAtEnd] {
        sameAtEnd += 1
    }
    let lead = width / 3
    let start = max(old.count, new.count) <= width ? 0 : max(0, same - lead)
    let first = (part(of: old, from: start), part(of: new, from: start))
    let (oldEnd, newEnd) = (old.count - sameAtEnd, new.count - sameAtEnd)
    guard max(oldEnd, newEnd) - start > width - 2 else { return [first] }
    // Both parts begin at the same distance from the end.
    let back = min(width / 2, oldEnd, newEnd)
    return [first, (part(of: old, from: oldEnd - back), part(of: new, from: newEnd - back))]
}

/// A little more than fits, from a place on; a cut is marked.
private func part(of line: [Unicode.Scalar], from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: line[start..<min(line.count, start + 2 * width)])
    return (start > 0 ? "…" : "") + String(text)
}
