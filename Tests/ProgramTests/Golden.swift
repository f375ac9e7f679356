import Foundation
import TestSupport
import Testing

let isRecording = ProcessInfo.processInfo.environment["LAMELLAR_RECORD"] == "1"

/// Like `#expect(bytes == other)`, without the list of differences that takes minutes for a long log.
func expectSame(_ bytes: [UInt8], _ other: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let isSame = bytes == other
    #expect(isSame, "\(name)", sourceLocation: sourceLocation)
}

/// Compares bytes with a recorded file beside the test; with `LAMELLAR_RECORD=1` it records them, and fails, so that
/// nobody records without wanting to.
func expectGolden(
    _ bytes: [UInt8], _ name: String, in folder: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let path = folder + "/" + name
    if isRecording {
        if contents(path) != bytes {
            put(bytes, path)
            Issue.record("recorded \(name); run again without LAMELLAR_RECORD", sourceLocation: sourceLocation)
        }
        return
    }
    let golden = contents(path)
    guard golden != bytes else { return }
    let (old, new) = (golden.split(separator: 10), bytes.split(separator: 10))
    let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func shown(_ lines: [ArraySlice<UInt8>]) -> String {
        lines.indices.contains(line) ? String(decoding: lines[line].prefix(300), as: UTF8.self) : "(nothing)"
    }
    Issue.record(
        "\(name), line \(line + 1) without empty lines: recorded \(shown(old)), now \(shown(new))",
        sourceLocation: sourceLocation)
}
