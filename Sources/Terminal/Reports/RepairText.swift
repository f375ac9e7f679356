public import Content
import JSONText

/// What mending changed, file by file, the lines before and after.
///
///     Content/mods/tin-hat/armor.json:10
///     -       "reponses": [
///     +       "responses": [
public func text(of repairs: [ContentLoader.Repair], _ palette: Palette) -> [String] {
    repairs.flatMap { repair -> [String] in
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
            lines.append(palette.paint("- " + clip(inert(old.replacing("\t", with: "    ")), to: 120), .red))
            lines.append(palette.paint("+ " + clip(inert(new.replacing("\t", with: "    ")), to: 120), .green))
        }
        return lines
    }
}
