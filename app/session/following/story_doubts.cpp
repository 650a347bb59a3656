#include "app/session/following/story_doubts.h"

#include "app/session/story/story_meaning.h"
#include "vision/reading/doubts.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace meeplecam::session {

namespace {

constexpr double kPatience_s = 1.0;     // before a doubt about what was just laid becomes a question
constexpr double kListedReading = 0.05; // probability of an answer

/// A tile that may be asked about.
struct DoubtedTile {
    StoryTurn told; ///< the turn in which it was laid
    const SeenTile* seen = nullptr;
    Moment since; ///< of the turn
    /// The type that the game should begin with, where it would begin with another one by tiles that no
    /// catalogue shows.
    std::optional<engine::TileTypeId> otherStart = {};
};

/// The answers to what a tile is, the most probable first.
std::vector<StoryAlternative> answersFor(const DoubtedTile& tile) {
    constexpr std::size_t kMost = 4;
    const SeenTile& seen = *tile.seen;
    // How a tile without pictures lies is seen better than what it is.
    const bool byType = seen.square || seen.lying.view == vision::ViewId::None;
    std::vector<StoryAlternative> answers;
    std::set<engine::TileTypeId> listed;
    const auto add = [&](engine::TileFace face) {
        if (!listed.insert(face.type).second && byType)
            return;
        StoryTurn as = tile.told;
        as.turn.placement.tile = face.type;
        as.turn.placement.rotation = face.rotation;
        answers.push_back({as});
    };
    add({tile.told.turn.placement.tile, tile.told.turn.placement.rotation});
    if (tile.otherStart) {
        const auto typeOf = [](const vision::FaceSuggestion& other) { return other.face.type; };
        if (const auto start = std::ranges::find(seen.square->faces, *tile.otherStart, typeOf);
            start != seen.square->faces.end())
            add(start->face);
    }
    for (const engine::TileFace& face : seen.alternatives)
        if (answers.size() < kMost)
            add(face);
    return answers;
}

std::optional<StoryQuestion> questionAbout(const DoubtedTile& tile, Moment now) {
    if (tile.seen == nullptr || tile.told.origin == Origin::Person ||
        now.time_s - tile.since.time_s < kPatience_s)
        return std::nullopt;
    const SeenTile& seen = *tile.seen;
    const bool unknown = seen.lying.view == vision::ViewId::None && !seen.square;
    const bool unclear = seen.gap < vision::kAskTile && !seen.alternatives.empty();
    if (!unknown && !tile.otherStart && !unclear)
        return std::nullopt;
    StoryQuestion question;
    question.turn = tile.told.id;
    question.cell = tile.told.turn.placement.cell;
    question.why = unknown ? models::QuestionReason::NoPicture : models::QuestionReason::LooksAlike;
    question.alternatives = answersFor(tile);
    return question;
}

/// The story with this answer.
Story answeredStory(Story story, const StoryTurn& answer) {
    if (answer.id == kNoTurn)
        story.start = answer.turn.placement;
    else
        *std::ranges::find(story.turns, answer.id, &StoryTurn::id) = answer;
    return story;
}

/// What a tile is that no catalogue shows may be settled by what is laid beside it: that is waited for, long
/// where no points depend on it, and not at all where somebody has got them. `told` is what the story comes
/// to.
bool isDue(const DoubtedTile& tile, const StoryQuestion& question, const Story& story,
           const engine::GameSetup& setup, const ScoresChanged& told) {
    constexpr std::ptrdiff_t kLateTurns = 6; // turns
    const auto later = std::ranges::count_if(
        story.turns, [&](const StoryTurn& other) { return other.frame > tile.seen->since.frame; });
    return story.ended || std::ranges::any_of(question.alternatives, [&](const StoryAlternative& answer) {
               const ScoresChanged scores = meaningOf(setup, answeredStory(story, answer.turn)).scores;
               return scores.soFar != told.soFar ||
                      (later >= kLateTurns && scores.ifEndedNow != told.ifEndedNow);
           });
}

/// The first tile, if nobody said what it is.
std::optional<DoubtedTile> doubtedStart(const Story& story, const SeenTiles& tiles,
                                        std::optional<engine::TileTypeId> start) {
    const SeenTile* seen = tiles.at(kStartCell);
    if (story.startOrigin == Origin::Person || seen == nullptr)
        return std::nullopt;
    DoubtedTile tile{{}, seen, seen->since};
    tile.told.id = kNoTurn;
    tile.told.frame = story.startFrame;
    tile.told.turn.placement = *story.start;
    if (start && story.start->tile != *start && seen->square)
        tile.otherStart = start;
    return tile;
}

/// Whether a meeple may be an abbot, and something else: what went home then is worth points or not.
bool mayBeAbbot(const ExplainedMeeple& explained) {
    return std::ranges::any_of(explained.readings, [](const MeepleReading& reading) {
        return reading.choice.type == engine::MeepleType::Abbot && reading.probability >= kListedReading;
    });
}

/// Why a meeple is to be asked about; none = it is certain.
std::optional<models::QuestionReason> reasonToAsk(const ExplainedMeeple& explained, const StoryTurn& told,
                                                  std::span<const engine::Player> players) {
    if (explained.meeple->evidence < vision::kAskMeeple)
        return models::QuestionReason::MaybeMeeple;
    if (sureClaim(explained) < vision::askClaimOf(explained.meeple->shape.form) || explained.sizeMatters)
        return models::QuestionReason::UnclearClaim;
    const std::vector<float> likelihoods = playerLikelihoods(*explained.meeple, players);
    if (told.playerOrigin != Origin::Person &&
        likelihoods[static_cast<std::size_t>(explained.player)] < vision::kAskColour)
        return models::QuestionReason::UnclearColour;
    return std::nullopt;
}

} // namespace

