#include "app/session/story/story_meaning.h"

#include "app/session/story/story_findings.h"
#include "engine/play/open_turn.h"

#include <algorithm>

namespace meeplecam::session {

using engine::Game;
using engine::GameSetup;

namespace {

void addTiles(const Story& story, std::vector<Fact>& facts) {
    if (story.start) {
        TilePlaced first;
        first.play.placement = *story.start;
        first.origin = story.startOrigin;
        facts.emplace_back(first);
    }
    for (const StoryTurn& turn : story.turns) {
        TilePlaced tile{turn.id, std::nullopt, turn.turn, turn.origin, turn.meepleOrigin, turn.playerOrigin};
        tile.play.meeple.reset();
        facts.emplace_back(std::move(tile));
    }
}

void addMeeples(const Story& story, std::vector<Fact>& facts) {
    for (const StoryTurn& told : story.turns)
        if (const auto meeple = engine::placedMeeple(told.turn))
            facts.emplace_back(MeeplePlaced{told.id, *meeple, told.pose});
}

void addScorings(const Story& story, const Game& game, std::vector<Fact>& facts) {
    for (std::size_t i = 0; i < story.turns.size(); ++i)
        for (const engine::ScoreEvent& event : game.turns()[i].events.scored)
            facts.emplace_back(FeatureScored{story.turns[i].id, event.kind, event.completed, event.at,
                                             event.tiles, event.players, event.sheet});
}

void addEnd(const Game& game, Origin origin, std::vector<Fact>& facts) {
    const engine::FinalScore final = engine::finalScoreOf(game.state());
    facts.emplace_back(GameEnded{final.totals, final.breakdown, final.winners, origin});
}

ScoresChanged scoresOf(const Game& game) {
    ScoresChanged scores;
    for (const engine::PlayerState& player : game.state().players)
        scores.soFar.push_back(player.score);
    scores.ifEndedNow = engine::finalScoreOf(game.state()).totals;
    return scores;
}

std::optional<Game> gameOf(const GameSetup& setup, const Story& story) {
    if (!story.start)
        return std::nullopt;
    std::vector<engine::Turn> turns;
    for (const StoryTurn& turn : story.turns)
        turns.push_back(turn.turn);
    engine::Result<Game> game = Game::create(setupFor(setup, story), turns);
    if (!game)
        return std::nullopt;
    return *std::move(game);
}

void addOnce(std::vector<FindingMade>& findings, FindingMade made) {
    const auto same = [&](const FindingMade& other) { return other.finding == made.finding; };
    if (std::ranges::none_of(findings, same))
        findings.push_back(std::move(made));
}

} // namespace

GameSetup setupFor(GameSetup setup, const Story& story) {
    const std::vector<std::string> names = playerNames(setup);
    for (std::size_t i = 0; i < names.size(); ++i)
        setup.players[i].name = names[i];
    setup.start = story.start;
    if (!engine::check(setup))
        setup.rules.startTileIntoBag = true;
    return setup;
}

StoryMeaning meaningOf(const GameSetup& setup, const Story& story) {
    StoryMeaning meaning;
    meaning.scores = {std::vector(setup.players.size(), 0), std::vector(setup.players.size(), 0)};
    meaning.game = gameOf(setup, story);
    addTiles(story, meaning.facts);
    addMeeples(story, meaning.facts);
    if (meaning.game) {
        addScorings(story, *meaning.game, meaning.facts);
        meaning.scores = scoresOf(*meaning.game);
    }
    for (const StoryReturn& taken : story.returns)
        meaning.facts.emplace_back(MeepleReturned{taken.meeple});
    for (const engine::Placement& placement : story.denied)
        meaning.facts.emplace_back(TileDenied{placement});
    if (meaning.game && story.ended)
        addEnd(*meaning.game, story.endOrigin, meaning.facts);
    for (const StoryFinding& finding : story.findings)
        addOnce(meaning.findings, {finding, FindingBasis::Table});
    for (const StoryFinding& finding : findingsOf(setup, story, meaning.game))
        addOnce(meaning.findings, {finding, FindingBasis::Rules});
    return meaning;
}

std::vector<engine::SegmentRef> abbotsThatMayComeHome(const Story& story, int turn,
                                                      const engine::GameSetup& setup) {
    const auto told = std::ranges::find(story.turns, turn, &StoryTurn::id);
    if (told == story.turns.end() || setup.rules.abbots == 0)
        return {};
    Story before = story;
    before.turns.resize(static_cast<std::size_t>(told - story.turns.begin()));
    const StoryMeaning meaning = meaningOf(setup, before);
    if (!meaning.game)
        return {};
    engine::Turn plain;
    plain.player = told->turn.player;
    plain.placement = told->turn.placement;
    plain.insist = engine::Insist::Yes;
    const auto open = engine::OpenTurn::layTile(meaning.game->state(), plain);
    return open ? open->abbotOptions() : std::vector<engine::SegmentRef>{};
}

} // namespace meeplecam::session
