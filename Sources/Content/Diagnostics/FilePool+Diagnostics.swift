import JSONText

extension FilePool {
    /// "Content/core/armor.json:12:9"
    func describe(_ place: JSON.Place) -> String {
        guard files.indices.contains(Int(place.file)) else { return "an unknown place" }
        let file = files[Int(place.file)]
        let position = SourceLines(file.bytes).position(of: Int(place.offset))
        return "\(file.path):\(position.line):\(position.column)"
    }

    /// Findings with their lines looked up, each place and code once, sorted by file, line and column.
    func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
        var seen: Set<String> = []
        var lines: [Int32: SourceLines] = [:]
        var all: [Diagnostic] = []
        for finding in findings {
            let place = finding.place
            guard seen.insert("\(place.file):\(place.offset):\(finding.code):\(finding.message)").inserted else {
                continue
            }
            guard files.indices.contains(Int(place.file)) else { continue }
            let file = files[Int(place.file)]
            let source = lines[place.file] ?? SourceLines(file.bytes)
            lines[place.file] = source
            let position = source.position(of: Int(place.offset))
            let end = source.position(of: min(file.bytes.count, Int(place.offset) + finding.length))
            all.append(
                Diagnostic(
                    severity: .error, code: finding.code, mod: file.mod, file: file.path,
                    line: file.bytes.isEmpty ? 0 : position.line, column: file.bytes.isEmpty ? 0 : position.column,
                    pointer: file.json?.pointer(to: place)?.description ?? "", message: finding.message,
                    suggestion: finding.suggestion, source: file.bytes.isEmpty ? "" : source.line(position.line),
                    length: end.line == position.line ? max(1, end.column - position.column) : 1))
        }
        return all.sorted { left, right in
            if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
            return (left.line, left.column, left.code, left.message)
                < (right.line, right.column, right.code, right.message)
        }
    }
}
