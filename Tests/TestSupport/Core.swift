public import Content

/// The game's own content, as it lies in the package.
public enum Core {
    public static let folder = packageFolder + "/Content"

    public static let content: Catalog = {
        guard let catalog = ContentLoader(folder: folder).load().catalog else { fatalError("the core is broken") }
        return catalog
    }()
}
