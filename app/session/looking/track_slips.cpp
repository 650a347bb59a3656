#include "app/session/looking/track_slips.h"

#include <algorithm>
#include <cstdlib>

namespace meeplecam::session {

namespace {

int pointsOf(const engine::ScoreEvent& event, int player) {
    const auto own = std::ranges::find(event.players, player, &engine::PlayerPoints::player);
    return own == event.players.end() ? 0 : own->points;
}

/// The first reason on the sheet that is easily overlooked and brings so many points.
const engine::PointsItem* detailOf(const engine::ScoreEvent& event, int points) {
    const auto item = std::ranges::find_if(event.sheet.items, [&](const engine::PointsItem& some) {
        return some.points() == points && engine::isEasilyOverlooked(some.reason);
    });
    return item == event.sheet.items.end() ? nullptr : &*item;
}

/// What a scoring explains of a difference; a slip of the kind Unknown where it does not.
TrackSlip slipAt(const engine::ScoreEvent& event, int turn, int player, int ahead,
                 const std::vector<int>& others) {
    constexpr int kMiscounted = 1; // spaces by which people miss the right one
    const int points = pointsOf(event, player);
    TrackSlip slip{.turn = turn, .scored = event.kind};
    for (std::size_t other = 0; other < others.size(); ++other)
        if (static_cast<int>(other) != player && others[other] == -ahead &&
            (points == -ahead || pointsOf(event, static_cast<int>(other)) == ahead)) {
            slip.kind = TrackSlip::Kind::OtherMoved;
            slip.other = static_cast<int>(other);
            return slip;
        }
    if (points == 0)
        return slip;
    if (points == -ahead)
        slip.kind = TrackSlip::Kind::NotMoved;
    else if (points == ahead)
        slip.kind = TrackSlip::Kind::MovedTwice;
    else if (const auto* detail = detailOf(event, -ahead)) {
        slip.kind = TrackSlip::Kind::DetailLeftOut;
        slip.detail = detail->reason;
    } else if (std::abs(ahead) == kMiscounted)
        slip.kind = TrackSlip::Kind::Miscounted;
    return slip;
}

} // namespace

TrackSlip trackSlipOf(const engine::Game& game, std::size_t from, int player, int ahead,
                      const std::vector<int>& others) {
    TrackSlip miscounted;
    for (std::size_t turn = game.turns().size(); turn-- > from;)
        for (const engine::ScoreEvent& event : game.turns()[turn].events.scored) {
            const TrackSlip slip = slipAt(event, static_cast<int>(turn), player, ahead, others);
            if (slip.kind == TrackSlip::Kind::Miscounted && miscounted.kind == TrackSlip::Kind::Unknown)
                miscounted = slip;
            else if (slip.kind != TrackSlip::Kind::Unknown && slip.kind != TrackSlip::Kind::Miscounted)
                return slip;
        }
    return miscounted;
}

} // namespace meeplecam::session
