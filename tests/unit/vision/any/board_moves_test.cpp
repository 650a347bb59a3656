#include "models/records/setup_json.h"
#include "models/tiles/tile_library.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/any/any_reader.h"
#include "vision/any/board_sides.h"
#include "vision/any/moved_board.h"
#include "vision/teaching/plane_finder.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const BoardReader& anyReader() {
    static const BoardReader reader =
        *openTiles({kAnyTiles, MEEPLECAM_NETWORKS},
                   *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"}), {});
    return reader;
}

const TracedBoard& nineTilesRead() {
    static const TracedBoard board = *anyReader().read(tests::nineTilesFrame()).stages.board;
    return board;
}

/// The same table after the camera was pushed: turned, nearer, aslant.
cv::Matx33d pushed() {
    return {0.98, -0.26, 120.0, 0.24, 1.02, -60.0, 4e-5, 6e-5, 1.0};
}

Frame seenAfter(const cv::Matx33d& push, const Frame& frame) {
    cv::Mat seen;
    cv::warpPerspective(frame.level(0), seen, push, frame.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return Frame(seen);
}

/// The worst corner, in tile sides.
double farthest(const Quad& a, const Quad& b) {
    double most = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        most = std::max(most, cv::norm(a[i] - b[i]) / meanSide(b));
    return most;
}

TEST(MovedBoard, IsFoundByWhatIsPrinted) {
    const auto now_from_before = findMoved(seenAfter(pushed(), tests::nineTilesFrame()), nineTilesRead());
    ASSERT_TRUE(now_from_before);
    for (const CellReading& cell : nineTilesRead().cells) {
        Quad expected;
        Quad found;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            expected[i] = mapped(pushed(), cv::Point2d(cell.quad[i]));
            found[i] = mapped(*now_from_before, cv::Point2d(cell.quad[i]));
        }
        if (cell.tileEvidence > kTileEvidence) {
            EXPECT_LT(farthest(found, expected), 0.05);
        }
    }
}

TEST(MovedBoard, IsNotFoundOnAnotherTable) {
    const Frame bare(cv::Mat(480, 640, CV_8UC3, cv::Scalar(70, 100, 140)));
    EXPECT_FALSE(findMoved(bare, nineTilesRead()));
    const Frame other = tests::photograph({{"base.T", {0, 0}}, {"base.X", {1, 0}}}, tests::nineTilesCamera());
    EXPECT_FALSE(findMoved(other, nineTilesRead()));
}

TEST(MovedBoard, HasItsTilesInTheirCells) {
    const Frame frame = seenAfter(pushed(), tests::nineTilesFrame());
    const TableReader& tables = anyReader().tables();
    const auto again = tables.strange()->findAgain(frame, nineTilesRead(), tables);
    ASSERT_TRUE(again);
    for (const CellReading& then : nineTilesRead().cells) {
        if (then.tileEvidence <= kTileEvidence)
            continue;
        const auto now = std::ranges::find(again->cells, then.cell, &CellReading::cell);
        ASSERT_NE(now, again->cells.end());
        EXPECT_GT(now->tileEvidence, kTileEvidence);
        EXPECT_EQ(now->square->print->face.data, then.square->print->face.data) << "known by its look";
    }
}

/// A board of which the first tile was taken for a little too small.
SquareBoard boardOf(double scale, cv::Point2d shift) {
    const calibration::TableCamera camera = tests::nineTilesCamera();
    const std::array<cv::Point2d, 4> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    std::vector<PlacedQuad> placed;
    std::vector<BoardSquare> tiles;
    for (const tests::LaidTile& laid : tests::nineTiles()) {
        Quad quad;
        std::ranges::transform(corners, quad.begin(), [&](const cv::Point2d& corner) {
            return cv::Point2f(
                camera.project((cv::Point2d(laid.cell.x, laid.cell.y) + corner) * scale + shift));
        });
        placed.push_back({laid.cell, quad});
        tiles.push_back({laid.cell, quad, 1.0, 1.0});
    }
    return {*GridModel::fit(placed, tests::nineTilesFrame().size()), tiles, {}};
}

TEST(BoardSides, AreWhereTheTilesEnd) {
    for (const auto& [scale, shift] :
         {std::pair(0.94, cv::Point2d(0.1, 0.02)), std::pair(1.05, cv::Point2d())}) {
        const std::vector<PlacedQuad> moved = movedToSides(tests::nineTilesFrame(), boardOf(scale, shift));
        ASSERT_EQ(moved.size(), tests::nineTiles().size());
        for (const PlacedQuad& tile : moved)
            EXPECT_LT(farthest(tile.quad, tests::quadOf(tests::nineTilesCamera(), tile.cell)), 0.08) << scale;
    }
    EXPECT_TRUE(movedToSides(tests::nineTilesFrame(), boardOf(1.0, {})).empty()) << "they lie well";
}

} // namespace
} // namespace meeplecam::vision
