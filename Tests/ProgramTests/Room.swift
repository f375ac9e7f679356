import Foundation
import TestSupport
import Testing

/// The folder of these tests, with `Scripts` and `Goldens`.
let testFolder = (#filePath as NSString).deletingLastPathComponent

/// The program, which is built beside the tests.
let program: String = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = bundle.deletingLastPathComponent()
    for _ in 0..<5 {
        let path = folder.appendingPathComponent("lamellar").path
        if FileManager.default.isExecutableFile(atPath: path) { return path }
        folder.deleteLastPathComponent()
    }
    fatalError("no program lamellar beside \(bundle.path)")
}()

/// What a run of the program left.
struct Ran {
    let code: Int32
    /// It was killed instead of ending by itself.
    let wasKilled: Bool
    let output: String
    let errors: String
}

/// Runs the program in a folder of its own with nothing in its environment, and waits for its end.
final class Runner {
    let sandbox = Sandbox()
    var environment: [String: String] = [:]
    var content: String? = contentFolder

    var folder: String { sandbox.path }

    /// Runs `lamellar` with these words, and what stands on its standard input.
    func callAsFunction(_ words: String..., input: String = "") throws -> Ran { try run(words, input: input) }

    func run(_ words: [String], input: String = "") throws -> Ran {
        try launch(program, words, input)
    }

    /// Runs a line of the shell, in which `$lamellar` is the program.
    func shell(_ line: String, input: String = "") throws -> Ran { try launch("/bin/sh", ["-c", line], input) }

    /// A run that goes on; the caller feeds and kills it.
    func start(_ words: [String], input: FileHandle?) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        prepare(process)
        process.standardInput = input
        return process
    }

    private func launch(_ path: String, _ words: [String], _ input: String) throws -> Ran {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = words
        prepare(process)
        put(input, sandbox(".in"))
        process.standardInput = FileHandle(forReadingAtPath: sandbox(".in"))
        try process.run()
        process.waitUntilExit()
        return result(of: process)
    }

    private func prepare(_ process: Process) {
        var all = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "lamellar": program, "HOME": folder, "SWIFT_BACKTRACE": "enable=no",
        ]
        if let content { all["LAMELLAR_CONTENT"] = content }
        process.environment = all.merging(environment) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        for name in [".out", ".err"] { put("", sandbox(name)) }
        process.standardOutput = FileHandle(forWritingAtPath: sandbox(".out"))
        process.standardError = FileHandle(forWritingAtPath: sandbox(".err"))
    }

    /// What a process that has ended left behind.
    func result(of process: Process) -> Ran {
        Ran(
            code: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
            output: String(decoding: contents(sandbox(".out")), as: UTF8.self),
            errors: String(decoding: contents(sandbox(".err")), as: UTF8.self))
    }
}
