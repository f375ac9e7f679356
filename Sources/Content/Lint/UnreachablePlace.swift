/// A place that no way leads to from where the game begins.
extension Lint {
    var unreachablePlaces: [Finding] {
        guard let start = catalog.beginning?.start else { return [] }
        var reached: Set<String> = [start]
        var next = [start]
        while let here = next.popLast() {
            for way in catalog.places[here]?.ways.map(\.to) ?? [] where reached.insert(way).inserted {
                next.append(way)
            }
        }
        return catalog.places.all.filter { !reached.contains($0.id) }.map { place in
            Finding(
                .unreachablePlace, about: place,
                "no way leads from `\(start)` to `\(place.id)`; name it in the `ways` of a place that can be reached")
        }
    }
}
