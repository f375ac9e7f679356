// A page that tells a fight carries its log, so that the page alone is enough to prove it. Inside the page the log must
// hold nothing that could end its element and nothing that a browser changes when it saves the page, and yet come out
// again byte for byte: `<`, `&` and the bytes in danger are written as `&lt;`, `&amp;` and `&#13;`.

/// The log as an element of a page.
///
///     scriptHolding(log)   // <script type="application/x-ndjson" id="log">{"type":"header"…</script>
public func scriptHolding(_ log: [UInt8]) -> [UInt8] {
    let isText = String(validating: log, as: UTF8.self) != nil
    var script = opening
    script.reserveCapacity(log.count + log.count / 16 + 64)
    for byte in log {
        switch byte {
        case UInt8(ascii: "<"): script += "&lt;".utf8
        case UInt8(ascii: "&"): script += "&amp;".utf8
        case 0, UInt8(ascii: "\r"): script += "&#\(byte);".utf8
        case 0x80... where !isText: script += "&#\(byte);".utf8
        default: script.append(byte)
        }
    }
    return script + closing
}

/// The log that a page holds; nil where these bytes are no such page.
public func logInside(_ page: [UInt8]) -> [UInt8]? {
    // What begins as a log is one, whatever its notes say.
    guard page.first(where: { !($0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0)) }) == UInt8(ascii: "<"),
        let start = page.firstRange(of: opening)?.upperBound,
        let end = page[start...].firstRange(of: closing)?.lowerBound
    else { return nil }
    var log: [UInt8] = []
    log.reserveCapacity(end - start)
    var rest = page[start..<end]
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "&") else {
            log.append(byte)
            continue
        }
        guard let stop = rest.prefix(5).firstIndex(of: UInt8(ascii: ";")),
            let meant = meaning(of: rest[..<stop])
        else { return nil }
        log.append(meant)
        rest = rest[(stop + 1)...]
    }
    return log
}

private let opening = Array(#"<script type="application/x-ndjson" id="log">"#.utf8)
private let closing = Array("</script>".utf8)

private func meaning(of name: ArraySlice<UInt8>) -> UInt8? {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": UInt8(ascii: "<")
    case "amp": UInt8(ascii: "&")
    case let number where number.hasPrefix("#"): UInt8(number.dropFirst())
    default: nil
    }
}
