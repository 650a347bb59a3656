#include "vision/meeples/ortho_view.h"

#include "tests/unit/vision/painted_meeple.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

const OrthoView& emptyBoard() {
    static const OrthoView kView = tests::nineTilesView(tests::nineTilesFrame());
    return kView;
}

/// A square of half a tile around a point of the table.
cv::Rect around(const OrthoView& view, cv::Point2d table) {
    const cv::Point2d at = view.pixelOf(table);
    return {cvRound(at.x) - OrthoView::kScale / 4, cvRound(at.y) - OrthoView::kScale / 4,
            OrthoView::kScale / 2, OrthoView::kScale / 2};
}

TEST(OrthoView, CoversTheTilesAndAnEmptyCellAround) {
    const OrthoView& view = emptyBoard();
    EXPECT_LE(view.cells.first.x, -1);
    EXPECT_LE(view.cells.first.y, -1);
    EXPECT_GE(view.cells.last.x, 3);
    EXPECT_GE(view.cells.last.y, 3);
    const cv::Size size((view.cells.last.x - view.cells.first.x + 1) * OrthoView::kScale,
                        (view.cells.last.y - view.cells.first.y + 1) * OrthoView::kScale);
    for (const cv::Mat& picture :
         {view.seen, view.expected, view.tiles, view.strangeness, view.shade, view.black, view.white})
        EXPECT_EQ(picture.size(), size);
}

TEST(OrthoView, PixelsAndTableBelongTogether) {
    const OrthoView& view = emptyBoard();
    const cv::Point2d table(1.25, 0.5);
    EXPECT_LT(cv::norm(view.tableOf(view.pixelOf(table)) - table), 1e-9);
    EXPECT_EQ(view.pixelOf(cv::Point2d(view.cells.first.x, view.cells.first.y)), cv::Point2d(0, 0));
    EXPECT_EQ(view.pixelOf({2, 1}) - view.pixelOf({1, 1}), cv::Point2d(OrthoView::kScale, 0));
}

TEST(OrthoView, KnowsWhereTilesLie) {
    const OrthoView& view = emptyBoard();
    for (const tests::LaidTile& tile : tests::nineTiles())
        EXPECT_EQ(cv::mean(view.tiles(around(view, cv::Point2d(tile.cell.x + 0.5, tile.cell.y + 0.5))))[0],
                  255.0);
    const cv::Rect table = around(view, {3.6, 1.5});
    EXPECT_EQ(cv::countNonZero(view.tiles(table)), 0);
    EXPECT_EQ(cv::countNonZero(view.strangeness(table)), 0);
    EXPECT_NEAR(cv::countNonZero(view.tiles), 9 * OrthoView::kScale * OrthoView::kScale, 1200);
}

TEST(OrthoView, AnEmptyBoardLooksAsExpected) {
    const OrthoView& view = emptyBoard();
    EXPECT_LT(cv::norm(cv::mean(view.seen, view.tiles) - cv::mean(view.expected, view.tiles)), 4.0);
    EXPECT_LT(cv::countNonZero(view.strangeness > 4.0), cv::countNonZero(view.tiles) / 20);
    EXPECT_EQ(cv::countNonZero(view.shade > view.strangeness + 1e-3), 0) << "at most strangeness";
    EXPECT_EQ(view.white.at<cv::Vec3f>(100, 100), cv::Vec3f(255, 255, 255)) << "daylight";
}

TEST(OrthoView, AThingIsStrangeWhereItLies) {
    const cv::Point2d foot(1.5, 1.5);
    const OrthoView view =
        tests::nineTilesView(tests::nineTilesWith({{{MeepleForm::Disc, 15.5, 0.0}, foot, {41, 50, 166}}}));
    const cv::Point at = view.pixelOf(foot);
    EXPECT_GT(view.strangeness.at<float>(at), 4.0F);
    EXPECT_GT(view.shade.at<float>(at), 4.0F);
    EXPECT_LT(emptyBoard().strangeness.at<float>(at), 4.0F);
    EXPECT_LT(cv::norm(cv::Vec3f(view.seen.at<cv::Vec3b>(at)) - cv::Vec3f(41, 50, 166)), 12.0);
    EXPECT_LT(cv::mean(view.strangeness(around(view, {0.5, 0.5})))[0], 2.0) << "far from it";
}

TEST(OrthoView, BlackIsNoShadow) {
    const cv::Point2d foot(1.5, 0.5);
    const OrthoView view =
        tests::nineTilesView(tests::nineTilesWith({{{MeepleForm::Disc, 15.5, 0.0}, foot, {24, 24, 24}}}));
    EXPECT_GT(view.black.at<float>(cv::Point(view.pixelOf(foot))), 0.0F);
    cv::Mat shaded = tests::nineTilesFrame().level(0).clone();
    shaded.convertTo(shaded, -1, 0.35);
    const OrthoView dark = tests::nineTilesView(Frame(shaded));
    EXPECT_LT(dark.black.at<float>(cv::Point(dark.pixelOf({2.5, 1.9}))), 0.0F) << "grass keeps its tint";
}

} // namespace
} // namespace meeplecam::vision
