#include "app/session/planning/edition_finder.h"

#include "app/session/looking/source_tracking.h"
#include "vision/any/any_reader.h"

namespace meeplecam::session {

namespace {

ReaderRequest anyTilesOf(const GamePlan& plan) {
    ReaderRequest request = readerRequestOf(plan);
    request.catalogue = vision::kAnyTiles;
    return request;
}

} // namespace

EditionFinder::EditionFinder(vision::BoardReader any, ReaderRequest request, SourceKind kind,
                             FrameSource& source)
    : m_source(source)
    , m_any(std::move(any))
    , m_request(std::move(request))
    , m_tracker(m_any.tables(), trackingFor(m_any.setup(), kind)) {}

engine::Result<std::unique_ptr<EditionFinder>> EditionFinder::create(const GamePlan& plan,
                                                                     FrameSource& source) {
    const ReaderRequest request = anyTilesOf(plan);
    engine::Result<vision::BoardReader> any = openReader(request);
    if (!any)
        return any.error();
    return std::unique_ptr<EditionFinder>(new EditionFinder(*std::move(any), request, source.kind(), source));
}

void EditionFinder::take(const SourceStep& step) {
    constexpr int kLooks = 2;       // before no edition is the answer: a hand may have hidden the tiles
    constexpr int kLooksAtTies = 3; // of two editions: another tile may tell
    const auto* frame = std::get_if<SourceFrame>(&step);
    if (frame == nullptr || m_settled || !m_tracker.next(frame->bgr, frame->time_s))
        return;
    std::vector<FittingEdition> fitting = fittingEditions(frame->bgr, m_request);
    ++m_looks;
    m_settled = m_looks >= (isNearTie(fitting) ? kLooksAtTies : fitting.empty() ? kLooks : 1);
    if (m_settled || !fitting.empty())
        m_found = std::move(fitting);
    if (m_settled)
        m_source.stop();
}

GamePlan planFor(const std::vector<FittingEdition>& found, GamePlan plan) {
    plan.catalogue = requestFor(found, readerRequestOf(plan)).catalogue;
    return plan;
}

} // namespace meeplecam::session
