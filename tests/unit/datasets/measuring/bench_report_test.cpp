#include "datasets/measuring/bench_report.h"

#include "datasets/verdicts/text_table.h"
#include "tests/support/tables.h"

#include <gmock/gmock.h>

#include <sstream>

namespace meeplecam::datasets {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;

/// A picture of three tiles, of which so many were read right and the rest wrong.
PictureResult result(const std::string& set, const std::string& file, int right, double read_ms) {
    const Truth truth = tests::truthOf({tests::placement("base.D", 0, 0), tests::placement("base.E", 1, 0),
                                        tests::placement("base.V", 2, 0)});
    models::BoardReport report = tests::perfectReport(truth);
    for (std::size_t i = static_cast<std::size_t>(right); i < report.tiles.size(); ++i)
        report.tiles[i].placement.tile = tests::tile("base.B");
    PictureResult result;
    result.set = set;
    result.file = file;
    result.evaluation = evaluate(report, truth, *models::bundledTiles().registry);
    result.read_ms = read_ms;
    result.sift_ms = 100;
    result.peak_mb = read_ms / 2;
    result.timing_ms = {{"tiles", read_ms - 1}, {"total", read_ms}};
    return result;
}

TEST(BenchSummary, SumsBySetAndDisturbanceAndOverAll) {
    std::vector<PictureResult> results{result("a", "1.jpg", 3, 100), result("b", "2.jpg", 2, 300),
                                       result("a", "3.jpg", 2, 200), result("a", "4.jpg", 1, 400)};
    results[3].disturbance = Disturbance::Turned;
    const std::vector<BenchSummary> sums = summarise(results);
    ASSERT_EQ(sums.size(), 5U);
    EXPECT_EQ(sums[0].set, "a");
    EXPECT_EQ(sums[0].figures.tiles.right, 5);
    EXPECT_EQ(sums[0].figures.boards.pictures, 2);
    EXPECT_EQ(sums[0].figures.boards.exact, 1);
    EXPECT_DOUBLE_EQ(sums[0].read_ms, 150);
    EXPECT_DOUBLE_EQ(sums[0].siftRatio, 1.5);
    EXPECT_DOUBLE_EQ(sums[0].peak_mb, 100);
    EXPECT_THAT(sums[0].timing_ms, ElementsAre(Pair("tiles", 149), Pair("total", 150)));
    EXPECT_EQ(sums[1].set, "b");
    EXPECT_EQ(sums[2].disturbance, Disturbance::Turned);
    EXPECT_EQ(sums[3].set, "");
    EXPECT_EQ(sums[3].figures.tiles.right, 7);
    EXPECT_EQ(sums[3].disturbance, Disturbance::None);
    EXPECT_EQ(sums[4].figures.tiles.right, 1);
}

TEST(BenchSummary, OfOneSetHasNoTotalBesides) {
    const std::vector<PictureResult> results{result("a", "1.jpg", 3, 100), result("a", "2.jpg", 2, 300)};
    EXPECT_EQ(summarise(results).size(), 1U);
    EXPECT_TRUE(summarise({}).empty());
}

TEST(BenchSummary, TheMedianIsTheMiddle) {
    EXPECT_EQ(medianOf({}), 0);
    EXPECT_EQ(medianOf({3, 1, 2}), 2);
    EXPECT_EQ(medianOf({4, 1, 2, 9}), 3);
}

TEST(BenchReport, PrintsPicturesAndSums) {
    std::vector<PictureResult> results{result("a", "1.jpg", 3, 100), result("a", "22.jpg", 2, 300)};
    results[1].disturbance = Disturbance::Jpeg40;
    results[1].sift_ms = 0;
    const std::string text = benchText(results);
    EXPECT_THAT(text, HasSubstr("\na/1.jpg             "));
    EXPECT_THAT(text, HasSubstr("\na/22.jpg (jpeg40)  "));
    EXPECT_THAT(text, HasSubstr("\nset a (jpeg40)     "));
    EXPECT_THAT(text, HasSubstr(" 100  1.00   50\n"));
    EXPECT_THAT(text, HasSubstr(" 300     -  150\n"));
    EXPECT_THAT(text, HasSubstr("set a, median ms: tiles 99.0 total 100.0\n"));
}

TEST(BenchReport, ListsMistakes) {
    std::vector<PictureResult> results{result("a", "1.jpg", 3, 100), result("a", "2.jpg", 2, 300),
                                       result("a", "3.jpg", 3, 1)};
    results[2].refusal = "there is no board";
    EXPECT_EQ(mistakesText(results), "a/2.jpg: (2,0) base.B turned 0 instead of base.V turned 0\n"
                                     "a/3.jpg: not read: there is no board\n");
}

TEST(BenchReport, WritesSumsInMarkdown) {
    const std::vector<PictureResult> results{result("a", "1.jpg", 3, 100), result("a", "2.jpg", 2, 300)};
    const std::string text = benchMarkdown(results);
    EXPECT_THAT(text,
                HasSubstr("\n| set a | 2 | 5 of 6 | 1 | 0 | 0 | 1 | 1 | 1 | 0 of 0 | 0 of 0 | 0 | 200 | 2.00 "
                          "| 150 |\n"));
    std::vector<std::ptrdiff_t> columns;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        columns.push_back(std::count(line.begin(), line.end(), '|'));
    EXPECT_THAT(columns, ElementsAre(16, 16, 16));
}

TEST(BenchReport, WritesEveryMeasureAsJson) {
    std::vector<PictureResult> results{result("a", "1.jpg", 3, 100), result("a", "2.jpg", 2, 300)};
    results[0].refusal = "why";
    const models::Json json = writeBench(results);
    EXPECT_EQ(json["format"], "meeplecam-bench 1");
    ASSERT_EQ(json["pictures"].size(), 2U);
    const models::Json& picture = json["pictures"][1];
    EXPECT_EQ(picture["file"], "2.jpg");
    EXPECT_EQ(picture["disturbance"], "none");
    EXPECT_EQ(picture["figures"]["tiles_right"], 0.66667);
    EXPECT_EQ(picture["figures"]["tiles_wrong"], 1);
    EXPECT_EQ(picture["sift_ratio"], 3.0);
    EXPECT_EQ(picture["mistakes"].size(), 1U);
    EXPECT_FALSE(picture.contains("refusal"));
    EXPECT_EQ(json["pictures"][0]["refusal"], "why");
    ASSERT_EQ(json["sums"].size(), 1U);
    EXPECT_EQ(json["sums"][0]["figures"]["tiles"], 6);
    for (const Measure& measure : measuresOf(results[0].evaluation.figures))
        EXPECT_TRUE(picture["figures"].contains(std::string(measure.name))) << measure.name;
}

TEST(TextTable, AlignsColumns) {
    EXPECT_EQ(alignedTable({{"", "tiles"}, {"a", "7"}, {}, {"longer", "12345678"}}), "           tiles\n"
                                                                                     "a              7\n"
                                                                                     "\n"
                                                                                     "longer  12345678\n");
    EXPECT_EQ(alignedTable({}), "");
    EXPECT_EQ(fixed(1.005, 1), "1.0");
    EXPECT_EQ(fixed(-2.5, 0), "-2");
}

} // namespace
} // namespace meeplecam::datasets
