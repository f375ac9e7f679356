import Engine
import TestSupport
import Testing

@Suite("Reflect")
struct ReflectTests {
    let mirror = armor("mirror", .reflect(Reflect()))

    @Test("Reflect takes like absorb and sends the amount back")
    func sendsBack() {
        let landing = send(Attack("fire", 9), through: armor(.reflect(Reflect(percent: 50, upTo: 3))))
        #expect(landing.arrival.damage == 6)
        #expect(landing.returned.map(\.power) == [3])
        #expect(landing.returned.map(\.element) == ["fire"])
        #expect(landing.arrival.reflected == 3)
    }

    @Test("What is sent back is tagged reflected")
    func tagged() throws {
        let back = try #require(send(Attack("fire", 9), through: mirror).returned.first)
        let wall = armor(.absorb(Absorb()), when: Condition(tags: ["reflected"]))
        #expect(send(back, through: wall).arrival.outcome == .absorbed)
        #expect(send(Attack("fire", 9), through: wall).arrival.outcome == .hit)
    }

    @Test("An attack tagged reflected is never reflected again: the response counts as not holding")
    func neverAgain() throws {
        let back = try #require(send(Attack("fire", 9), through: mirror).returned.first)
        let backed = Armor("backed", responses: [Response(.reflect(Reflect())), Response(.absorb(Absorb(upTo: 2)))])
        let landing = send(back, through: mirror, backed)
        #expect(landing.answers == [.pass, .absorb])
        #expect(landing.returned == [])
    }

    @Test("An attack thrown with the tag reflected is not reflected either")
    func thrownAsReflected() {
        let profiles = [.empty, Profile(tags: ["reflected"])]
        let echo = Echo(.reflect(.amount(2)))
        let landing = send(
            Attack("fire", 9, profile: 1), through: armor(.reflect(Reflect()), echoes: [echo]), profiles: profiles)
        #expect(landing.answers == [.pass])
        #expect(landing.returned == [])
    }

    @Test("An attack sent back keeps its tags and measures but not its id or its pierce")
    func keeps() {
        let back = send(Attack("fire", 9, id: "jab", profile: 1), through: mirror, profiles: [.empty, .empty])
            .returned
        #expect(back.map(\.profile) == [1])
        #expect(back.map(\.id) == [.none])
        #expect(back.map(\.pierce) == [0])
    }

    @Test("Two mirrors each send back what they took, outermost first")
    func two() {
        let half = armor("half", .reflect(Reflect(percent: 50)))
        #expect(send(Attack("fire", 9), through: half, mirror).returned.map(\.power) == [4, 5])
    }

    @Test("Reflect that can pay for nothing sends nothing back")
    func tooSmall() {
        let landing = send(Attack("fire", 9), through: armor(.reflect(Reflect(percent: 10))))
        #expect(landing.returned == [])
    }
}
