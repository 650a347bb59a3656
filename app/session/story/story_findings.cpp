#include "app/session/story/story_findings.h"

#include "app/session/story/event_words.h"
#include "engine/board/board_queries.h"
#include "engine/play/turn_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace meeplecam::session {

using engine::Game;
using engine::GameSetup;
using engine::PlacedMeeple;

namespace {

/// The kinds of findings by the rule that is broken. R-1 is told apart by the board, see kindOf.
constexpr std::array<std::pair<std::string_view, const char*>, 14> kKinds{{
    {"R-1", "surplus_tile"},
    {"R-2", "edge_clash"},
    {"R-5", "misplaced_meeple"},
    {"R-6", "occupied_feature"},
    {"R-8", "misplaced_meeple"},
    {"R-9", "meeple_too_many"},
    {"R-11", "misplaced_meeple"},
    {"R-27", "misplaced_meeple"},
    {"R-33", "misplaced_meeple"},
    {"R-50", "misplaced_meeple"},
    {"R-54", "misplaced_meeple"},
    {"R-55", "misplaced_meeple"},
    {"R-58", "misplaced_meeple"},
    {"turn order", "turn_order"},
}};

bool liesAlone(const engine::Board& board, engine::Cell cell) {
    return std::ranges::none_of(engine::kSides, [&](engine::Side side) {
        return board.tileAt(engine::neighbour(cell, side)) != nullptr;
    });
}

std::string kindOf(const engine::Breach& breach, const Game& game, engine::Cell cell) {
    if (engine::ruleOf(breach) == "R-1" && liesAlone(game.state().board, cell))
        return "lone_tile";
    const auto* const known =
        std::ranges::find(kKinds, engine::ruleOf(breach), [](const auto& entry) { return entry.first; });
    return known != kKinds.end() ? known->second : "against_the_rules";
}

std::vector<StoryFinding> findingsAboutStart(const GameSetup& setup, const Story& story) {
    if (!story.start)
        return {};
    GameSetup started = setup;
    started.start = story.start;
    if (engine::check(started))
        return {};
    return {{story.start->cell, WrongStart{story.start->tile}}};
}

/// What rules say about each turn.
std::vector<StoryFinding> findingsAboutTurns(const Game& game) {
    std::vector<StoryFinding> findings;
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn)
        for (StoryFinding& finding : findingsAboutTurn(game, turn))
            findings.push_back(std::move(finding));
    return findings;
}

/// The same meeple, wherever on its tile it is said to have stood.
bool isSame(const PlacedMeeple& a, const PlacedMeeple& b) {
    return a.player == b.player && a.type == b.type && a.at.cell == b.at.cell;
}

bool wasTaken(const Story& story, const PlacedMeeple& meeple) {
    return std::ranges::any_of(story.returns,
                               [&](const StoryReturn& taken) { return isSame(taken.meeple, meeple); });
}

NotTakenBack notTakenBack(const PlacedMeeple& meeple, const engine::TurnEvents& events, const Game& game) {
    const engine::Board& board = game.state().board; // features that are complete stay as they were scored
    const auto scored = std::ranges::find_if(events.scored, [&](const engine::ScoreEvent& event) {
        return event.kind != engine::ScoreKind::Gingerbread &&
               board.featureAt(event.at) == board.featureAt(meeple.at);
    });
    if (scored == events.scored.end())
        return {meeple, std::nullopt, 0};
    return {meeple, scored->kind, scored->players.empty() ? 0 : scored->players.front().points};
}

/// Meeples that scored and are still there although the next turn is over, too.
std::vector<StoryFinding> findingsAboutStaying(const Story& story, const Game& game) {
    std::vector<StoryFinding> findings;
    const std::size_t over = game.turns().size() - (story.ended || game.turns().empty() ? 0 : 1);
    for (std::size_t i = 0; i + 1 < over; ++i)
        for (const PlacedMeeple& meeple : game.turns()[i].events.returned)
            if (!wasTaken(story, meeple))
                findings.push_back({meeple.at.cell, notTakenBack(meeple, game.turns()[i].events, game)});
    return findings;
}

bool hasScored(const Game& game, const PlacedMeeple& meeple) {
    return std::ranges::any_of(game.turns(), [&](const engine::HistoryTurn& played) {
        return std::ranges::any_of(played.events.returned,
                                   [&](const PlacedMeeple& home) { return isSame(home, meeple); });
    });
}

std::optional<engine::FeatureKind> kindAt(const engine::Board& board, const engine::SegmentRef& at) {
    const engine::Placement* tile = board.tileAt(at.cell);
    const auto segments = tile != nullptr ? board.registry()[tile->tile].segments.size() : 0;
    if (at.segment < 0 || static_cast<std::size_t>(at.segment) >= segments)
        return std::nullopt;
    return board[board.featureAt(at)].kind;
}

/// Meeples that went home without a reason. At the end of the game all do.
std::vector<StoryFinding> findingsAboutReturns(const Story& story, const Game& game) {
    std::vector<StoryFinding> findings;
    for (const auto& [frame, meeple] : story.returns)
        if (!story.ended && !hasScored(game, meeple))
            findings.push_back(
                {meeple.at.cell, TakenWithoutScoring{meeple, kindAt(game.state().board, meeple.at)}});
    return findings;
}

} // namespace

std::string kindOf(const StoryFinding& finding) {
    if (const auto* words = std::get_if<FindingInWords>(&finding.content))
        return words->kind;
    if (const auto* broken = std::get_if<BrokenRule>(&finding.content))
        return broken->kind;
    return kFindings[finding.content.index()];
}

std::vector<StoryFinding> findingsAboutTurn(const Game& game, std::size_t turn) {
    const engine::HistoryTurn& played = game.turns()[turn];
    const engine::Cell cell = played.turn.placement.cell;
    std::vector<StoryFinding> findings;
    if (played.standing == engine::TurnStanding::NotPlayable)
        findings.push_back({cell, ImpossibleTurn{*played.problem}});
    for (const engine::Breach& breach : played.events.breaches)
        findings.push_back({cell, BrokenRule{kindOf(breach, game, cell), breach}});
    return findings;
}

std::vector<StoryFinding> findingsOf(const GameSetup& setup, const Story& story,
                                     const std::optional<Game>& game) {
    std::vector<StoryFinding> findings = findingsAboutStart(setup, story);
    if (!game)
        return findings;
    for (const std::vector<StoryFinding>& part :
         {findingsAboutTurns(*game), findingsAboutStaying(story, *game), findingsAboutReturns(story, *game)})
        findings.insert(findings.end(), part.begin(), part.end());
    return findings;
}

} // namespace meeplecam::session
