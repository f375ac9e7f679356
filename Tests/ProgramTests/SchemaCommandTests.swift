import TestSupport
import Testing

@Suite("schema")
struct SchemaCommandTests {
    @Test(
        "It prints the schema that lies in the content folder, that of content files when none is named",
        arguments: [([], "content"), (["content"], "content"), (["mod"], "mod")])
    func prints(words: [String], name: String) throws {
        let lamellar = Runner()
        lamellar.content = nil
        let ran = try lamellar.run(["schema"] + words)
        #expect(ran.code == 0)
        #expect(ran.errors == "")
        expectSame(Array(ran.output.utf8), contents(contentFolder + "/schema/\(name).schema.json"), name)
    }
}
