/// Texts for laws: a small seeded generator and the characters that break careless code.
///
///     var random = RandomText(seed: 1)
///     random.text(of: RandomText.nasty, upTo: 12)
struct RandomText {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func text(of alphabet: [Unicode.Scalar], upTo length: Int) -> String {
        var text = ""
        for _ in 0..<number(below: length + 1) { text.unicodeScalars.append(alphabet[number(below: alphabet.count)]) }
        return text
    }

    /// Any scalar at all, the lower planes more often.
    mutating func anyText(upTo length: Int) -> String {
        var text = ""
        for _ in 0..<number(below: length + 1) {
            let bound = [0x100, 0x3100, 0x20000, 0x110000][number(below: 4)]
            if let scalar = Unicode.Scalar(UInt32(number(below: bound))) { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// Words, spaces, ideographs, punctuation, emoji: what content is made of.
    static let friendly = Array("ab ce. ,（）「」。、鎧火水の  ーé한글👍❤🇩🇪\n（x".unicodeScalars)

    /// Everything whose drawing depends on its neighbors.
    static let nasty: [Unicode.Scalar] = [
        "a", "1", " ", ">", "\u{1B}", "\n", "\t", "\r", "\u{301}", "\u{301}", "\u{301}", "\u{20DD}", "\u{200B}",
        "\u{200C}",
        "\u{200D}", "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{FE0F}", "\u{FE00}", "\u{E0101}", "\u{E0041}", "\u{202E}",
        "\u{915}",
        "\u{94D}", "\u{94D}", "\u{93E}", "\u{903}", "\u{648}", "\u{628}", "\u{64B}", "\u{1820}", "\u{180B}", "\u{180E}",
        "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}", "\u{1160}", "\u{845B}", "\u{1F469}", "\u{2764}",
        "\u{1F680}",
        "\u{1F3FD}", "\u{1F44D}", "\u{1F1E9}", "\u{1F1EA}", "\u{20E3}", "\u{600}", "\u{E000}", "\u{AD}", "\u{FEFF}",
        "\u{302E}",
    ]
}
