import Engine
import TestSupport
import Testing

@Suite("Amplify")
struct AmplifyTests {
    @Test("Amplify lets power grow by its percent, rounded down, and then by a fixed number")
    func grows() {
        let landing = send(Attack("fire", 9), through: armor(.amplify(Amplify(percent: 50, by: 2))))
        #expect(landing.arrival.damage == 15)
        #expect(landing.hops.map(\.taken) == [0])
    }

    @Test("Amplify without numbers changes nothing")
    func plain() {
        #expect(send(Attack("fire", 9), through: armor(.amplify(Amplify()))).arrival.damage == 9)
    }

    @Test("Power saturates at a million and never traps")
    func saturates() {
        let weakness = armor(.amplify(Amplify(percent: 1_000, by: 1_000_000)))
        let landing = send(Attack("fire", 1_000_000), through: weakness, weakness, weakness, weakness)
        #expect(landing.arrival.damage == 1_000_000)
    }

    @Test("Amplify wears nothing unless it says so")
    func wear() {
        let free = armor(.amplify(Amplify(by: 1)), durability: 5)
        let dear = armor(.amplify(Amplify(by: 1)), wear: .flat(3), durability: 5)
        #expect(send(Attack("fire", 9), through: free).hops.map(\.durability) == [Hop.Change(5, 5)])
        #expect(send(Attack("fire", 9), through: dear).hops.map(\.durability) == [Hop.Change(5, 2)])
    }
}
