import Engine
import TestSupport
import Testing

@Suite("Status")
struct StatusTests {
    func against(_ status: Status, rounds: Int, throwing times: Int = 1) -> Fight {
        let profiles = [.empty, Profile(inflicts: Affliction(status, rounds: rounds))]
        let plans = [[Foe.Plan(Attack("fire", 1, profile: 1))]] + Array(repeating: [], count: 9)
        return begun(against: [Foe("imp", health: 20, plans: plans)], profiles: profiles)
    }

    @Test("A hit leaves its status behind, which takes health at the end of each of its rounds, past every layer")
    func harm() throws {
        var fight = against(Status("burning", damage: 2), rounds: 2)
        #expect(try fight.play(.end).contains(.inflict(.avatar, status: "burning", rounds: 2)))
        #expect(fight.avatar.health == 29)
        try fight.play(.end)
        #expect(fight.avatar.health == 27)
        #expect(try fight.play(.end).contains(.recover(.avatar, status: "burning")))
        try fight.play(.end)
        #expect(fight.avatar.health == 25)
    }

    @Test("A status comes only with a hit")
    func onlyHits() throws {
        let profiles = [.empty, Profile(inflicts: Affliction(Status("burning", damage: 2), rounds: 2))]
        var fight = begun(
            wearing: [armor(.absorb(Absorb()))], against: [foe(throwing: Attack("fire", 1, profile: 1))],
            profiles: profiles)
        try fight.play(.end)
        #expect(fight.avatar.afflictions == [])
    }

    @Test("A status changes the Avatar's tempo and free moves for its rounds, never below 0")
    func tempo() throws {
        var fight = against(Status("frost", tempo: -1, moves: -9), rounds: 1)
        try fight.play(.end)
        #expect([fight.tempo, fight.moves] == [2, 0])
        try fight.play(.end)
        #expect([fight.tempo, fight.moves] == [3, 2])
    }

    @Test("A status changes the power of its bearer's attacks, which stays at least 1")
    func power() throws {
        var weak = against(Status("weak", power: 40), rounds: 1)
        try weak.play(.end)
        #expect(try weak.play(.strike(0)).attacks.map(\.attack.power) == [2])
        var feeble = against(Status("feeble", power: 0), rounds: 1)
        try feeble.play(.end)
        #expect(try feeble.play(.strike(0)).attacks.map(\.attack.power) == [1])
    }

    @Test("A foe under a status announces fewer attacks, and weaker ones")
    func foes() throws {
        let profiles = [.empty, Profile(inflicts: Affliction(Status("frost", tempo: -1, power: 50), rounds: 1))]
        var fight = begun(
            weapon: Attack("stone", 1, profile: 1), against: [foe(throwing: Attack("fire", 4), Attack("fire", 6))],
            profiles: profiles)
        try fight.play(.strike(0), .end)
        #expect(fight.intents.map(\.attack.power) == [2])
        try fight.play(.end)
        #expect(fight.intents.map(\.attack.power) == [4, 6])
    }

    @Test("The same status again lengthens it to the longer of both and does no harm twice")
    func again() throws {
        let profiles = [.empty, Profile(inflicts: Affliction(Status("burning", damage: 2), rounds: 2))]
        let burn = Foe.Plan(Attack("fire", 1, profile: 1))
        var fight = begun(
            against: [Foe("imp", health: 9, plans: [[burn, burn], [burn], [], [], [], []])], profiles: profiles)
        var health: [Int] = []
        for _ in 1...5 {
            try fight.play(.end)
            health.append(fight.avatar.health)
        }
        #expect(health == [28, 25, 23, 21, 21])
    }

    @Test("A status can decide the fight")
    func decides() throws {
        let profiles = [.empty, Profile(inflicts: Affliction(Status("burning", damage: 99), rounds: 2))]
        var fight = begun(
            weapon: Attack("stone", 1, profile: 1), against: [Foe("imp", health: 9, plans: [])], profiles: profiles)
        try fight.play(.strike(0), .end)
        #expect(fight.result == nil)
        #expect(try fight.play(.end).contains(.suffer(.foe(0), status: "burning", damage: 99, health: .init(8, 0))))
        #expect(fight.result == .won)
        #expect(fight.totals.dealt == 9)
    }
}
