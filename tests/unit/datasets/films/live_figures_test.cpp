#include "datasets/films/live_figures.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace meeplecam::datasets {
namespace {

double valueOf(const LiveFigures& figures, std::string_view name) {
    const std::vector<Measure> measures = measuresOf(figures);
    const auto found = std::ranges::find(measures, name, &Measure::name);
    return found == measures.end() ? -1 : found->value;
}

LiveFigures example() {
    LiveFigures figures;
    figures.films = 1;
    figures.turns = 10;
    figures.tiles = {.right = 8, .wrong = 2, .missed = 1, .spurious = 3, .asked = 1};
    figures.playersRight = 9;
    figures.meeples = {.right = 3, .wrong = 0, .missed = 1, .spurious = 0, .asked = 1};
    figures.kindsRight = 2;
    figures.scorings = {.right = 1, .wrong = 0, .missed = 0, .spurious = 1, .asked = 0};
    figures.scoresJudged = 10;
    figures.scoresRight = 5;
    figures.silentScoreErrors = 1;
    figures.questions = 2;
    figures.corrections = 4;
    figures.outOfSync = 1;
    figures.tileDelays_s = {0.5, 0.1};
    figures.meepleDelays_s = {0.2};
    return figures;
}

TEST(LiveFigures, BecomeMeasures) {
    const LiveFigures figures = example();
    EXPECT_DOUBLE_EQ(valueOf(figures, "tiles_right"), 8.0 / 11);
    EXPECT_DOUBLE_EQ(valueOf(figures, "tiles_right_or_asked"), 9.0 / 11);
    EXPECT_EQ(valueOf(figures, "tiles_spurious"), 3);
    EXPECT_DOUBLE_EQ(valueOf(figures, "players_right"), 0.9);
    EXPECT_DOUBLE_EQ(valueOf(figures, "meeples_right"), 0.75);
    EXPECT_DOUBLE_EQ(valueOf(figures, "meeples_right_or_asked"), 1);
    EXPECT_DOUBLE_EQ(valueOf(figures, "kinds_right"), 2.0 / 3);
    EXPECT_DOUBLE_EQ(valueOf(figures, "returns_right"), 1) << "of nothing";
    EXPECT_DOUBLE_EQ(valueOf(figures, "scores_right"), 0.5);
    EXPECT_EQ(valueOf(figures, "silent_score_errors"), 1);
    EXPECT_DOUBLE_EQ(valueOf(figures, "questions_per_25_turns"), 5);
    EXPECT_DOUBLE_EQ(valueOf(figures, "tile_delay_median_s"), 0.3);
    EXPECT_DOUBLE_EQ(valueOf(figures, "meeple_delay_worst_s"), 0.2);
}

TEST(LiveFigures, AddUp) {
    LiveFigures sum = example();
    sum += example();
    EXPECT_EQ(sum.films, 2);
    EXPECT_EQ(sum.turns, 20);
    EXPECT_EQ(sum.tiles, (LiveCounts{.right = 16, .wrong = 4, .missed = 2, .spurious = 6, .asked = 2}));
    EXPECT_EQ(sum.meeples.asked, 2);
    EXPECT_EQ(sum.scorings.spurious, 2);
    EXPECT_EQ(sum.playersRight, 18);
    EXPECT_EQ(sum.scoresRight, 10);
    EXPECT_EQ(sum.scoresJudged, 20);
    EXPECT_EQ(sum.silentScoreErrors, 2);
    EXPECT_EQ(sum.questions, 4);
    EXPECT_EQ(sum.corrections, 8);
    EXPECT_EQ(sum.outOfSync, 2);
    EXPECT_THAT(sum.tileDelays_s, testing::ElementsAre(0.5, 0.1, 0.5, 0.1));
}

TEST(DelayFigures, AreTakenFromTheSortedDelays) {
    EXPECT_EQ(delayFiguresOf({}), DelayFigures{});
    EXPECT_EQ(delayFiguresOf({0.4}), (DelayFigures{0.4, 0.4, 0.4}));
    EXPECT_EQ(delayFiguresOf({10, 1, 2, 9, 3, 8, 4, 7, 5, 6}), (DelayFigures{5.5, 9, 10}));
}

} // namespace
} // namespace meeplecam::datasets
