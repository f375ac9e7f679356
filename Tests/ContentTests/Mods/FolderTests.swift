import Content
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Content folders")
struct FolderTests {
    @Test("A mod.json and one file with elements and armor are content enough to check and to trace")
    func loneMod() throws {
        let folder = ContentFolder(["mod.json": manifest("tiny"), "all.json": ground])
        #expect(folder.check().diagnostics == [])
        #expect(folder.check([""]).diagnostics == [])
        let catalog = try #require(folder.load().catalog)
        #expect(catalog.armor["pond"] != nil)
        #expect(catalog.beginning == nil)
        #expect(catalog.mods.map(\.id) == ["tiny"])
    }

    @Test("A folder with a mod.json alone is a valid mod")
    func emptyMod() {
        #expect(ContentFolder(["core/mod.json": manifest("core")]).check().diagnostics == [])
    }

    @Test("What is no content folder says so")
    func noContent() {
        func found(_ path: String, _ files: [String: String]) -> [String] {
            let folder = ContentFolder(files)
            let loader = ContentLoader(folder: folder.path + path)
            #expect(loader.load().catalog == nil)
            return loader.check().diagnostics.map { folder.brief($0) + ": " + $0.message }
        }
        #expect(found("/none", [:]) == ["none:1:1 no-folder: there is no such content folder: name one with --content"])
        #expect(
            found("", [:]) == [
                "core:1:1 no-folder: the content folder has no core/ in it: name another folder with --content"
            ])
        #expect(
            found("/a.json", ["a.json": "{}"]) == [
                "a.json:1:1 no-folder: this is no folder; the content folder is one with core/ in it: name it with --content"
            ])
        #expect(
            found("", ["core/a.json": "{}"]) == [
                "core/mod.json:1:1 no-manifest: a mod needs a mod.json, such as { \"id\": \"core\", \"version\": \"1.0.0\" }"
            ])
        #expect(found("", ["core": "x"]).map { $0.prefix(18) } == ["core:1:1 no-folder"])
    }

    @Test("Files are found in folders of folders; hidden ones and other kinds are left out")
    func nested() {
        let folder = ContentFolder(
            core: ["deep/er/ground.json": ground, ".hidden.json": "{", "notes.txt": "{", ".git/x.json": "{"])
        #expect(folder.check().diagnostics == [])
        #expect(folder.load().catalog?.elements.all.count == 3)
    }

    @Test("A file of a mod is checked together with its mod, and nothing is read twice")
    func onePath() {
        let folder = ContentFolder(core: [
            "ground.json": ground, "more.json": #"{ "elements": [ { "id": "ice", "x": 1 } ] }"#,
        ])
        for paths in [
            ["core/more.json"], ["core"], [""], ["core/", "core/../core", "core/ground.json"], ["core", ""],
        ] {
            #expect(folder.check(paths).diagnostics.map(\.code) == ["unknown-key"], "\(paths)")
        }
        #expect(folder.check(["nothing"]).diagnostics.map { $0.code } == ["unknown-key", "no-folder"])
    }

    @Test("A file that stands alone is checked against the core")
    func lonelyFile() {
        let folder = ContentFolder(
            core: ["ground.json": ground],
            ["draft.json": #"{ "armor": [ { "id": "a", "extends": "pond" }, { "id": "pond" } ] }"#])
        #expect(
            folder.check(["draft.json"]).diagnostics.map { folder.brief($0) } == [
                "draft.json:1:56 duplicate-id /armor/1/id"
            ])
    }

    @Test("The order and the names of files do not matter")
    func order() {
        let names = [["a.json", "b.json"], ["b.json", "a.json"], ["z/a.json", "a/z.json"]]
        let parts = Arena.files.sorted { $0.key < $1.key }.map(\.value)
        let extracts = names.map { names in
            catalog(of: Dictionary(uniqueKeysWithValues: zip(names, parts))).extract([
                (.foes, "imp"), (.foes, "rat"), (.armor, "kettle"),
            ])
            .canonical()
        }
        #expect(Set(extracts).count == 1)
    }

    @Test("A link that leads back into its own folder is told once, and so is what is no file")
    func loops() throws {
        let folder = ContentFolder(core: ["ground.json": ground])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/core/loop", withDestinationPath: ".")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/core/gone.json", withDestinationPath: "none")
        #expect(
            folder.check().diagnostics.map { folder.brief($0) } == [
                "core/gone.json:1:1 file-unreadable", "core/loop:1:1 file-unreadable",
            ])
    }
}
