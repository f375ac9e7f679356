import Content
import TestSupport
import Testing

@Suite("Lint: a place that no way leads to")
struct UnreachablePlaceTests {
    private func road(_ ways: String) -> String {
        """
        { "rules": { "start": "gate", "avatar": { "health": 1, "weapon": "stick" } }, "elements": [ { "id": "iron" } ],
          "attacks": [ { "id": "stick", "element": "iron", "power": 1 } ],
          "places": [ { "id": "gate", "ways": [ \(ways) ] }, { "id": "hall", "ways": [ "gate", "tower" ] }, { "id": "tower" },
                      { "id": "garden", "ways": [ "hall" ] } ] }
        """
    }

    @Test("Only what can be walked to from the start counts as reached")
    func unreachable() {
        #expect(warnings(road(#""hall""#)) == ["unreachable-place /places/3/id"])
        #expect(warnings(road("")).count == 3)
        #expect(warnings(road(#""hall", "garden""#)) == [])
    }

    @Test("Places without a start belong to somebody else's road")
    func noStart() {
        #expect(warnings(#"{ "places": [ { "id": "gate" }, { "id": "hall" } ] }"#) == [])
    }
}
