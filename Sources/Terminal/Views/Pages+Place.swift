import Content
import Game

extension Pages {
    /// What is told on arriving, where the name was told already; a place known from before needs less.
    func arrival(isKnown: Bool) -> [String] {
        guard let place = catalog.places[campaign.place] else { return offers() }
        if isKnown { return people(place) + offers() + ways(place) }
        var lines = voice.wrapped(about(place))
        lines += offers()
        if place.foes.isEmpty, let hint = place.teaches { lines += voice.wrapped(voice.text(hint)) }
        return lines + around(place)
    }

    /// What a place looks like: where its foes are beaten, without them.
    func about(_ place: PlaceDefinition) -> String {
        let isCleared = !place.foes.isEmpty && campaign.cleared.contains(place.id)
        let text = isCleared ? place.cleared ?? place.about : place.about
        return text.map { voice.text($0) } ?? ""
    }

    /// Who and what is in a place, and where one can go from it.
    private func around(_ place: PlaceDefinition) -> [String] {
        var lines = people(place)
        if !place.sells.isEmpty { lines.append(voice.say(.shopHere)) }
        if place.isForge { lines.append(voice.say(.forgeHere)) }
        if !place.lessons.isEmpty { lines.append(voice.say(.lessonsHere)) }
        if place.isCamp { lines.append(voice.say(.campHere)) }
        return lines + ways(place)
    }

    private func people(_ place: PlaceDefinition) -> [String] {
        if place.people.isEmpty { return [] }
        let people = place.people.map { voice.name(catalog.people[$0], $0) }.joined(separator: ", ")
        return voice.wrapped(voice.say(.peopleHere, ["people": people]))
    }

    private func ways(_ place: PlaceDefinition) -> [String] {
        let ways = wayNames(place)
        return voice.wrapped(ways.isEmpty ? voice.say(.noWays) : voice.say(.ways, ["ways": ways]))
    }

    /// "The Old Bathhouse (barred), Underlamp"
    private func wayNames(_ place: PlaceDefinition) -> String {
        place.ways.map { way in
            let there = catalog.places[way.to]
            let name = voice.name(there, way.to)
            if !campaign.meets(way.when) { return voice.say(.wayClosed, ["place": name]) }
            let isBarred = there.map { !$0.foes.isEmpty && !campaign.cleared.contains($0.id) } ?? false
            return isBarred ? voice.say(.wayBarred, ["place": name]) : name
        }.joined(separator: ", ")
    }

    /// The places where the Avatar was, each with its ways.
    public func map() -> [String] {
        let places = campaign.visited.compactMap { catalog.places[$0] }
        return voice.wrapped(voice.say(.knownPlaces))
            + places.flatMap { place -> [String] in
                let name = voice.name(place, place.id)
                let here = place.id == campaign.place ? voice.say(.youAreHere, ["place": name]) : name
                let ways = wayNames(place)
                return wrap("· " + here + (ways.isEmpty ? "" : ": " + ways), width: voice.width, hanging: 2)
            }
    }
}
