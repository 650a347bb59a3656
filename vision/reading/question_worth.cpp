#include "vision/reading/question_worth.h"

#include "vision/reading/board_reporter.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace meeplecam::vision {

namespace {

using models::BoardReport;
using models::ReportQuestion;

// Points that a wrong tile moves later where it moves none yet. Claims and things that may be meeples are
// worth what they score now, at least one; the size of a meeple just what hangs on it.
constexpr int kLeastTile = 5;

/// Meeples that can't stand on what their tile has become go.
void dropStranded(const engine::TileRegistry& registry, BoardReport& report) {
    std::erase_if(report.meeples, [&](const models::ReportedMeeple& meeple) {
        const models::ReportedTile* tile = models::tileAt(report, meeple.feature.cell);
        if (tile == nullptr)
            return true;
        const auto& segments = registry[tile->placement.tile].segments;
        const auto at = static_cast<std::size_t>(meeple.feature.segment);
        return at >= segments.size() || !segments[at].takesMeeple;
    });
}

/// The report as if this were the answer.
BoardReport answered(const engine::TileRegistry& registry, const BoardReport& report,
                     const ReportQuestion& question, const models::ReportAnswer& answer) {
    BoardReport other;
    other.tiles = report.tiles;
    other.meeples = report.meeples;
    if (question.about == ReportQuestion::About::Tile) {
        std::erase_if(other.tiles,
                      [&](const models::ReportedTile& tile) { return tile.placement.cell == question.cell; });
        if (answer.tile)
            other.tiles.push_back(*answer.tile);
        dropStranded(registry, other);
        return other;
    }
    const auto isAsked = [&](const models::ReportedMeeple& meeple) {
        return std::ranges::any_of(question.answers, [&](const models::ReportAnswer& one) {
            return one.meeple && one.meeple->foot == meeple.foot;
        });
    };
    std::erase_if(other.meeples, isAsked);
    if (answer.meeple)
        other.meeples.push_back(*answer.meeple);
    return other;
}

/// Points by which two score sheets differ, of all players together.
int difference(const std::vector<models::ReportedScore>& one,
               const std::vector<models::ReportedScore>& other) {
    const auto pointsOf = [](const std::vector<models::ReportedScore>& scores, models::MeepleColour colour) {
        const auto found = std::ranges::find(scores, colour, &models::ReportedScore::colour);
        return found == scores.end() ? 0 : found->ifEndedNow;
    };
    int sum = 0;
    for (const models::ReportedScore& score : one)
        sum += std::abs(score.ifEndedNow - pointsOf(other, score.colour));
    for (const models::ReportedScore& score : other)
        if (std::ranges::find(one, score.colour, &models::ReportedScore::colour) == one.end())
            sum += score.ifEndedNow;
    return sum;
}

/// Whether all answers are the same meeple but for its size.
bool isAboutSize(const ReportQuestion& question) {
    if (question.about != ReportQuestion::About::Meeple || question.answers.empty())
        return false;
    const auto& first = question.answers.front().meeple;
    return std::ranges::all_of(question.answers, [&](const models::ReportAnswer& answer) {
        return answer.meeple && engine::isMeeple(answer.meeple->figure) &&
               answer.meeple->colour == first->colour && answer.meeple->feature == first->feature;
    });
}

int leastPointsOf(const ReportQuestion& question) {
    if (question.about == ReportQuestion::About::Tile)
        return kLeastTile;
    return isAboutSize(question) ? 0 : 1;
}

int pointsOf(const engine::GameSetup& setup, const BoardReport& report, const ReportQuestion& question) {
    int most = leastPointsOf(question);
    for (const models::ReportAnswer& answer : question.answers) {
        BoardReport other = answered(*setup.registry, report, question, answer);
        judgeByRules(setup, other);
        most = std::max(most, difference(report.scores, other.scores));
    }
    return most;
}

/// Whether something is asked about a tile, too, on which the meeple of this question may stand.
bool isTileAsked(const BoardReport& report, const ReportQuestion& about) {
    return std::ranges::any_of(report.questions, [&](const ReportQuestion& question) {
        return question.about == ReportQuestion::About::Tile &&
               std::ranges::any_of(about.answers, [&](const models::ReportAnswer& answer) {
                   return answer.meeple && answer.meeple->feature.cell == question.cell;
               });
    });
}

/// Whether a doubt about a meeple is asked however little it is worth: listed ones hid wrong meeples on 3 of
/// 22 rendered boards, 2026-11-24. Not so sizes on which nothing hangs, and claims that are hardly unclear:
/// of 23 one was wrong, on a tile that was wrong itself (photos, renders and virtual tables, 28 November
/// 2026).
bool isAlwaysAsked(const BoardReport& report, const ReportQuestion& question) {
    constexpr double kHardlyUnclear = 0.05; // probability
    if (question.about != ReportQuestion::About::Meeple || question.points == 0)
        return false;
    return question.why != models::QuestionReason::UnclearClaim || question.probability >= kHardlyUnclear ||
           isTileAsked(report, question);
}

} // namespace

void weighQuestions(const engine::GameSetup& setup, BoardReport& report) {
    for (ReportQuestion& question : report.questions)
        question.points = pointsOf(setup, report, question);
    std::ranges::stable_sort(report.questions, std::ranges::greater{}, &ReportQuestion::worth);
    // What a hand hides nobody knows before it is gone, and tiles of other boxes nobody can find among the
    // answers: that is said once (models::HiddenPlaces, models::OtherBoxes).
    std::vector<ReportQuestion> asked;
    for (const ReportQuestion& question : report.questions) {
        const bool matters = question.worth() >= kAskWorth || isAlwaysAsked(report, question);
        (matters && !models::isSaidOnce(question.why) ? asked : report.mayBeLookedAt).push_back(question);
    }
    report.questions = std::move(asked);
}

} // namespace meeplecam::vision
