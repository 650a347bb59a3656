#include "app/session/following/live_game.h"

#include "app/session/looking/source_tracking.h"

#include <algorithm>
#include <iterator>

namespace meeplecam::session {

namespace {

constexpr double kForeignRest_s = 10.0; // a look at foreign tiles takes as long as some looks

std::vector<engine::Placement> placementsOf(const Story& story) {
    std::vector<engine::Placement> placements;
    if (story.start)
        placements.push_back(*story.start);
    for (const StoryTurn& told : story.turns)
        placements.push_back(told.turn.placement);
    return placements;
}

/// What the parts of a stage took is taken out of it and noted beside it.
void split(vision::StageTimes& stages, const vision::StageTimes& parts) {
    for (const auto& [part, ms] : parts) {
        stages.back().second -= ms;
        stages.insert(stages.end() - 1, {part, ms});
    }
}

} // namespace

LiveGame::LiveGame(const vision::TableReader& reader, engine::GameSetup setup, SourceKind kind, LiveSink sink)
    : m_reader(reader)
    , m_colours(reader.game().players)
    , m_tracker(reader, trackingFor(setup, kind))
    , m_follower(reader.index(), setup)
    , m_ledger(std::move(setup))
    , m_sink(std::move(sink))
    , m_kind(kind)
    , m_edition(reader, kind == SourceKind::Pictures) {}

engine::Status LiveGame::keepLog(OpenedLog log) {
    if (!log.events.empty()) {
        engine::Result<EventLedger> ledger = EventLedger::restore(m_ledger.setup(), log.events);
        if (!ledger)
            return ledger.error();
        m_ledger = *std::move(ledger);
        m_now.frame = log.events.back().frame;
        if (m_kind != SourceKind::Live && log.sameSource)
            m_toldUpTo = m_now.frame;
        else
            m_begin.frame = m_now.frame + 1;
        m_follower.adopt(story());
        m_tracker.expect(placementsOf(story()));
        if (story().start)
            m_edition.watch().settle();
        for (const MeepleShown& shown : m_ledger.reported().shown())
            learnColour(shown);
    }
    m_log = std::move(log.log);
    return engine::success();
}

void LiveGame::changeSource(SourceKind kind) {
    m_kind = kind;
    m_begin = {m_now.frame + 1, m_now.time_s};
    m_toldUpTo = -1;
    m_tracker =
        vision::TableTracker(m_lessons ? m_lessons->reader() : m_reader, trackingFor(m_ledger.setup(), kind));
    m_tracker.expect(placementsOf(story()));
    if (m_track)
        m_track->changeSource(kind == SourceKind::Pictures);
}

void LiveGame::learn(std::optional<LearnedPictures> kept) {
    m_lessons.emplace(m_reader, std::move(kept));
}

/// Players without a colour that the reader knows are told apart by nothing.
void LiveGame::learnColour(const MeepleShown& shown) {
    const auto player = static_cast<std::size_t>(shown.player);
    if (player < m_reader.game().players.size())
        m_colours.show(m_reader.game().players[player], shown.colour);
}

void LiveGame::showMeeples(ShowSink sink) {
    if (!story().turns.empty())
        return;
    std::set<int> known;
    for (const MeepleShown& shown : m_ledger.reported().shown())
        known.insert(shown.player);
    const int looks = m_kind == SourceKind::Pictures ? 1 : 2;
    m_show.emplace(m_reader.game().players, std::move(known), looks);
    m_showSink = std::move(sink);
}

void LiveGame::watchTrack(models::ScoreTrack track) {
    m_track.emplace(std::move(track), m_reader.meeples(), m_reader.index().tile_mm, m_reader.game().players,
                    m_kind == SourceKind::Pictures);
}

/// Whether something else is to be told about the scoring track than before.
bool LiveGame::seeTrack(const SourceFrame& frame) {
    const vision::TracedBoard* board = m_tracker.board();
    if (board == nullptr || m_tracker.lost() || !m_ledger.game())
        return false;
    m_track->see(frame.bgr, m_now.time_s, *board, m_colours.paints());
    return m_track->judge(*m_ledger.game(), story().ended, m_now.time_s);
}

void LiveGame::skipShowing() {
    if (!m_show)
        return;
    m_show->skip();
    tellShowing();
}

/// The picture of the table at rest while the players show their meeples.
void LiveGame::watchShowing(const SourceFrame& frame, const vision::TableLook& look) {
    constexpr float kClearTile = 3.0F; // evidence
    const auto tiles = std::ranges::count_if(look.reading.tiles, [](const vision::ReadTile& tile) {
        return tile.reading.tileEvidence > kClearTile;
    });
    if (tiles > 1) {
        m_show->end();
    } else {
        const ShowStep step = m_show->see(m_shownThings.next(vision::Frame(frame.bgr), *look.reading.board));
        if (step.takeIn)
            m_shownThings.takeIn();
        if (step.learned) {
            learnColour(*step.learned);
            report({m_ledger.note(*step.learned, m_now.frame)}, frame.bgr);
        }
    }
    tellShowing();
}

void LiveGame::tellShowing() {
    if (m_show->state() == m_shownState)
        return;
    m_shownState = m_show->state();
    m_showSink(m_shownState);
}

void LiveGame::take(const SourceStep& step) {
    if (const auto* frame = std::get_if<SourceFrame>(&step))
        see(*frame);
    else if (const auto* gone = std::get_if<SourceGone>(&step)) {
        Story lost = story();
        lost.outOfSync = gone->why;
        tell(std::move(lost), {});
    } else {
        if (Story last = m_follower.last(story()); last != story())
            tell(std::move(last), {});
        if (!m_log)
            return;
        static_cast<void>(m_log->retry());
        if (const std::string trouble = problem(); !trouble.empty())
            m_sink({{}, m_ledger, {}, trouble});
    }
}

void LiveGame::see(const SourceFrame& frame) {
    if (frame.index <= m_toldUpTo)
        return;
    m_now = {m_begin.frame + frame.index, m_begin.time_s + frame.time_s};
    vision::StageTimes stages;
    vision::StageClock clock(stages);
    auto look = m_tracker.next(frame.bgr, frame.time_s);
    clock.end("view");
    if (look)
        split(stages, look->reading.timing_ms);
    if (look && !m_edition.watch().accepts(look->reading, frame.time_s)) {
        look.reset(); // it shows nothing of this game
        if (m_edition.watch().isUnclear())
            m_tracker.forget();
    }
    m_edition.tellForeign(frame.bgr, frame.time_s, m_tracker.bareSince());
    if (m_kind != SourceKind::Pictures)
        m_tracker.rest(m_edition.watch().isForeign(frame.time_s) ? kForeignRest_s : 0.0);
    std::optional<Story> now;
    if (look) {
        if (showing())
            watchShowing(frame, *look);
        if (!showing()) // else what lies there is nobody's yet
            m_colours.name(*look);
        now = follow(*look);
        m_sighting = sightingOf(*look, frame.bgr.size(), m_reader.index().tile_mm);
        if (m_lessons && m_lessons->see(frame.bgr, *look))
            useLessons();
        clock.end("explain");
        m_edition.tellStrangers(frame.bgr, frame.time_s, look->reading);
        clock.end("boxes");
    }
    bool trackChanged = false;
    if (m_track) {
        trackChanged = seeTrack(frame);
        clock.end("track");
    }
    const std::optional<Lost> lost = m_tracker.lost();
    if (look || trackChanged || (story().outOfSync != lost && !m_edition.toldForeign())) {
        now = now ? std::move(now) : story();
        if (look || !m_edition.toldForeign())
            now->outOfSync = lost;
        tell(*std::move(now), frame.bgr);
        clock.end("tell");
    }
    if (look && m_advice)
        m_faults = vision::checkPicture(frame.bgr, look->reading.board);
    advise();
    clock.end("advice");
    noteCosts(stages, look.has_value());
}

/// What lies on the table becomes the story of the game, but for what the players show: before the first turn
/// only the first tile counts.
Story LiveGame::follow(const vision::TableLook& look) {
    if (!showing()) {
        Story now = m_follower.next(story(), look, m_now);
        m_tracker.lookAgainAt(m_follower.doubtful());
        return now;
    }
    Story now = story();
    std::set<engine::Cell> again;
    if (!now.start) {
        vision::TableLook first = look;
        first.reading.meeples.clear();
        first.reading.doubtful.clear();
        now = m_follower.next(now, first, m_now);
        again = m_follower.doubtful();
    }
    if (m_show->wantsToLookAgain() && !look.reading.tiles.empty())
        again.insert(look.reading.tiles.front().tile.placement.cell);
    m_tracker.lookAgainAt(std::move(again));
    return now;
}

void LiveGame::noteCosts(const vision::StageTimes& stages, bool looked) {
    double sum_ms = 0.0;
    for (const auto& [stage, ms] : stages) {
        sum_ms += ms;
        auto& known = m_costs.stages_ms;
        auto at = std::ranges::find(known, stage, &LiveCosts::Stage::first);
        if (at == known.end())
            at = known.insert(known.end(), {stage, {}});
        at->second.push_back(ms);
    }
    (looked ? m_costs.look_ms : m_costs.idle_ms).push_back(sum_ms);
}

void LiveGame::advise() {
    if (!m_advice || m_kind == SourceKind::Pictures)
        return;
    std::vector<vision::PictureAdvice> faults = m_faults;
    if (const auto hunting = m_exposure.next(m_tracker.brightness(), m_now.time_s))
        faults.push_back(*hunting);
    for (const vision::PictureAdvice& advice : m_adviser.next(faults, m_now.time_s))
        m_advice(advice);
}

void LiveGame::edit(Story edited) {
    m_follower.adopt(edited);
    if (m_lessons && m_lessons->hear(edited))
        useLessons();
    edited.outOfSync = story().outOfSync; // whatever happened while they thought about it
    if (edited.ended)
        edited = m_follower.last(std::move(edited));
    tell(std::move(edited), {});
}

void LiveGame::useLessons() {
    m_tracker.use(m_lessons->reader());
    m_follower.use(m_lessons->reader().index());
}

void LiveGame::tell(Story story, const cv::Mat& picture) {
    std::erase_if(story.findings, [](const StoryFinding& finding) {
        return std::holds_alternative<ColoursAlike>(finding.content) ||
               std::holds_alternative<TrackDiffers>(finding.content);
    });
    std::ranges::copy(m_colours.findings(), std::back_inserter(story.findings));
    if (m_track)
        std::ranges::copy(m_track->findings(), std::back_inserter(story.findings));
    report(m_ledger.update(story, m_now.frame), picture);
}

/// First to the log, then to those who show it.
void LiveGame::report(const std::vector<LiveEvent>& events, const cv::Mat& picture) {
    if (events.empty())
        return;
    if (m_log)
        static_cast<void>(m_log->append(events)); // what can't be written waits, and problem() says so
    m_sink({events, m_ledger, picture, problem()});
}

std::string LiveGame::problem() const {
    const std::optional<std::string> log = m_log ? m_log->problem() : std::nullopt;
    return log ? *log : m_lessons ? m_lessons->problem() : "";
}

} // namespace meeplecam::session
