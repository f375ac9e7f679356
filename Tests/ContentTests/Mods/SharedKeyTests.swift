import Engine
import TestSupport
import Testing

@testable import Content

@Suite("Ids with one key")
struct SharedKeyTests {
    @Test("Each id is told whose key another has already, and no other")
    func pairs() {
        let keys: [String: UInt64] = ["a": 7, "b": 1, "c": 7, "d": 2, "e": 7]
        let found = sharedKeys(among: keys.keys.sorted()) { keys[$0] ?? 0 }
        #expect(found.map { [$0.first, $0.second] } == [["a", "c"], ["c", "e"]])
        #expect(sharedKeys(among: ["a", "b", "c"]).isEmpty)
    }

    @Test("Two real ids that the rules can't tell apart are an error at the second, in one section only")
    func real() {
        let (one, other) = ("5dikuw5tfoodf", "jnrvkt6jchwde")
        #expect(ID(one) == ID(other))
        #expect(
            diagnostics(of: #"{ "statuses": [ { "id": "\#(one)" }, { "id": "\#(other)" } ] }"#).map(\.brief) == [
                "1:52 shared-key /statuses/1/id"
            ])
        #expect(
            diagnostics(
                of:
                    #"{ "statuses": [ { "id": "\#(one)" } ], "attacks": [ { "id": "\#(other)", "element": "fire", "power": 1 } ] }"#
            )
                == [])
    }
}
