#pragma once

#include "app/session/editions/fitting_edition.h"
#include "app/session/planning/game_plan.h"
#include "app/session/sources/watcher.h"
#include "vision/tracking/table_tracker.h"

namespace meeplecam::session {

/// Finds out which known edition lies on the table of a plan, from the first pictures at rest that show
/// tiles; then it stops the source, which has to be opened anew for the game.
class EditionFinder : public Watcher {
public:
    /// `source` must outlive it. Fails as openReader does.
    static engine::Result<std::unique_ptr<EditionFinder>> create(const GamePlan& plan, FrameSource& source);

    void take(const SourceStep& step) override;

    /// The editions that fit, the best first, maybe none; nothing when the source ended before tiles were
    /// seen.
    [[nodiscard]] const std::optional<std::vector<FittingEdition>>& found() const { return m_found; }

private:
    EditionFinder(vision::BoardReader any, ReaderRequest request, SourceKind kind, FrameSource& source);

    FrameSource& m_source;
    const vision::BoardReader m_any; // before the tracker, which reads with it
    ReaderRequest m_request;
    vision::TableTracker m_tracker;
    int m_looks = 0; // at tiles
    bool m_settled = false;
    std::optional<std::vector<FittingEdition>> m_found;
};

/// The plan for what was found: with the edition that fits best, or with any tiles.
[[nodiscard]] GamePlan planFor(const std::vector<FittingEdition>& found, GamePlan plan);

} // namespace meeplecam::session
