#include "app/session/planning/planned_game.h"

#include "app/session/editions/edition_words.h"
#include "app/session/editions/known_track.h"
#include "vision/any/any_reader.h"

#include <utility>

namespace meeplecam::session {

namespace {

OtherEdition otherEditionOn(const cv::Mat& picture, const ReaderRequest& request) {
    if (auto boxes = boxesBeside(vision::Frame(picture), request); !boxes.empty())
        return {{}, std::move(boxes)};
    OtherEdition other{fittingEdition(picture, request)};
    other.mirrored = !other.fits && isMirrored(picture, request);
    return other;
}

} // namespace

GamePlan planToFollow(const OtherEdition& other, GamePlan plan) {
    const bool goesOn = other.begun && !engine::hasRiver(other.boxes);
    plan.existing = goesOn ? ExistingLog::Resume : ExistingLog::Refuse;
    if (other.boxes.empty()) {
        plan.catalogue = other.fits ? other.fits->folder.string() : vision::kAnyTiles;
        return plan;
    }
    std::vector<std::string> sets = setsWith(other.boxes, plan.sets);
    return withSets(std::move(plan), std::move(sets));
}

QString wordsOf(const OtherEdition& other) {
    if (other.mirrored)
        return mirroredWords();
    return other.boxes.empty() ? otherEditionWords(other.fits) : otherBoxesWords(other.boxes);
}

PlannedGame::PlannedGame(vision::BoardReader reader, engine::GameSetup setup, SourceKind kind, LiveSink told)
    : m_reader(std::move(reader))
    , m_game(m_reader.tables(), std::move(setup), kind, std::move(told)) {}

engine::Result<std::unique_ptr<PlannedGame>>
PlannedGame::begin(const GamePlan& plan, vision::BoardReader reader, SourceKind kind, GameSinks sinks) {
    auto setup = setupOf(plan);
    if (!setup)
        return setup.error();
    auto learned = openLearned(readerRequestOf(plan));
    if (!learned)
        return learned.error();
    std::unique_ptr<PlannedGame> planned(
        new PlannedGame(std::move(reader), *std::move(setup), kind, std::move(sinks.told)));
    if (const engine::Status log = planned->openLog(plan); !log)
        return log.error();
    if (planned->m_reader.tables().strange() == nullptr) // else all that is seen is learned anyway
        planned->m_game.learn(*std::move(learned));
    planned->m_game.onAdvice(std::move(sinks.advice));
    if (sinks.edition)
        planned->watchEdition(readerRequestOf(plan), sinks.edition);
    if (!plan.track.empty()) {
        auto track = scoreTrackOf(plan.track);
        if (!track)
            return track.error();
        planned->m_game.watchTrack(*std::move(track));
    }
    if (plan.showMeeples)
        planned->m_game.showMeeples(std::move(sinks.show));
    return planned;
}

void PlannedGame::watchEdition(const ReaderRequest& request, const EditionSink& tell) {
    m_game.editions().onForeignTiles([tell, request](const cv::Mat& picture, bool seen) {
        std::optional<OtherEdition> other;
        if (!picture.empty())
            other = otherEditionOn(picture, request);
        if (other && !other->fits && other->boxes.empty() && !other->mirrored && !seen)
            other.reset(); // an empty table
        tell(other);
        return other.has_value();
    });
    m_game.editions().onStrangers([tell, request](const cv::Mat& picture) {
        OtherEdition other{{}, boxesBeside(vision::Frame(picture), request), true};
        other.mirrored = other.boxes.empty() && isMirrored(picture, request);
        if (other.boxes.empty() && !other.mirrored)
            return false;
        tell(other);
        return true;
    });
}

/// Keeps the game in the log of the plan, if it has one.
engine::Status PlannedGame::openLog(const GamePlan& plan) {
    if (plan.log.empty())
        return engine::success();
    auto log = EventLog::open(
        {plan.log, {m_game.ledger().setup(), plan.catalogue, plan.source.source}, plan.existing},
        models::bundledTiles());
    if (!log)
        return log.error();
    return m_game.keepLog(*std::move(log));
}

} // namespace meeplecam::session
