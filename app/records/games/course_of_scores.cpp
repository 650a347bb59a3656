#include "app/records/games/course_of_scores.h"

#include "engine/play/scoring.h"

namespace meeplecam::records {

std::vector<std::vector<int>> courseOfScores(const engine::Game& game) {
    const engine::FinalScore final = engine::finalScoreOf(game.state());
    std::vector<std::vector<int>> course{std::vector<int>(final.totals.size(), 0)};
    for (const engine::HistoryTurn& played : game.turns())
        course.push_back(played.scores);
    course.push_back(final.totals);
    return course;
}

} // namespace meeplecam::records
