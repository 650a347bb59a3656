#pragma once

#include "app/club/published_table.h"
#include "app/session/following/live_game.h"
#include "app/session/planning/game_plan.h"

namespace meeplecam::club {

/// A followed game that is published on a broker, when that is wanted, from its first event on.
class PublishedGame {
public:
    /// What was told, also before it is known whether the game is published.
    void take(const session::LiveUpdate& update);
    /// Publishes from now on, beginning with what was told before, where the plan says so. Fails with a
    /// sentence when its address is none, or the broker can't be reached; the game can go on without it.
    engine::Status begin(const session::GamePlan& plan, const session::EventLedger& ledger);

private:
    bool m_wanted = true;                    ///< as long as nobody said otherwise
    std::vector<session::LiveEvent> m_early; ///< told before the table was published
    std::unique_ptr<PublishedTable> m_table;
};

} // namespace meeplecam::club
