import Chronicle
import Content
public import Game

extension Pages {
    /// What somebody who begins should know before the first place.
    public func welcome(_ acquaintance: Acquaintance) -> [String] {
        switch acquaintance {
        case .newToText: typing()
        case .newToThis: [.specialLayers, .specialIntents, .specialPreview].flatMap { voice.wrapped(voice.say($0)) }
        case .knowing: []
        }
    }

    /// A short lesson on typing commands, with what there is to name here.
    private func typing() -> [String] {
        let blanks: KeyValuePairs = [
            "place": inert(campaign.openWays(from: campaign.place, in: catalog).first ?? campaign.place),
            "layer": inert(campaign.worn.first?.armor ?? "me"),
        ]
        let safe: Phrase = campaign.terms.mode == .ironman ? .lessonSafeIronman : .lessonSafe
        return [.lessonTyping, .lessonNames, safe].flatMap { voice.wrapped(voice.say($0, blanks)) }
    }
}
