import TestSupport
import Testing

@testable import Engine

@Suite("StateHash")
struct StateHashTests {
    let burning = Status("burning", damage: 2)

    /// A fight with something of everything in it.
    func rich() throws -> Fight {
        let coat = armor("coat", .absorb(Absorb(upTo: 2)), durability: 9, charge: 5, echoes: [Echo(.remember)])
        let frail = armor("frail", .absorb(Absorb(upTo: 1)), durability: 1)
        var fight = begun(
            wearing: [frail, coat, Armor("shirt")], carrying: [Armor("spare")],
            against: [foe("imp", throwing: Attack("fire", 7, profile: 1)), foe("bat", throwing: Attack("water", 1))],
            profiles: [.empty, Profile(tags: ["hot"], inflicts: Affliction(burning, rounds: 3))])
        try fight.play(.end)
        return fight
    }

    @Test("The state hash changes with any part of the state")
    func anyPart() throws {
        let changes: [(String, (inout Fight) -> Void)] = [
            ("health", { $0.avatar.health -= 1 }), ("foe's health", { $0.foes[1].health -= 1 }),
            ("durability", { $0.avatar.stack.layers[0].durability -= 1 }),
            ("charge", { $0.avatar.stack.layers[0].charge += 1 }),
            ("brace", { $0.avatar.stack.layers[0].isBraced = true }),
            ("memory", { $0.avatar.stack.layers[0].memory.append(3) }),
            ("another memory", { $0.avatar.stack.layers[0].memory = [4] }),
            ("a third memory", { $0.avatar.stack.layers[0].memory = [5] }),
            ("answered", { $0.avatar.stack.layers[0].responded.note(2) }),
            ("echoed", { $0.avatar.stack.layers[0].echoed.note(2) }),
            ("order", { $0.avatar.stack.layers.swapAt(0, 1) }),
            ("fewer layers", { $0.avatar.stack.layers.removeLast() }),
            ("other armor", { $0.avatar.stack.layers[1] = Layer(Armor("cloak")) }),
            ("other copy", { $0.avatar.stack.layers[1] = Layer(Armor("shirt"), copy: 1) }),
            ("doffed", { $0.avatar.pack.append($0.avatar.stack.layers.removeLast()) }),
            ("broken", { $0.avatar.stack.broken.removeAll() }), ("pack", { $0.avatar.pack.removeAll() }),
            ("affliction", { $0.avatar.afflictions.removeAll() }),
            ("rounds left", { $0.avatar.afflictions[0].rounds += 1 }),
            ("round", { $0.round += 1 }), ("tempo", { $0.tempo += 1 }), ("moves", { $0.moves += 1 }),
            ("strikes", { $0.strikes += 1 }), ("rolls", { $0.rolls += 1 }), ("result", { $0.result = .won }),
            ("fewer intents", { $0.intents.removeLast() }), ("order of intents", { $0.intents.swapAt(0, 1) }),
            (
                "tags of an intent",
                {
                    var attack = $0.intents[0].attack
                    attack.profile = 0
                    $0.intents[0] = Intent(foe: 0, attack: attack)
                }
            ),
        ]
        let fight = try rich()
        var hashes: Set<UInt64> = [fight.stateHash]
        for (part, change) in changes {
            var changed = fight
            change(&changed)
            #expect(hashes.insert(changed.stateHash).inserted, "\(part)")
        }
    }

    @Test("Equal fights have equal hashes")
    func equal() throws {
        #expect(try rich() == rich())
        #expect(try rich().stateHash == rich().stateHash)
    }

    @Test("The hash does not depend on where the catalog keeps a profile")
    func catalogOrder() throws {
        let hot = Profile(tags: ["hot"])
        let one = begun(against: [foe(throwing: Attack("fire", 7, profile: 1))], profiles: [.empty, hot])
        let other = begun(
            against: [foe(throwing: Attack("fire", 7, profile: 2))], profiles: [.empty, Profile(tags: ["cold"]), hot])
        #expect(one.stateHash == other.stateHash)
    }

    @Test("The same content, seed and choices give the recorded hash on every system")
    func recorded() throws {
        var fight = try rich()
        try fight.play(.swap(0, 1), .strike(0), .end, .mend(1), .end)
        #expect(fight.stateHash == 8_321_963_015_904_403_938)
    }

    @Test("Any number of threads play the same fight to the same hash")
    func threads() async throws {
        let hashes = await withTaskGroup(of: UInt64.self) { group in
            for _ in 1...8 { group.addTask { Samples.playedOut(seed: 5).stateHash } }
            return await group.reduce(into: Set<UInt64>()) { $0.insert($1) }
        }
        #expect(hashes.count == 1)
    }
}
