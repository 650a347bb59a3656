#include "app/session/following/known_meeple.h"

#include "vision/reading/doubts.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

/// What is known to stand there, as if it had been seen.
vision::FeatureBelief claimOf(const engine::PlacedMeeple& meeple) {
    vision::FeatureBelief claim{meeple.at, 1.0F, {}, meeple.type, {}};
    claim.figures[static_cast<std::size_t>(meeple.type)] = 1.0F;
    return claim;
}

/// What a question leaves open about a meeple that nobody sees yet.
void doubt(SeenMeeple& meeple, const StoryQuestion& open) {
    constexpr float kOther = 0.5F; // how likely another answer is, compared with the first
    for (const StoryAlternative& other : open.alternatives) {
        const auto placed = engine::placedMeeple(other.turn.turn);
        if (!placed)
            continue;
        const auto same = std::ranges::find(meeple.claims, placed->at, &vision::FeatureBelief::feature);
        if (same == meeple.claims.end()) {
            meeple.claims.push_back(claimOf(*placed));
            meeple.claims.back().probability = kOther;
        } else if (placed->type != same->figure) {
            same->figures[static_cast<std::size_t>(placed->type)] = kOther;
        }
    }
    meeple.displaced = true;
}

} // namespace

SeenMeeple knownMeeple(const StoryTurn& told, const Story& story, std::span<const engine::Player> players,
                       Moment since) {
    const engine::PlacedMeeple placed = *engine::placedMeeple(told.turn);
    SeenMeeple meeple;
    meeple.evidence = vision::kAskMeeple;
    meeple.since = since;
    meeple.claims = {claimOf(placed)};
    meeple.shape.figure = placed.type;
    for (const StoryQuestion& open : story.questions)
        if (open.turn == told.id && open.about == models::ReportQuestion::About::Meeple)
            doubt(meeple, open);
    if (const auto colour = models::findColour(players[static_cast<std::size_t>(placed.player)].colour))
        meeple.colours[static_cast<std::size_t>(*colour)] = 1.0F;
    for (const StoryReturn& back : story.returns)
        if (back.meeple.at == placed.at && back.meeple.player == placed.player)
            meeple.gone = Moment{back.frame, 0.0};
    return meeple;
}

} // namespace meeplecam::session
