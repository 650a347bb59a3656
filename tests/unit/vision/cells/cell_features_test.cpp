#include "vision/cells/cell_features.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;

TEST(ViewsByDetails, NameWhatLiesUnderSomethingLarge) {
    const tests::LaidTile tile = tests::nineTiles()[1];
    const Quad cell = tests::quadOf(tests::nineTilesCamera(), tile.cell, {0.04, 0.03});
    cv::Mat picture = tests::nineTilesFrame().level(0).clone();
    const int radius = static_cast<int>(0.3 * meanSide(cell));
    cv::circle(picture, cell[0] * 0.7F + centreOf(cell) * 0.3F, radius, cv::Scalar(30, 30, 160), cv::FILLED);
    const std::vector<ViewId> views = viewsByDetails({Frame(picture), fewTypesIndex()}, cell);
    EXPECT_LE(views.size(), 4U);
    EXPECT_TRUE(std::ranges::any_of(views, [&](ViewId view) {
        const TileView& seen = fewTypesIndex()[view];
        return fewTypesIndex().registry->sameFace(
            seen.face, {tests::tile(tile.name), engine::rotationOf(tile.quarterTurns)});
    })) << tile.name;
}

TEST(ViewsByDetails, NothingIsPrintedOnATable) {
    const Frame table(cv::Mat(200, 200, CV_8UC3, cv::Scalar(60, 110, 160)));
    const Quad cell{{{50.0F, 50.0F}, {130.0F, 50.0F}, {130.0F, 130.0F}, {50.0F, 130.0F}}};
    EXPECT_TRUE(viewsByDetails({table, fewTypesIndex()}, cell).empty());
}

} // namespace
} // namespace meeplecam::vision
