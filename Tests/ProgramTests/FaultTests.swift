import Foundation
import TestSupport
import Testing

/// One folder a fault in `Faults`: the files of a mod `hat` or, in `mods`, those of several; beside the small core in
/// `Faults/core` they are checked, and `expected.txt` holds every byte that comes of it.
@Suite("Faults")
struct FaultTests {
    private static let folder = testFolder + "/Faults"

    private static var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { $0 != "core" && !$0.hasPrefix(".") }.sorted()
    }

    /// What `check` prints, problems first, and its exit code.
    private func checked(_ name: String?) throws -> (text: String, json: String) {
        let lamellar = Runner()
        lamellar.content = nil
        try copyFolder(Self.folder + "/core", to: lamellar.folder + "/Content/core")
        if let name {
            let fault = Self.folder + "/" + name
            let mods = lamellar.folder + "/Content/mods"
            if isThere(fault + "/mods") {
                try copyFolder(fault + "/mods", to: mods)
            } else {
                try copyFolder(fault, to: mods + "/hat")
                if !isThere(mods + "/hat/mod.json") {
                    put("{ \"id\": \"hat\", \"version\": \"1.0.0\" }\n", mods + "/hat/mod.json")
                }
            }
        }
        let ran = try lamellar("check")
        return (ran.errors + ran.output + "exit code \(ran.code)\n", try lamellar("check", "--json").output)
    }

    @Test("The small core that the faults stand beside has none")
    func core() throws {
        #expect(try checked(nil).text == "0 errors, 0 warnings; trials: 0 passed, 0 failed\nexit code 0\n")
    }

    @Test("Each fault is found: its place, its reason, its remedy, and nothing else")
    func each() throws {
        let names = Self.names
        #expect(names.count >= 80)
        for name in names {
            let (text, json) = try checked(name)
            expectGolden(Array(text.utf8), name + "/expected.txt", in: Self.folder)
            // What scripts read tells the same places and codes.
            let told = text.matches(of: /(?m)^([^ \n]+):(\d+):(\d+): (?:error|warning)\[([a-z0-9-]+)\]:/).map {
                "\($0.1):\($0.2):\($0.3) \($0.4)"
            }
            let scripted = json.matches(
                of: /"code":"([a-z0-9-]+)","mod":"[^"]*","file":"([^"]+)","line":(\d+),"column":(\d+)/
            ).map { "\($0.2):\($0.3):\($0.4) \($0.1)" }
            #expect(!told.isEmpty, "\(name) is not found")
            #expect(told == scripted, "\(name)")
        }
    }
}
