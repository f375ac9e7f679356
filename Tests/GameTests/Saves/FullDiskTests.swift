import Chronicle
import Content
import Engine
import Files
import Foundation
import JSONText
import TestSupport
import Testing

@testable import Game

let ownProcess = Int(ProcessInfo.processInfo.processIdentifier)

/// A file system of a few kilobytes; nil where this process may not mount one.
private struct TinyDisk: ~Copyable {
    let path: String

    init?(size: String) {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("lamellar-disk-\(UUID().uuidString)").path
        makeFolder(path)
        guard run("mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", path) else {
            try? FileManager.default.removeItem(atPath: path)
            return nil
        }
    }

    deinit {
        _ = run("umount", path)
        try? FileManager.default.removeItem(atPath: path)
    }
}

private func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
}

@Suite("On a full disk")
struct FullDiskTests {
    @Test("Nothing that was done is lost, what can't be kept is refused with a reason, and there is no torn file")
    func full() throws {
        guard let disk = TinyDisk(size: "128k") else { return }
        let saves = disk.path
        let state: String
        var logTrouble = 0
        do {
            var session = try open(saves)
            try session.play(.go("den"), .choose(.brace(0)))
            fill(saves)
            var refused: FileProblem?
            for number in 0..<400 {
                let before = session.campaign.state
                do throws(Session.Problem) {
                    _ =
                        number % 2 == 0
                        ? try session.perform(.choose(.swap(0, 1))).count : try session.undo() == .rest ? 1 : 0
                    if session.logProblem != nil { logTrouble += 1 }
                } catch {
                    if case .file(let problem) = error { refused = problem }
                    #expect(session.campaign.state == before)
                    if case .refused = error { continue }
                    break
                }
            }
            #expect(refused?.reason == "No space left on device")
            #expect(throws: FileProblem.self) { try saved(&session) }
            state = session.campaign.state
        }
        try removeFile(saves + "/filler")
        var session = try open(saves)
        #expect(session.campaign.state == state)
        #expect(session.opening.lost == 0)
        try fightItOut(&session)
        try session.close()
        #expect(Replay(contents(saves + "/main/fights/0001-rat.jsonl")).verdict.kind == .verified)
        #expect(session.logProblem == nil)
    }

    @Test("A save that finds no room takes no older one away")
    func olderStay() throws {
        guard let disk = TinyDisk(size: "128k") else { return }
        let saves = disk.path
        var session = try open(saves)
        for _ in 0..<4 {
            try session.play(.choose(.swap(0, 1)))
            try session.save()
        }
        fill(saves)
        let before = inventory(saves + "/main")
        for _ in 0..<4 { #expect(throws: FileProblem.self) { try saved(&session) } }
        #expect(inventory(saves + "/main") == before)
    }

    @Test("A log that can't be written keeps no game from going on, and is made good as soon as it can be")
    func logOnly() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        // A file where the folder of the logs should be.
        put("", saves("main/fights"))
        try session.play(.go("den"), .choose(.strike(0)))
        #expect(session.logProblem != nil)
        try fightItOut(&session)
        #expect(session.logProblem != nil)
        let recording = try #require(session.timeline.past.last?.concluded?.recording)
        try removeFile(saves("main/fights"))
        try session.play(.rest)
        #expect(session.logProblem == nil)
        #expect(contents(saves("main/fights/0001-rat.jsonl")) == recording.log())
    }

    /// Takes all the room that is left.
    private func fill(_ folder: String) {
        guard var filler = try? AppendFile(folder + "/filler") else { return }
        while (try? filler.append([UInt8](repeating: 1, count: 1_024))) != nil {}
    }

    private func saved(_ session: inout Session) throws { try session.save() }
}
