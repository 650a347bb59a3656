#include "models/art/reports/board_picture.h"

#include "models/art/reports/report_marks.h"
#include "tests/unit/models/art/small_report.h"

#include <gtest/gtest.h>

namespace meeplecam::art {
namespace {

using models::MeepleColour;
using tests::countNear;
using tests::smallReport;

cv::Scalar bgrOf(Colour colour) {
    return cv::Scalar(colour.b, colour.g, colour.r) * 255.0;
}

cv::Mat drawn(const models::BoardReport& report) {
    PanelWords words;
    words.headline = "A board";
    words.scores = "Points";
    words.questions = "Asked";
    words.findings = "Found";
    words.asked.assign(report.questions.size(), "what is this?");
    words.found.assign(report.findings.size(), "it does not fit");
    for (const models::ReportedScore& score : report.scores) {
        words.players.emplace_back("somebody");
        words.sheets.emplace_back(score.sheet.size(), "a city");
    }
    return drawBoard(report, *models::bundledTiles().registry, words);
}

TEST(BoardPicture, GrowsWithTheBoard) {
    models::BoardReport report = smallReport();
    const cv::Mat two = drawn(report);
    report.tiles.push_back({tests::placement("base.U", 2, 0, 0), 1.0, {}});
    const cv::Mat three = drawn(report);
    EXPECT_EQ(two.type(), CV_8UC3);
    EXPECT_EQ(three.cols - two.cols, 200); // a tile of a small board
    EXPECT_EQ(three.rows, two.rows);
}

TEST(BoardPicture, StaysDrawableWhenATileLiesFarOff) {
    models::BoardReport report = smallReport();
    report.tiles.push_back({tests::placement("base.U", 1000, 900, 0), 1.0, {}});
    const cv::Mat picture = drawBoardAlone(report, *models::bundledTiles().registry);
    EXPECT_EQ(picture.cols, 4000);
    EXPECT_LT(picture.rows, 4000);
}

TEST(BoardPicture, WithoutATableIsSeenThroughWhereNothingLies) {
    const BoardStyle alone{.numbered = false, .table = false};
    const cv::Mat picture = drawBoardAlone(smallReport(), *models::bundledTiles().registry, alone);
    ASSERT_EQ(picture.type(), CV_8UC4);
    std::vector<cv::Mat> channels;
    cv::split(picture, channels);
    EXPECT_EQ(channels[3].at<uchar>(0, 0), 0);
    EXPECT_EQ(channels[3].at<uchar>(picture.rows / 2, picture.cols / 4), 255) << "a tile";
    EXPECT_GT(cv::countNonZero(channels[3] == 0), picture.rows * picture.cols / 10);
}

TEST(BoardPicture, ShowsMeeplesInTheirColours) {
    models::BoardReport report = smallReport();
    report.scores.clear();                                // which show meeples, too
    report.meeples.front().colour = MeepleColour::Purple; // as nothing that is printed
    const cv::Mat with = drawn(report);
    report.meeples.erase(report.meeples.begin());
    const cv::Mat without = drawn(report);
    const cv::Scalar purple = bgrOf(woodOf(MeepleColour::Purple));
    EXPECT_GT(countNear(with, purple), countNear(without, purple) + 300);
    EXPECT_GT(countNear(without, bgrOf(woodOf(MeepleColour::Blue))), 300);
}

TEST(BoardPicture, BadgesStandWhereSomethingIsAskedOrFound) {
    models::BoardReport report = smallReport();
    const cv::Mat marked = drawn(report);
    const cv::Scalar amber = bgrOf(colourOf(Badge::Question));
    const cv::Scalar red = bgrOf(colourOf(Badge::Finding));
    report.questions.clear();
    const cv::Mat unasked = drawn(report);
    EXPECT_GT(countNear(marked, amber), countNear(unasked, amber) + 500);
    report.findings.clear();
    EXPECT_GT(countNear(unasked, red), countNear(drawn(report), red) + 500);
}

TEST(BoardPicture, MakesRoomForCellsWithoutATile) {
    models::BoardReport report = smallReport();
    const int columns = drawn(report).cols;
    report.questions.front().cell = {2, 0};
    EXPECT_EQ(drawn(report).cols, columns + 200);
}

TEST(BoardPicture, AnEmptyReportGivesTheWordsAlone) {
    const cv::Mat picture = drawn({});
    EXPECT_GT(picture.cols, 100);
    EXPECT_GT(countNear(picture, bgrOf({0.20, 0.14, 0.09, 1})), 100);
}

} // namespace
} // namespace meeplecam::art
