import Content
import TestSupport

/// All that a check says of one content file, as "unreachable-response /armor/0/responses/1".
func warnings(_ text: String, shown: [ShownText] = []) -> [String] {
    report(text, shown: shown).diagnostics.map { diagnostic in
        (diagnostic.severity == .error ? "error " : "") + diagnostic.code + " " + diagnostic.pointer
            + (diagnostic.suggestion.map { " → \($0)" } ?? "")
    }
}

/// The whole report on one content file.
func report(_ text: String, shown: [ShownText] = []) -> ContentLoader.Report {
    let folder = ContentFolder(core: ["scene.json": text])
    return ContentLoader(folder: folder.path).check(shown: shown)
}

/// The same of one armor `a`, given as what stands behind its id, beside the elements water, fire and steam.
func warnings(ofArmor text: String) -> [String] {
    warnings(scene(ofArmor: text))
}

func scene(ofArmor text: String) -> String {
    #"{ "elements": [ { "id": "water" }, { "id": "fire" }, { "id": "steam" } ], "armor": [ { "id": "a", "#
        + text + " } ] }"
}
