#include "app/session/live_game.h"

#include "app/session/story_edit.h"

#include <chrono>

namespace meeplecam::session {

namespace {

vision::TrackingOptions trackingFor(const engine::GameSetup& setup, SourceKind kind) {
    vision::TrackingOptions options;
    if (kind == SourceKind::Pictures)
        options.stillness = {.time_s = 0.0, .pictures = 1};
    if (const auto start = engine::startOf(setup))
        options.startTile = start->tile;
    return options;
}

std::vector<engine::Placement> placementsOf(const Story& story) {
    std::vector<engine::Placement> placements;
    if (story.start)
        placements.push_back(*story.start);
    for (const StoryTurn& told : story.turns)
        placements.push_back(told.turn.placement);
    return placements;
}

std::vector<vision::PictureAdvice> faultsOf(const cv::Mat& bgr, const Sighting& sighting) {
    std::vector<vision::Quad> tiles;
    for (const SightedTile& tile : sighting.tiles)
        tiles.push_back(tile.quad);
    return vision::checkPicture(bgr, tiles);
}

double msSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

LiveGame::LiveGame(const vision::TableReader& reader, engine::GameSetup setup, SourceKind kind, LiveSink sink)
    : m_tracker(reader, trackingFor(setup, kind))
    , m_follower(reader.index(), setup)
    , m_ledger(std::move(setup))
    , m_sink(std::move(sink))
    , m_kind(kind) {}

engine::Status LiveGame::keepLog(OpenedLog log) {
    if (!log.events.empty()) {
        engine::Result<EventLedger> ledger = EventLedger::restore(m_ledger.setup(), log.events);
        if (!ledger)
            return ledger.error();
        m_ledger = *std::move(ledger);
        if (m_kind != SourceKind::Live)
            m_toldUpTo = log.events.back().frame;
        m_story = m_ledger.reported().story();
        m_follower.adopt(m_story);
        m_tracker.expect(placementsOf(m_story));
    }
    m_log = std::move(log.log);
    return engine::success();
}

void LiveGame::take(const SourceStep& step) {
    if (const auto* frame = std::get_if<SourceFrame>(&step))
        see(*frame);
    else if (const auto* gone = std::get_if<SourceGone>(&step)) {
        m_follower.setLost(gone->reason);
        m_lost = gone->reason;
        tell({});
    } else if (m_log) {
        static_cast<void>(m_log->retry()); // its problem stays known
    }
}

void LiveGame::see(const SourceFrame& frame) {
    if (frame.index <= m_toldUpTo)
        return;
    const auto start = std::chrono::steady_clock::now();
    m_frame = frame.index;
    const auto look = m_tracker.next(frame.bgr, frame.time_s);
    const bool syncChanged = m_lost != m_tracker.lost();
    if (syncChanged) {
        m_lost = m_tracker.lost();
        m_follower.setLost(m_lost);
    }
    if (look) {
        m_follower.add(*look, {frame.index, frame.time_s});
        m_tracker.lookAgainAt(m_follower.doubtful());
        m_sighting = sightingOf(*look, frame.bgr.size());
    }
    if (look || syncChanged)
        tell(frame.bgr);
    if (look && m_advice)
        m_faults = faultsOf(frame.bgr, m_sighting);
    advise(frame);
    (look ? m_costs.look_ms : m_costs.idle_ms).push_back(msSince(start));
}

void LiveGame::advise(const SourceFrame& frame) {
    if (!m_advice || m_kind == SourceKind::Pictures)
        return;
    std::vector<vision::PictureAdvice> faults = m_faults;
    if (auto hunting = m_exposure.next(m_tracker.brightness(), frame.time_s))
        faults.push_back(*std::move(hunting));
    for (const vision::PictureAdvice& advice : m_adviser.next(faults, frame.time_s))
        m_advice(advice);
}

void LiveGame::edit(const Story& edited) {
    m_story = edited;
    m_follower.adopt(edited);
    tell({});
}

void LiveGame::tell(const cv::Mat& picture) {
    m_story = keepWord(m_story, m_follower.story());
    const std::vector<LiveEvent> events = m_ledger.update(m_story, m_frame);
    if (events.empty())
        return;
    if (m_log)
        static_cast<void>(m_log->append(events)); // what can't be written waits, and problem() says so
    m_sink({events, m_ledger, picture, m_log ? m_log->problem().value_or("") : ""});
}

} // namespace meeplecam::session
