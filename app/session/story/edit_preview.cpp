#include "app/session/story/edit_preview.h"

#include "app/session/story/story_meaning.h"

#include <algorithm>
#include <map>

namespace meeplecam::session {

namespace {

/// A turn of a story and what came of it.
struct PlayedTurn {
    int number = 0;
    const StoryTurn* told = nullptr;
    const engine::HistoryTurn* played = nullptr;
};

/// By StoryTurn::id.
std::map<int, PlayedTurn> turnsOf(const Story& story, const StoryMeaning& meaning) {
    std::map<int, PlayedTurn> turns;
    if (!meaning.game)
        return turns;
    for (std::size_t i = 0; i < story.turns.size(); ++i)
        turns[story.turns[i].id] = {static_cast<int>(i) + 1, &story.turns[i], &meaning.game->turns()[i]};
    return turns;
}

const PlayedTurn* find(const std::map<int, PlayedTurn>& turns, int id) {
    const auto turn = turns.find(id);
    return turn == turns.end() ? nullptr : &turn->second;
}

std::vector<int> pointsIn(const PlayedTurn* turn, std::size_t players) {
    std::vector<int> points(players, 0);
    if (turn != nullptr)
        for (const engine::ScoreEvent& event : turn->played->events.scored)
            for (const auto& [player, count] : event.players)
                points[static_cast<std::size_t>(player)] += count;
    return points;
}

bool isLegal(const PlayedTurn& turn) {
    return turn.played->standing == engine::TurnStanding::Legal;
}

EditedTurn editedTurn(const PlayedTurn* before, const PlayedTurn* after, std::size_t players) {
    EditedTurn turn;
    turn.number = (after != nullptr ? after : before)->number;
    const std::vector<int> was = pointsIn(before, players);
    const std::vector<int> now = pointsIn(after, players);
    for (std::size_t i = 0; i < players; ++i)
        if (was[i] != now[i])
            turn.points.push_back({static_cast<int>(i), was[i], now[i]});
    if (after != nullptr && !isLegal(*after) && (before == nullptr || isLegal(*before)))
        turn.problem = after->played->problem;
    return turn;
}

bool comesToTheSame(const PlayedTurn& before, const PlayedTurn& after) {
    return before.played->events == after.played->events && before.played->standing == after.played->standing;
}

void addScores(const ScoresChanged& before, const ScoresChanged& after, EditPreview& preview) {
    preview.scoresAfter = after.soFar;
    for (std::size_t i = 0; i < after.soFar.size(); ++i) {
        const ScoreChange change{static_cast<int>(i), before.soFar[i], after.soFar[i], before.ifEndedNow[i],
                                 after.ifEndedNow[i]};
        if (change.before != change.after || change.finalBefore != change.finalAfter)
            preview.scores.push_back(change);
    }
}

} // namespace

EditPreview previewOf(const engine::GameSetup& setup, const Story& before, const Story& after) {
    const StoryMeaning was = meaningOf(setup, before);
    const StoryMeaning would = meaningOf(setup, after);
    const std::map<int, PlayedTurn> turnsBefore = turnsOf(before, was);
    const std::map<int, PlayedTurn> turnsAfter = turnsOf(after, would);
    const std::size_t players = setup.players.size();
    EditPreview preview;
    for (const auto& [id, now] : turnsAfter) {
        const PlayedTurn* old = find(turnsBefore, id);
        if (old == nullptr || old->told->turn != now.told->turn) {
            preview.turns.push_back(editedTurn(old, &now, players));
        } else if (!comesToTheSame(*old, now)) {
            ++preview.laterTurns;
            preview.newProblems += isLegal(*old) && !isLegal(now) ? 1 : 0;
        }
    }
    for (const auto& [id, old] : turnsBefore)
        if (find(turnsAfter, id) == nullptr)
            preview.turns.push_back(editedTurn(&old, nullptr, players));
    std::ranges::stable_sort(preview.turns, {}, &EditedTurn::number);
    addScores(was.scores, would.scores, preview);
    return preview;
}

} // namespace meeplecam::session