std::vector<Doubt> tileDoubts(const Story& story, std::span<const FollowedTurn> turns, const SeenTiles& tiles,
                              const engine::GameSetup& setup, Moment now) {
    std::vector<DoubtedTile> doubted;
    if (auto first = doubtedStart(story, tiles, engine::firstTileOf(setup)))
        doubted.push_back(*std::move(first));
    for (std::size_t i = 0; i < turns.size(); ++i)
        doubted.push_back({story.turns[i], tiles.at(turns[i].placement.cell), turns[i].since});
    std::vector<Doubt> doubts;
    std::map<int, std::size_t> prints; // one answer settles all tiles that look alike
    std::optional<ScoresChanged> told; // worked out where somebody has to know
    for (const DoubtedTile& tile : doubted) {
        auto question = questionAbout(tile, now);
        if (!question)
            continue;
        if (!tile.seen->square) {
            doubts.push_back({*std::move(question)});
            continue;
        }
        const auto [print, first] = prints.try_emplace(tile.seen->square->print->number, doubts.size());
        if (first)
            doubts.push_back({*question, false, true});
        Doubt& doubt = doubts[print->second];
        if (!told)
            told = meaningOf(setup, story).scores;
        doubt.due = doubt.due || isDue(tile, *question, story, setup, *told);
    }
    return doubts;
}

std::optional<Doubt> meepleDoubt(const ExplainedMeeple& explained, const Story& story,
                                 std::span<const engine::Player> players, Moment now) {
    const SeenMeeple& meeple = *explained.meeple;
    const bool settled = meeple.gone && !meeple.displaced && !mayBeAbbot(explained) && !explained.sizeMatters;
    if (settled || explained.readings.empty() || now.time_s - meeple.since.time_s < kPatience_s)
        return std::nullopt;
    const MeepleReading& best = explained.readings.front();
    const StoryTurn& told = story.turns[best.turn];
    if (told.meepleOrigin == Origin::Person || told.turn.meeple != best.choice)
        return std::nullopt;
    const auto why = reasonToAsk(explained, told, players);
    if (!why)
        return std::nullopt;
    StoryQuestion question;
    question.turn = told.id;
    question.about = models::ReportQuestion::About::Meeple;
    question.cell = told.turn.placement.cell;
    question.why = *why;
    for (const MeepleReading& reading : explained.readings) {
        const bool isBest = &reading == &best;
        if (reading.turn != best.turn || (reading.probability < kListedReading && !isBest))
            continue;
        const bool sizeAsked = explained.sizeMatters && sameClaim(reading, best);
        if (!sizeAsked &&
            std::ranges::any_of(std::span(&explained.readings.front(), &reading),
                                [&](const MeepleReading& better) { return sameClaim(better, reading); }))
            continue;
        StoryTurn as = told;
        as.turn.meeple = reading.choice;
        question.alternatives.push_back({as});
    }
    StoryTurn none = told;
    none.turn.meeple.reset();
    question.alternatives.push_back({none});
    return Doubt{std::move(question)};
}

bool restsOnWord(const StoryQuestion& question, const Story& story) {
    const auto told = std::ranges::find(story.turns, question.turn, &StoryTurn::id);
    return question.about == models::ReportQuestion::About::Meeple && told != story.turns.end() &&
           told->meepleOrigin == Origin::Person && told->turn.meeple &&
           std::ranges::all_of(question.alternatives, [&](const StoryAlternative& other) {
               return other.turn.turn.placement == told->turn.placement;
           });
}

} // namespace meeplecam::session
