#include "models/art/sheets/print_sheets.h"

#include "models/art/sheets/calibration_target.h"
#include "models/art/sheets/charuco.h"
#include "models/art/sheets/score_track.h"
#include "models/tiles/tile_library.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <set>

namespace meeplecam::art {
namespace {

constexpr double kPixelsPerMm = 4;

std::vector<TileCopy> someTiles(int count) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    std::vector<TileCopy> tiles;
    for (int i = 0; i < count; ++i)
        tiles.push_back({registry[static_cast<engine::TileTypeId>(i % registry.size())], i});
    return tiles;
}

TEST(PrintSheets, FillsPaperWithRowsInsideTheMargins) {
    const SheetOptions options{kA4, 45, ""};
    const std::vector<Slot> slots = slotsFor(30, options);
    EXPECT_EQ(slots[3].sheet, 0);
    EXPECT_DOUBLE_EQ(slots[1].corner.x - slots[0].corner.x, 45);
    EXPECT_DOUBLE_EQ(slots[4].corner.y - slots[0].corner.y, 45); // four in a row
    EXPECT_EQ(slots[24].sheet, 1);                               // six rows
    EXPECT_EQ(slots[24].corner, slots[0].corner);
    for (const Slot& slot : slots) {
        EXPECT_GE(slot.corner.x, 10);
        EXPECT_LE(slot.corner.x + 45, 200);
        EXPECT_GE(slot.corner.y, 10);
        EXPECT_LE(slot.corner.y + 45, 287);
    }
}

TEST(PrintSheets, LargerTilesAndSmallerPaperHoldFewer) {
    EXPECT_EQ(slotsFor(7, {kA4, 90, ""}).back().sheet, 1);
    EXPECT_EQ(slotsFor(24, {kLetter, 45, ""}).back().sheet, 1); // 4 × 5 on a sheet
}

TEST(PrintSheets, ShowsEachTileInItsSlotInTrueSize) {
    const SheetOptions options{kA4, 45, "test"};
    const std::vector<TileCopy> tiles = someTiles(2);
    const std::vector<Scene> pages = tileSheets(tiles, options);
    ASSERT_EQ(pages.size(), 2U); // front and back
    const cv::Mat page = rasterise(pages[0], options.paper, kPixelsPerMm);
    const std::vector<Slot> slots = slotsFor(2, options);
    for (size_t i = 0; i < tiles.size(); ++i) {
        const cv::Rect place(cvRound(slots[i].corner.x * kPixelsPerMm),
                             cvRound(slots[i].corner.y * kPixelsPerMm), 180, 180);
        cv::Mat likeness;
        cv::matchTemplate(page(place), rasterise(drawTile(tiles[i]), 180), likeness, cv::TM_CCOEFF_NORMED);
        EXPECT_GT(likeness.at<float>(0, 0), 0.98F);
    }
}

TEST(PrintSheets, BacksLieBehindTheirFronts) {
    SheetOptions options{kA4, 45, ""};
    const cv::Mat back = rasterise(tileSheets(someTiles(1), options)[1], options.paper, 1);
    const Slot first = slotsFor(1, options)[0];
    const auto brightness = [&](double x) {
        return cv::mean(back(cv::Rect(cvRound(x), cvRound(first.corner.y), 45, 45)))[0];
    };
    EXPECT_GT(brightness(first.corner.x), 250);            // white where the front lies …
    EXPECT_LT(brightness(210 - 45 - first.corner.x), 150); // … printed in its mirror place
    options.backs = SheetOptions::Backs::Left;
    EXPECT_EQ(tileSheets(someTiles(1), options).size(), 1U);
}

TEST(ScoreTrack, HasFiftySpacesInOneRing) {
    const PageSize page{kA4.height_mm, kA4.width_mm};
    std::set<std::pair<int, int>> places;
    for (int space = 0; space < kTrackSpaces; ++space) {
        const Point at = middleOfSpace(space, page);
        places.emplace(cvRound(at.x), cvRound(at.y));
        EXPECT_LT(distance(at, middleOfSpace((space + 1) % kTrackSpaces, page)), 18);
        EXPECT_TRUE(at.x > 10 && at.x < 287 && at.y > 10 && at.y < 200);
    }
    EXPECT_EQ(places.size(), 50U);
}

TEST(ScoreTrack, PaintsEveryTenthSpaceRed) {
    const PageSize page{kA4.height_mm, kA4.width_mm};
    const cv::Mat picture = rasterise(drawScoreTrack(page), page, kPixelsPerMm);
    const Point zero = middleOfSpace(0, page);
    const cv::Vec3b corner =
        picture.at<cv::Vec3b>(cvRound((zero.y - 6) * kPixelsPerMm), cvRound((zero.x - 6) * kPixelsPerMm));
    EXPECT_GT(corner[2], corner[0] + 60);
}

TEST(CalibrationTarget, IsFoundByOpenCvInTrueSize) {
    const CalibrationTarget target;
    const cv::Mat page = rasterise(drawCalibrationSheet(target, kA4), kA4, kPixelsPerMm);
    const std::vector<cv::Point2f> corners = findCharuco(page, target).corners;
    ASSERT_EQ(corners.size(), 54U); // (7 - 1) × (10 - 1)
    EXPECT_NEAR(cv::norm(corners[1] - corners[0]) / kPixelsPerMm, target.square_mm, 0.1);
    EXPECT_NEAR(cv::norm(corners[6] - corners[0]) / kPixelsPerMm, target.square_mm, 0.1);
}

} // namespace
} // namespace meeplecam::art
