#include "datasets/films/live_report.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using testing::HasSubstr;
using testing::Not;

FilmResult result(const std::string& film, int right) {
    FilmResult result;
    result.film = film;
    result.size = {1280, 720};
    LiveFigures& figures = result.evaluation.figures;
    figures.films = 1;
    figures.turns = 9;
    figures.tiles = {.right = right, .missed = 10 - right};
    figures.scorings = {.right = 2, .wrong = 1, .spurious = 1};
    figures.tileDelays_s = {0.25, 0.75};
    if (right < 10)
        result.evaluation.mistakes = {"(1, 2) base.D turned 0 is missing"};
    result.costs.idle_ms = {3, 2, 9};
    result.costs.mjpeg_ms = {4, 4, 5};
    result.costs.look_ms = {100, 300};
    result.costs.stages_ms = {{"view", {3, 2, 9, 10, 20}}, {"trace", {90, 280}}};
    result.costs.lost = 7;
    return result;
}

TEST(LiveReport, ShowsFilmsAndTheirSum) {
    const std::vector<FilmResult> results{result("a.avi", 10), result("b.avi", 9)};
    const std::string text = liveText(results);
    EXPECT_THAT(text, testing::ContainsRegex("a\\.avi +10 +10 +0 +0"));
    EXPECT_THAT(text, testing::ContainsRegex("b\\.avi +10 +9 +0 +1"));
    EXPECT_THAT(text, testing::ContainsRegex("all films +20 +19 +0 +1"));
    EXPECT_THAT(text, HasSubstr("2/3+1")) << "scorings, with a spurious one";
    EXPECT_THAT(text, HasSubstr("0.50   0.75")) << "median and worst delay";
}

TEST(LiveReport, OfOneFilmHasNoSum) {
    EXPECT_THAT(liveText(std::vector{result("a.avi", 10)}), Not(HasSubstr("all films")));
}

TEST(LiveReport, ComparesAnIdlePictureWithItsDecoding) {
    EXPECT_DOUBLE_EQ(idleRatioOf(result("a.avi", 10).costs), 0.75);
    EXPECT_EQ(idleRatioOf({}), 0);
}

TEST(LiveReport, ShowsWhatEachStageCosts) {
    const std::string text = liveText(std::vector{result("a.avi", 10)});
    EXPECT_THAT(text, testing::ContainsRegex("a\\.avi +view +5 +9\\.0 +[0-9.]+ +20 +8\\.80"));
    EXPECT_THAT(text, testing::ContainsRegex("a\\.avi +trace +2 +185\\.0 +[0-9.]+ +280 +74\\.00"));
}

TEST(LiveReport, ListsMistakesWithTheirFilm) {
    EXPECT_EQ(liveMistakesText(std::vector{result("a.avi", 10), result("b.avi", 9)}),
              "b.avi: (1, 2) base.D turned 0 is missing\n");
}

TEST(LiveReport, IsWrittenAsJson) {
    const models::Json json = writeLiveBench(std::vector{result("a.avi", 10), result("b.avi", 9)});
    EXPECT_EQ(json["format"], "meeplecam-live-bench 1");
    ASSERT_EQ(json["films"].size(), 2U);
    const models::Json& film = json["films"][1];
    EXPECT_EQ(film["film"], "b.avi");
    EXPECT_EQ(film["figures"]["tiles_right"], 0.9);
    EXPECT_EQ(film["figures"]["tiles_missed"], 1);
    EXPECT_EQ(film["mistakes"].size(), 1U);
    EXPECT_EQ(film["costs"]["idle_to_jpeg"], 0.75);
    EXPECT_EQ(film["costs"]["look_median_ms"], 200);
    EXPECT_EQ(film["costs"]["lost"], 7);
    EXPECT_EQ(film["costs"]["mean_ms"], (3 + 2 + 9 + 100 + 300) / 5.0);
    EXPECT_EQ(film["costs"]["stages"][1]["stage"], "trace");
    EXPECT_EQ(film["costs"]["stages"][1]["pictures"], 2);
    EXPECT_EQ(film["costs"]["stages"][1]["worst_ms"], 280);
    EXPECT_EQ(json["sum"]["turns"], 18);
    EXPECT_EQ(json["sum"]["tiles_right"], 0.95);
}

} // namespace
} // namespace meeplecam::datasets
