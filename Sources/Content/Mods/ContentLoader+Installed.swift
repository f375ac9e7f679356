import Files

extension ContentLoader {
    /// An installed mod, and how it would fare if it alone were asked for.
    public struct Installed: Sendable {
        public let id: String
        /// nil where its manifest can't be read.
        public let manifest: Manifest?
        /// Why it would be switched off; nil where it would run.
        public let reason: String?
        /// What else there is to know of it, such as what it brings along.
        public let remark: String?
    }

    /// The installed mod that defines a record and is not loaded; nil where there is none.
    public func installedMod(with section: Section, _ id: String) -> String? {
        installedIDs.filter { !mods.contains($0) }.first { mod in
            ContentLoader(folder: folder, mods: [mod]).load().catalog?.has(section, id) == true
        }
    }

    /// The mods in the content folder, by id.
    public func installed() -> [Installed] {
        installedMods(folder).map { path in
            let settled = ContentLoader(folder: folder, mods: [path]).settled()
            let here = settled.mods.first { $0.path == path }
            let id = here?.id ?? Path.name(path)
            let off = settled.loaded.switchedOff.first { $0.id == id }
            let first = settled.loaded.diagnostics.first { $0.severity == .error && $0.mod == id }
            let why = off.map { off in
                first.map { "\($0.file):\($0.line):\($0.column): \($0.message)" } ?? off.reason
            }
            let others = (settled.loaded.catalog?.mods ?? []).dropFirst().map(\.id).filter { $0 != id }
            return Installed(
                id: id, manifest: here?.manifest, reason: why,
                remark: others.isEmpty ? nil : "with \(others.joined(separator: ", "))")
        }
    }
}
