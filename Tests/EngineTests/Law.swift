import Testing

/// Records a law that does not hold, with the case that breaks it; a tenth of the cost of `#expect` where it holds.
func law(_ holds: Bool, _ breaking: @autoclosure () -> String, at place: SourceLocation = #_sourceLocation) {
    if !holds { Issue.record("\(breaking())", sourceLocation: place) }
}
