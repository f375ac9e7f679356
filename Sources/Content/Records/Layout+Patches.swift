import JSONText

extension Layout {
    static let patch = Layout(
        "patch",
        [
            Field("target", .target, required: true, "What it changes: `armor/fire-armor`, `rules` or `texts`."),
            Field("merge", .object, "A merge patch onto the record (RFC 7396); `null` removes a key."),
            Field(
                "ops", .list(.record(.operation), least: 1),
                "Operations on the record, all or none of them (RFC 6902)."),
        ])

    static let operation = Layout(
        "operation",
        [
            Field("op", .word(JSON.Operation.Kind.allCases.map(\.rawValue)), required: true, "What it does."),
            Field("path", .pointer, required: true, "Where in the record: `/responses/0/upTo`; `-` is a list's end."),
        ],
        deciding: "op",
        variants: JSON.Operation.Kind.allCases.map { kind in
            switch kind {
            case .add: return (kind.rawValue, [Field("value", .anything, required: true, "What is put there.")])
            case .replace: return (kind.rawValue, [Field("value", .anything, required: true, "What takes its place.")])
            case .test: return (kind.rawValue, [Field("value", .anything, required: true, "What must stand there.")])
            case .remove: return (kind.rawValue, [])
            }
        })

    static let rename = Layout(
        "rename",
        [
            Field("from", .target, required: true, "What it was called: `armor/tin-hat`."),
            Field("to", .target, required: true, "What it is called now; in the same section."),
        ])
}
