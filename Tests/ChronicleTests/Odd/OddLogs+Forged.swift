import JSONText
import TestSupport

extension OddLog {
    /// These say what the rules do not compute.
    static let forged = [
        OddLog("deleted-round", "The second round is missing.") { $0.lines.removeSubrange($0.round(2)) },
        OddLog("swapped-rounds", "The first and the second round are swapped.") { log in
            let (first, second) = (log.round(1), log.round(2))
            log.lines.replaceSubrange(
                first.lowerBound..<second.upperBound, with: Array(log.lines[second] + log.lines[first]))
        },
        OddLog("doubled-round", "The first round is there twice.") { log in
            log.lines.insert(contentsOf: log.lines[log.round(1)], at: log.round(1).upperBound)
        },
        OddLog("deleted-hop", "A hop is missing.") { $0.lines.remove(at: $0.first("hop")) },
        OddLog("doubled-hop", "A hop is there twice.") {
            $0.lines.insert($0.lines[$0.first("hop")], at: $0.first("hop"))
        },
        OddLog("swapped-lines", "A hop and the next are swapped.") { log in
            log.lines.swapAt(log.first("hop"), log.first("hop") + 1)
        },
        OddLog("deleted-choice", "A choice of the Avatar's is missing, and all that came of it.") { log in
            let strike = log.line(with: #""do":"strike""#)
            log.lines.removeSubrange(strike..<log.first("choice", from: strike + 1))
        },
        OddLog("deleted-choice-only", "A choice of the Avatar's is missing; what came of it stands there.") { log in
            log.lines.remove(at: log.line(with: #""do":"strike""#))
        },
        OddLog("appended-line", "The end line is there twice.") { $0.lines.append($0.lines[$0.lines.count - 1]) },
        OddLog("appended-round", "A round stands behind the end.") { $0.lines += $0.lines[$0.round(1)] },
        OddLog("appended-log", "Another log stands behind the end.") { $0.lines += lost.lines },
        OddLog("altered-hop", "A hop took more than it did; the end is right.") { log in
            let hop = log.line(with: #""answer":"absorb""#)
            log.put("1000000", at: "taken", in: hop)
        },
        OddLog("altered-durability", "The second number of a pair is another.") { log in
            let hop = log.line(with: #""hop""#, #""durability":["#)
            log.lines[hop] = log.lines[hop].replacing(/"durability":\[(\d+),\d+\]/) { "\"durability\":[\($0.1),77]" }
        },
        OddLog("altered-rolls", "A check counts more rolls; its hash is right.") { log in
            log.put("900", at: "rolls", in: log.first("check"))
        },
        OddLog("altered-hash", "A check has another hash; the end is right.") { log in
            log.put("\"00000000deadbeef\"", at: "hash", in: log.first("check"))
        },
        OddLog("altered-rolls-and-hash", "A check has other rolls and another hash.") { log in
            log.put("\"00000000deadbeef\"", at: "hash", in: log.first("check"))
            log.put("900", at: "rolls", in: log.first("check"))
        },
        OddLog("altered-damage", "A hit does more damage than it did.") {
            $0.put("999", at: "damage", in: $0.first("hit"))
        },
        OddLog("altered-outcome-damage", "An outcome says another damage.") { log in
            log.put("999", at: "damage", in: log.first("outcome"))
        },
        OddLog("altered-result", "A won fight is called lost.") {
            $0.put(#""lost""#, for: #""won""#, in: $0.last("end"))
        },
        OddLog("altered-totals", "More damage was dealt than was.") { $0.put("999", at: "dealt", in: $0.last("end")) },
        OddLog("altered-end-hash", "The end has another hash.") { log in
            log.lines[log.last("end")].replace(/"hash":"[0-9a-f]+"/, with: #""hash":"0000000000000000""#)
        },
        OddLog("called-open", "A decided fight is called undecided.") {
            $0.put(#""open""#, for: #""won""#, in: $0.last("end"))
        },
        OddLog("altered-choice", "Another choice that could be made: the first layer is swapped with the third.") {
            log in
            log.put(#""with":2"#, for: #""with":1"#, in: log.first("choice"))
        },
        OddLog("altered-plan", "A foe follows another plan.") { log in
            let plan = log.line(with: #""plan":"#)
            log.put("1", at: "plan", in: plan)
        },
        OddLog("altered-intent", "A foe announced a weaker attack.") {
            $0.put("1", at: "power", in: $0.first("intent"))
        },
        OddLog("forged-key", "A hop says that a layer broke which did not.") { log in
            log.lines[log.first("hop")] = log.lines[log.first("hop")].dropLast() + #","broke":true}"#
        },
        OddLog("forged-measure", "An attack has a measure more.") { log in
            log.put(#""measures":{"width":12,"depth":9"#, for: #""measures":{"width":12"#, in: log.first("intent"))
        },
        OddLog("lacking-key", "A hop does not say what it took.") { log in
            log.lines[log.first("hop")].replace(/"taken":\d+,/, with: "")
        },
        OddLog("number-as-text", "A number stands in quotes.") { log in
            log.lines[log.first("hop")].replace(/"in":(\d+)/) { "\"in\":\"\($0.1)\"" }
        },
        OddLog("number-with-fraction", "A number is written with a fraction of zero.") { log in
            log.lines[log.first("hop")].replace(/"in":(\d+)/) { "\"in\":\($0.1).0" }
        },
        OddLog("huge-number", "A number has forty digits.") { log in
            log.put(String(repeating: "9", count: 40), at: "in", in: log.first("hop"))
        },
        OddLog("null-for-number", "A number is null.") { $0.put("null", at: "in", in: $0.first("hop")) },
        OddLog("name-of-10-kB", "An armor is called by ten thousand bytes.") { log in
            log.put("\"" + String(repeating: "Hut-", count: 2_500) + "\"", at: "armor", in: log.first("hop"))
        },
        OddLog("name-with-escapes", "An armor's name would clear the screen and turn text around.") { log in
            log.put("\"\\u001b[2J\\u001b]0;owned\\u0007\u{202E}tah\"", at: "armor", in: log.first("hop"))
        },
        OddLog("foe-that-is-not-there", "A foe that nobody fights chooses a plan.") { log in
            log.put(#""by":"rat#2""#, for: #""by":"rat""#, in: log.first("round") + 1)
        },
    ]

    /// These were changed before the first round.
    static let resealed = [
        OddLog("altered-seed", "Another seed stands in the header.") {
            $0.put("\"00000000000000ff\"", at: "seed", in: 0)
        },
        OddLog("altered-engine", "Another engine's version stands in the header.") { log in
            log.put("\"9.9.9\"", at: "engine", in: 0)
        },
        OddLog("altered-seal", "The seal is another.") { $0.put("\"0000000000000000\"", at: "seal", in: 0) },
        OddLog("altered-health", "The Avatar begins with more health.") { log in
            log.put("999", at: "health", in: 2)
            log.put("999", at: "maxHealth", in: 2)
        },
        OddLog("altered-piece", "A piece begins with more durability than its armor has.") { log in
            log.put(#""copy":0,"durability":90"#, for: #""copy":0,"durability":2"#, in: 2)
        },
        OddLog("altered-content", "The blade is weaker.") { $0.put(#""power":4"#, for: #""power":5"#, in: 1) },
        OddLog("altered-fingerprint", "The header names other content.") { log in
            log.put("\"0000000000000000\"", at: "content", in: 0)
        },
        OddLog("forged-content", "The blade is weaker, and fingerprint and seal were made to fit.") {
            var log = won
            log.put(#""power":4"#, for: #""power":5"#, in: 1)
            return ((try? log.resealed()) ?? log).bytes
        },
        OddLog("forged-superfluous", "The content has an element more, and fingerprint and seal were made to fit.") {
            var log = won
            log.put(#""elements":[{"id":"aether"},"#, for: #""elements":["#, in: 1)
            return ((try? log.resealed()) ?? log).bytes
        },
    ]
}
