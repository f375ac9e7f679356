public import JSONText

/// The files that content was read from, kept with the catalog: a place in any of its records can be told.
///
/// To keep them also costs nothing, and to free them before the first prompt does.
public struct Sources: Sendable {
    private let files: [SourceFile]

    init(files: [SourceFile] = []) {
        self.files = files
    }

    /// "Content/core/armor.json:12:9"; nil for what stands in none of these files.
    public func describe(_ place: JSON.Place) -> String? {
        guard files.indices.contains(Int(place.file)) else { return nil }
        let file = files[Int(place.file)]
        let (line, column) = SourceLines(file.bytes).position(of: Int(place.offset))
        return "\(file.path):\(line):\(column)"
    }
}
