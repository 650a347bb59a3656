#include "datasets/verdicts/question_verdicts.h"

#include "datasets/verdicts/text_table.h"

#include <algorithm>
#include <iterator>

namespace meeplecam::datasets {

namespace {

using About = models::ReportQuestion::About;

} // namespace

std::vector<JudgedQuestion> judgeQuestions(const models::BoardReport& report, const Truth& truth,
                                           const std::vector<JudgedTile>& tiles,
                                           const std::vector<JudgedMeeple>& meeples) {
    const auto isWrongTile = [](const JudgedTile& tile) { return isMistake(tile.verdict); };
    const auto isWrongMeeple = [](const JudgedMeeple& meeple) {
        return isMistake(meeple.verdict) || meeple.figure == AspectVerdict::Wrong;
    };
    const auto anyAt = [](const auto& things, engine::Cell cell, const auto& isWrong) {
        return std::ranges::any_of(things,
                                   [&](const auto& thing) { return thing.cell == cell && isWrong(thing); });
    };
    const auto isStrange = [&](engine::Cell cell) {
        const TruthTile* tile = tileAt(truth, cell);
        return tile != nullptr && !tile->placement;
    };
    std::vector<JudgedQuestion> judged;
    const auto judge = [&](const std::vector<models::ReportQuestion>& questions, bool asked) {
        for (const models::ReportQuestion& question : questions) {
            const bool needed = question.about == About::Tile
                                    ? anyAt(tiles, question.cell, isWrongTile) || isStrange(question.cell)
                                    : anyAt(meeples, question.cell, isWrongMeeple);
            judged.push_back(
                {question.why, question.cell, question.probability, question.worth(), asked, needed});
        }
    };
    judge(report.questions, true);
    judge(report.mayBeLookedAt, false);
    return judged;
}

std::vector<std::string> textOf(const std::vector<JudgedQuestion>& questions) {
    std::vector<std::string> lines;
    std::ranges::transform(questions, std::back_inserter(lines), [](const JudgedQuestion& question) {
        return "(" + std::to_string(question.cell.x) + "," + std::to_string(question.cell.y) + ") " +
               models::nameOf(question.why) + (question.asked ? ", asked" : ", listed") + ", probability " +
               fixed(question.probability, 3) + ", worth " + fixed(question.worth, 2) +
               (question.needed ? ", needed" : "");
    });
    return lines;
}

} // namespace meeplecam::datasets
