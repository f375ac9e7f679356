import Chronicle
public import JSONText

extension Run {
    /// A line of the history.
    var line: [UInt8] {
        var writer = JSONWriter()
        write(into: &writer)
        writer.endLine()
        return writer.bytes
    }

    /// The object that stands for it in the history and in what `saves history --json` prints.
    public func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("type", "run")
            writer.member("date", date)
            writer.member("slot", slot)
            writer.member("seed", hex(seed))
            writer.member("mode", terms.mode.rawValue)
            writer.member("oaths", terms.oaths)
            writer.member("daily", isDaily)
            writer.member("end", end.rawValue)
            writer.member("ending", place)
            writer.member("score", score)
            writer.member("places", places)
            writer.member("points", points)
            writer.member("defeats", defeats)
            writer.member("rests", rests)
            writer.member("fights", fights)
        }
    }

    /// What `write` wrote; nil for anything else.
    init?(_ json: JSON) {
        guard json["type"]?.string == "run", let date = json["date"]?.string, let slot = json["slot"]?.string,
            let seed = json["seed"]?.string.flatMap(unhex), let oaths = json.words("oaths"),
            let mode = Campaign.Terms.Mode(rawValue: json["mode"]?.string ?? ""),
            let isDaily = json["daily"]?.bool, let end = End(rawValue: json["end"]?.string ?? ""),
            let place = json["ending"]?.string, let score = json.count("score"), let places = json.count("places"),
            let points = json.count("points"), let defeats = json.count("defeats"), let rests = json.count("rests"),
            let fights = json.count("fights")
        else { return nil }
        self.init(
            date: date, slot: slot, seed: seed, terms: Campaign.Terms(mode: mode, oaths: oaths), isDaily: isDaily,
            end: end, place: place, score: score, places: places, points: points, defeats: defeats, rests: rests,
            fights: fights)
    }
}
