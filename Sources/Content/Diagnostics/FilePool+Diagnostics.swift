import JSONText

extension FilePool {
    /// Findings with their lines looked up, each place and code once, sorted by file, line and column.
    func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
        var wanted: [Int32: Set<Int32>] = [:]
        for finding in findings { wanted[finding.place.file, default: []].insert(finding.place.offset) }
        var locators: [Int32: Locator] = [:]
        func locate<Answer>(_ place: JSON.Place, _ ask: (inout Locator, SourceFile) -> Answer) -> Answer? {
            guard files.indices.contains(Int(place.file)) else { return nil }
            let file = files[Int(place.file)]
            var locator = locators[place.file] ?? Locator(file, wanted[place.file] ?? [])
            // Taken out while it changes, so that its caches are not copied.
            locators[place.file] = nil
            defer { locators[place.file] = locator }
            return ask(&locator, file)
        }
        var seen: Set<Finding.Key> = []
        var all: [Diagnostic] = []
        for finding in findings where seen.insert(finding.key).inserted {
            let other = finding.other.flatMap { place in
                locate(place) { locator, file in
                    let (line, column) = locator.position(of: Int(place.offset))
                    return "\(file.path):\(line):\(column)"
                }
            }
            let diagnostic = locate(finding.place) { locator, file in
                let (line, column) = locator.position(of: Int(finding.place.offset))
                // Read as what it is not, a text in another encoding is all mojibake.
                let isLegible = finding.code != JSONProblem.Code.notUTF8.rawValue
                let (source, sourceColumn) =
                    isLegible ? locator.source(ofLine: line, at: Int(finding.place.offset)) : ("", 1)
                return Diagnostic(
                    severity: finding.severity, code: finding.code, mod: file.mod, file: file.path, line: line,
                    column: column,
                    pointer: locator.pointers[finding.place.offset] ?? "", message: finding.message + (other ?? ""),
                    suggestion: finding.suggestion, source: source, sourceColumn: sourceColumn,
                    length: locator.length(at: Int(finding.place.offset), bytes: finding.length))
            }
            if let diagnostic { all.append(diagnostic) }
        }
        return all.sorted(by: <)
    }
}

extension Diagnostic: Comparable {
    /// By file, line and column.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
        return (left.line, left.column, left.code, left.message)
            < (right.line, right.column, right.code, right.message)
    }
}

/// Lines, columns and pointers of one file, looked up once however many findings there are.
private struct Locator {
    /// The pointers to all places that somebody will ask for, by offset.
    let pointers: [Int32: String]
    private let bytes: [UInt8]
    private let lines: SourceLines
    private var texts: [Int: String] = [:]

    init(_ file: SourceFile, _ wanted: Set<Int32>) {
        bytes = file.bytes
        lines = SourceLines(file.bytes)
        var walk = PointerWalk(wanted: wanted.sorted())
        if let json = file.json { walk.visit(json, upTo: .max) }
        pointers = walk.found
    }

    func position(of offset: Int) -> (line: Int, column: Int) { lines.position(of: offset) }

    /// A line's text; diagnostics of one line share its memory, but of a very long one each has its own part.
    mutating func source(ofLine line: Int, at offset: Int) -> (text: String, column: Int) {
        if let text = texts[line] { return (text, 1) }
        let (text, column) = lines.excerpt(ofLine: line, around: offset)
        if text.utf8.count == lines.range(ofLine: line).count { texts[line] = text }
        return (text, column)
    }

    /// How many characters a span of bytes has, up to the end of its line.
    func length(at offset: Int, bytes count: Int) -> Int {
        let start = min(max(0, offset), bytes.count)
        let span = bytes[start..<min(bytes.count, start + count)].prefix { $0 != UInt8(ascii: "\n") }
        return max(1, span.count { $0 & 0xC0 != 0x80 })
    }
}

/// One walk through a file's JSON for all the places wanted. What holds none of them is passed by.
private struct PointerWalk {
    /// In ascending order.
    let wanted: [Int32]
    var found: [Int32: String] = [:]
    private var path: [String] = []

    init(wanted: [Int32]) { self.wanted = wanted }

    /// `end` is where what follows the value begins.
    mutating func visit(_ json: JSON, upTo end: Int32) {
        note(json.place)
        switch json.value {
        case .array(let items):
            for index in items.indices {
                let next = index + 1 < items.count ? items[index + 1].place.offset : end
                guard isWanted(items[index].place.offset..<max(next, items[index].place.offset)) else { continue }
                step(String(index)) { $0.visit(items[index], upTo: next) }
            }
        case .object(let members):
            for index in members.indices {
                let start = members[index].keyPlace
                let next = index + 1 < members.count ? members[index + 1].keyPlace.offset : end
                guard isWanted(start.offset..<max(next, start.offset)) else { continue }
                step(members[index].key) { walk in
                    walk.note(start)
                    walk.visit(members[index].value, upTo: next)
                }
            }
        case .null, .bool, .integer, .fraction, .string: break
        }
    }

    /// Whether any place of a range is wanted.
    private func isWanted(_ range: Range<Int32>) -> Bool {
        var (low, high) = (0, wanted.count)
        while low < high {
            let middle = (low + high) / 2
            if wanted[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < wanted.count && wanted[low] < range.upperBound
    }

    private mutating func step(_ token: String, _ body: (inout PointerWalk) -> Void) {
        path.append(token)
        body(&self)
        path.removeLast()
    }

    private mutating func note(_ place: JSON.Place) {
        if isWanted(place.offset..<place.offset + 1) { found[place.offset] = JSON.Pointer(path).description }
    }
}
