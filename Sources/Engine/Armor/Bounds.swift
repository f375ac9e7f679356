/// An inclusive range of integers with either end open, as `{"min": 3, "max": 8}` in content.
public struct Bounds: Equatable, Sendable {
    public var min: Int
    public var max: Int

    public init(min: Int = .min, max: Int = .max) {
        self.min = min
        self.max = max
    }

    /// Whether `value` lies within, ends included.
    @inline(__always)
    public func contains(_ value: Int) -> Bool {
        min <= value && value <= max
    }
}
