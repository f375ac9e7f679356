extension Fight {
    /// The same moment with other layers worn: for asking afterwards what would have been; play has no such choice.
    ///
    ///     fight.wearing([fight.avatar.stack.layers[1], fight.avatar.stack.layers[0]])   // its two layers the other way round
    public func wearing(_ layers: [Layer], carrying pack: [Layer]? = nil) -> Fight {
        var fight = self
        fight.avatar.stack.layers = layers
        if let pack { fight.avatar.pack = pack }
        return fight
    }
}
