/// The candidates that the word may be a slip of: nearest first, and of equally near ones in the order of their bytes.
///
/// Two letters swapped, one changed, one lost or one too many are one slip each. A word of up to four letters may
/// hold one slip, one of up to nine letters two, a longer one three; nothing is a slip of itself.
///
///     nearMisses(to: "absrob", among: ["absorb", "pass", "adsorb"])      // ["absorb", "adsorb"]
public func nearMisses(to word: String, among candidates: some Sequence<String>) -> [String] {
    let count = word.unicodeScalars.count
    return nearMisses(to: word, among: candidates, limit: count <= 4 ? 1 : count <= 9 ? 2 : 3)
}

/// The candidate that a word is most likely a slip of; for a short word also the only one that is two slips away.
///
///     nearest(to: "ied", among: ["id", "name"])   // "id"
///     nearest(to: "fir", among: ["air", "ice"])   // "air"
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    if word.unicodeScalars.count > 4 { return nearMisses(to: word, among: candidates).first }
    // Of two slips in a short word nobody can tell which word was meant, unless there is only one.
    let far = nearMisses(to: word, among: candidates, limit: 2)
    return far.count == 1 || far.first.map { isOneSlip(word, from: $0) } == true ? far[0] : nil
}

private func nearMisses(to word: String, among candidates: some Sequence<String>, limit: Int) -> [String] {
    let letters = Array(word.unicodeScalars)
    var found: [(distance: Int, word: String)] = []
    let sketch = Sketch(word)
    for candidate in candidates where Sketch(candidate).mayBe(sketch, within: limit) {
        let other = Array(candidate.unicodeScalars)
        // Where every letter differs nothing is left to recognize: "x" is no slip of "y".
        guard let distance = slips(letters, other, limit: limit), distance > 0,
            distance < max(letters.count, other.count)
        else { continue }
        found.append((distance, candidate))
    }
    found.sort { left, right in
        left.distance != right.distance
            ? left.distance < right.distance : left.word.utf8.lexicographicallyPrecedes(right.word.utf8)
    }
    var result: [String] = []
    for (_, word) in found where result.last?.utf8.elementsEqual(word.utf8) != true { result.append(word) }
    return result
}

/// Whether a word is one slip away from another: what is certain enough to be mended unasked.
///
///     isOneSlip("wen", from: "when")   // true
public func isOneSlip(_ word: String, from other: String) -> Bool {
    slips(Array(word.unicodeScalars), Array(other.unicodeScalars), limit: 1) == 1
}

/// What tells most pairs of words apart at a glance: their lengths, and which letters they have.
private struct Sketch {
    private let count: Int
    private var letters: UInt64 = 0
    private var isASCII = true

    init(_ word: String) {
        count = word.utf8.count
        for byte in word.utf8 {
            letters |= 1 &<< UInt64(byte)
            if byte >= 0x80 { isASCII = false }
        }
    }

    /// A slip changes the length by one letter and takes at most one letter away and brings one in.
    func mayBe(_ other: Sketch, within limit: Int) -> Bool {
        guard isASCII, other.isASCII else { return true }
        return abs(count - other.count) <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * limit
    }
}

/// The slips between two words (optimal string alignment), or nil where there are more than the limit.
///
/// Only cells near the diagonal can stay within the limit, so long words cost no more than their length.
///
///     slips(Array("fier".unicodeScalars), Array("fire".unicodeScalars), limit: 1)      // 1
func slips(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    let far = limit + 1
    var beforeLast = [Int](repeating: far, count: b.count + 1)
    var last = (0...b.count).map { min($0, far) }
    var row = beforeLast
    var nearestBefore = 0
    for i in 0..<a.count {
        let low = max(0, i - limit)
        let high = min(b.count, i + limit + 1)
        row[low] = low == 0 ? min(i + 1, far) : far
        if high < b.count { row[high + 1] = far }
        var nearest = row[low]
        for j in low..<high {
            var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
            row[j + 1] = best
            nearest = min(nearest, best)
        }
        // A swap reaches back two rows: only when both are too far is nothing left to hope for.
        if nearest > limit, nearestBefore > limit { return nil }
        nearestBefore = nearest
        (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
}
