// Folders, manifests and what mods ask of each other.

private let plain = #"{ "id": "hat", "version": "1.0.0" }"#
private let cap = #"{ "id": "cap", "version": "1.2.0" }"#

/// The mod `hat` with something in its manifest, beside the mod `cap` of version 1.2.0.
private func besideCap(_ words: String, _ hat: String = "{}", _ capText: String = "{}") -> Example {
    Example(folder: [
        "mods/cap/mod.json": cap, "mods/cap/cap.json": capText,
        "mods/hat/mod.json": #"{ "id": "hat", "version": "1.0.0"\#(words) }"#, "mods/hat/hat.json": hat,
    ])
}

extension Explained {
    static let unreadable = Explained(
        "A file or folder of the mod can't be read.",
        "The message gives the system's reason: often it may not be read, is no plain file, or lies more than sixteen folders deep.",
        wrong: Example(["a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/hat.json": "{}"]),
        right: Example(["armor/hats/hat.json": "{}"]))

    static let noFolder = Explained(
        "A mod, a folder or a file that was asked for is not there.",
        "Look at the spelling. Installed mods lie in `mods/` of the content folder, and `lamellar mod list` lists them.",
        wrong: Example(["hat.json": "{}"], checked: ["mods/hta"]),
        right: Example(["hat.json": "{}"], checked: ["mods/hat"]))

    static let noManifest = Explained(
        "A mod's folder has no mod.json.",
        "Without it nobody knows the mod's id and version. `lamellar mod new ID` makes a whole mod to begin with.",
        wrong: Example(folder: ["mods/hat/hat.json": "{}"]),
        right: Example(folder: ["mods/hat/mod.json": plain, "mods/hat/hat.json": "{}"]))

    static let wrongFolder = Explained(
        "The id in mod.json is not the name of the mod's folder.",
        "Installed mods are found by the names of their folders. Rename one of the two.",
        wrong: .manifest(#"{ "id": "cap", "version": "1.0.0" }"#),
        right: .manifest(plain))

    static let duplicateMod = Explained(
        "Two folders claim to be the same mod.",
        "Only one can be loaded. Remove one, or give it an id and a folder of its own.",
        wrong: Example(
            folder: ["mods/hat/mod.json": plain, "downloads/hat/mod.json": plain],
            checked: ["mods/hat", "downloads/hat"]),
        right: Example(folder: ["mods/hat/mod.json": plain], checked: ["mods/hat"]))

    static let badVersion = Explained(
        "The mod's version is none.",
        "Versions are those of SemVer: three numbers with dots, such as 1.0.0; others compare theirs with it.",
        wrong: .manifest(#"{ "id": "hat", "version": "1.0" }"#),
        right: .manifest(plain))

    static let badRange = Explained(
        "What should name versions does not.",
        "Write * for all, one version, ^1.2.0 for all that are compatible with it, or bounds such as >=1.0.0 <2.0.0.",
        wrong: .manifest(#"{ "id": "hat", "version": "1.0.0", "game": "~0.1" }"#),
        right: .manifest(#"{ "id": "hat", "version": "1.0.0", "game": "^0.1.0" }"#))

    static let wrongGame = Explained(
        "The mod is made for another version of the game.",
        "Get a version of the mod for this game. Where it is your mod and works, widen `game` in its mod.json.",
        wrong: .manifest(#"{ "id": "hat", "version": "1.0.0", "game": ">=9.0.0" }"#),
        right: .manifest(#"{ "id": "hat", "version": "1.0.0", "game": ">=0.1.0" }"#))

    static let missingMod = Explained(
        "The mod requires another that is not there.",
        "It is switched off with all that require it in turn. Install the other in `mods/`, correct its id, or put it under `optional` where the mod can do without.",
        wrong: .manifest(#"{ "id": "hat", "version": "1.0.0", "requires": { "cap": "*" } }"#),
        right: besideCap(#", "requires": { "cap": "*" }"#))

    static let unknownMod = Explained(
        "A mod that need not be there is named with what looks like a slip.",
        "The line has no effect, which would never be noticed. Correct the id.",
        wrong: besideCap(#", "loadAfter": [ "cpa" ]"#),
        right: besideCap(#", "loadAfter": [ "cap" ]"#))

    static let wrongVersion = Explained(
        "The mod asks for versions of another which the one at hand is none of.",
        "Get a version that will do. Where it is your mod and works with this one, widen the range.",
        wrong: besideCap(#", "requires": { "cap": "^2.0.0" }"#),
        right: besideCap(#", "requires": { "cap": "^1.0.0" }"#))

    static let conflictingMods = Explained(
        "Two mods are loaded together of which one says that it can't be.",
        "Leave one of them out, or ask for a version that does not exclude the other.",
        wrong: besideCap(#", "requires": { "cap": "*" }, "conflicts": { "cap": "*" }"#),
        right: besideCap(#", "requires": { "cap": "*" }, "conflicts": { "cap": "<1.0.0" }"#))

    static let requiresCircle = Explained(
        "A mod would have to be loaded before itself, directly or by way of others.",
        "Follow the way that the message names, and let one mod on it no longer name the next.",
        wrong: .manifest(#"{ "id": "hat", "version": "1.0.0", "requires": { "hat": "*" } }"#),
        right: .manifest(plain))

    static let undeclaredMod = Explained(
        "The mod uses something of another which its mod.json does not name.",
        "It works only where the other happens to be installed. Add it to `requires`, in the words of the message, and it is loaded first, always.",
        wrong: besideCap(
            "", #"{ "armor": [ { "id": "wool-hat", "extends": "cap" } ] }"#,
            #"{ "armor": [ { "id": "cap", "responses": [ { "answer": "absorb" } ] } ] }"#),
        right: besideCap(
            #", "requires": { "cap": "^1.2.0" }"#, #"{ "armor": [ { "id": "wool-hat", "extends": "cap" } ] }"#,
            #"{ "armor": [ { "id": "cap", "responses": [ { "answer": "absorb" } ] } ] }"#))

    static let tooMany = Explained(
        "All files together hold more than 100,000 records.",
        "The rest is not read. Leave some mods out, or let one record do the work of many.",
        wrong: Example(
            Array(
                ("{\"elements\":[" + (1...100_000).map { "{\"id\":\"e\($0)\"}" }.joined(separator: ",") + "]}").utf8),
            shown: #"{"elements":[{"id":"e1"},{"id":"e2"}, and so on to {"id":"e100000"}]}"#),
        right: #"{ "elements": [] }"#)
}
