public import Content

/// A table of installed mods: id, version, name, state and why.
public func modLines(_ states: [ContentLoader.Installed]) -> [String] {
    Table(
        columns: [.left, .left, .left, .left],
        rows: [["id", "version", "name", "state"]]
            + states.map { state in
                [
                    .init(inert(state.id)), .init(inert(state.manifest?.version ?? "–")),
                    .init(inert(state.manifest?.name.text(in: "en") ?? "–")),
                    .init(
                        state.reason.map { "off: " + inert($0) } ?? state.remark.map { "good, " + inert($0) } ?? "good"),
                ]
            }
    ).lines()
}
