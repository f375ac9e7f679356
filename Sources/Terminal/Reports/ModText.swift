public import Content

/// A table of installed mods: id, version, name as the language has it, state and why.
public func modLines(_ states: [ContentLoader.Installed], in language: String) -> [String] {
    Table(
        columns: [.left, .left, .left, .left],
        rows: [["id", "version", "name", "state"]]
            + states.map { state in
                [
                    .init(inert(state.id)), .init(inert(state.manifest?.version ?? "–")),
                    .init(inert(state.manifest?.name.text(in: language) ?? "–")),
                    .init(
                        state.reason.map { "off: " + inert($0) } ?? state.remark.map { "good, " + inert($0) } ?? "good"),
                ]
            }
    ).lines()
}
