import Chronicle
import Content
import Engine
import Lab
import TestSupport
import Testing

@Suite("The first fight of the road, played by bots")
struct RoadTests {
    @Test("The same seeds give the same fights")
    func deterministic() throws {
        let catalog = Core.content
        let beginning = try #require(catalog.beginning)
        let duel = Duel(
            FightSetup(
                seed: 1, health: beginning.health, weapon: beginning.weapon,
                wears: try beginning.wears.map { FightSetup.Piece.new(try #require(catalog.armor[$0])) },
                foes: ["bath-imp"]),
            in: catalog)
        #expect(try duel.tally(6) { _ in OneStep() } == duel.tally(6) { _ in OneStep() })
    }
}
