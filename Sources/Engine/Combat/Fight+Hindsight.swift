extension Fight {
    /// The same moment with other layers worn: for asking afterwards what would have been; play has no such choice.
    ///
    ///     fight.wearing([fight.avatar.stack.layers[1], fight.avatar.stack.layers[0]])   // its two layers the other way round
    public func wearing(_ layers: [Layer]) -> Fight {
        var fight = self
        fight.avatar.stack.layers = layers
        return fight
    }
}
