import Chronicle
import Engine
import TestSupport
import Testing

@Suite("Logs of fights with items")
struct ItemLogTests {
    let log = Logs.bag

    @Test("A fight with items is written as it always was, byte for byte")
    func golden() {
        let difference = difference(fromGolden: "bag-fight.jsonl", log.bytes)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test("A log with items verifies, and its fight is the one that was fought")
    func verified() {
        let recording = Arena.bagFight()
        let replay = Replay(recording.log())
        #expect(replay.verdict.brief == "verified 0")
        #expect(replay.recording?.fight == recording.fight)
    }

    @Test("It has every line that items bring, and embeds what the items throw and cure")
    func lines() {
        for type in ["use", "mend", "charge", "hasten"] { #expect(log.types.contains(type), "\(type)") }
        let text = log.lines.joined()
        for part in [
            #""items":["kit","cracker","salve","cracker","kit"]"#, #""do":"use","item":1,"foe":0"#,
            #"{"type":"recover","on":"avatar","status":"burning"}"#, #"{"id":"salve","#,
        ] { #expect(text.contains(part), "\(part)") }
        #expect(!log.lines[1].contains("sword"))
    }

    @Test("Another bag in the start line is not the one that was sealed")
    func bag() {
        #expect(log.changing(2, #""salve","cracker""#, #""cracker","salve""#).verdict.brief == "diverged 1")
        #expect(log.changing(2, #""salve""#, #""elixir""#).verdict.brief == "contentMissing 3")
        #expect(Logs.small.changing(2, #""foes""#, #""items":[],"foes""#).verdict.brief == "diverged 3")
    }

    @Test("Another item used differs in what it does; one that is not there can't be used")
    func choice() {
        let index = log.first("choice", from: log.first("choice") + 1)
        #expect(log.lines[index].contains(#""do":"use","item":1"#))
        #expect(log.changing(index, #""item":1"#, #""item":2"#).verdict.brief == "diverged \(index + 2)")
        #expect(log.changing(index, #""item":1"#, #""item":7"#).verdict.brief == "illegalChoice \(index + 1)")
        #expect(log.changing(index, #""foe":0"#, #""foe":2"#).verdict.brief == "illegalChoice \(index + 1)")
    }

    @Test("What an item did can't be said otherwise, nor a foe named where nothing is thrown")
    func facts() {
        for (type, old, new) in [
            ("use", "cracker", "salve"), ("mend", #""durability":["#, #""durability":[1"#),
            ("charge", #""charge":["#, #""charge":[1"#), ("hasten", #""tempo":["#, #""tempo":[1"#),
        ] {
            let index = log.first(type)
            #expect(log.changing(index, old, new).verdict.brief == "diverged \(index + 1)", "\(type)")
        }
        let salve = log.first("use", from: log.first("use") + 1) - 1
        #expect(log.changing(salve, #""foe":0"#, #""foe":1"#).verdict.brief == "diverged \(salve + 1)")
    }
}
