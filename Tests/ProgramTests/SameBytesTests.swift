import Foundation
import TestSupport
import Testing

@Suite("The same bytes everywhere")
struct SameBytesTests {
    /// Twenty surroundings that no two processes share.
    private static let surroundings: [[String: String]] = {
        let tongues = [
            "C", "POSIX", "en_US.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ja_JP.UTF-8", "ar_EG.UTF-8", "xx_XX",
            "ja_JP.SJIS", "",
        ]
        let zones = ["UTC", "Asia/Tokyo", "America/St_Johns", "Pacific/Chatham", ":nowhere"]
        let terminals = ["dumb", "xterm-256color", "vt100", "linux"]
        return (0..<20).map { number in
            var all = [
                "LC_ALL": tongues[number % 10], "LANG": tongues[(number + 3) % 10], "TZ": zones[number % 5],
                "TERM": terminals[number % 4], "COLUMNS": "\(10 + 13 * number)", "LINES": "\(5 + number)",
                "HOME": number % 3 == 0 ? "/" : "/nowhere/\(number)",
            ]
            if number % 2 == 0 { all["NO_COLOR"] = "1" }
            if number % 5 == 1 { all["CLICOLOR_FORCE"] = "1" }
            if number % 7 == 2 { all["LC_NUMERIC"] = "de_DE.UTF-8" }
            return all
        }
    }()

    private static let logs = packageFolder + "/Tests/Goldens/logs"
    private static let commands = "go 1\nswap 1 2\npreview end\nend\nstrike\nend\nstack\nquit\n"

    /// All that a process says, with its code.
    private func said(_ ran: Ran) -> String { "\(ran.code)\n\(ran.output)\n\(ran.errors)" }

    @Test("Twenty fresh processes in other surroundings tell, prove, and play a fight with the same bytes")
    func same() throws {
        var first: [String: String] = [:]
        for (number, surrounding) in Self.surroundings.enumerated() {
            let lamellar = Runner()
            try copyFolder(Self.logs, to: lamellar.folder + "/logs")
            put(Self.commands, lamellar.folder + "/script")
            lamellar.environment = surrounding
            var all = [
                "told": said(try lamellar("replay", "logs/1-core-1.jsonl")),
                "proved": said(try lamellar("replay", "logs/1-everything.jsonl", "--verify")),
                "one thread": said(try lamellar("replay", "logs", "--verify", "--threads", "1")),
                "two threads": said(try lamellar("replay", "logs", "--verify", "--threads", "2")),
                "played": said(try lamellar("play", "--new", "--seed", "7", "--saves", "saves", "--script", "script")),
            ]
            #expect(all["one thread"] == all["two threads"])
            let fights = inventory(lamellar.folder + "/saves/main/fights")
            #expect(fights.count == 1)
            for (name, log) in fights { all[name] = String(decoding: log, as: UTF8.self) }
            if number == 0 { first = all }
            for (what, text) in all where text != first[what] {
                Issue.record("\(what) is another in \(surrounding)")
            }
        }
        #expect(first.count == 6)
        #expect(first["proved"]?.hasPrefix("0\n") == true)
        #expect(first["played"]?.hasPrefix("0\n") == true)
    }
}
