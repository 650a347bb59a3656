#include "vision/grid/seed_finder.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;

cv::Point2f pointOf(const TileSeed& seed, double u, double v) {
    const cv::Vec2d at = seed.picture_from_tile * cv::Vec3d(u, v, 1.0);
    return {static_cast<float>(at[0]), static_cast<float>(at[1])};
}

/// Whether the seed puts the picture of this tile where it lies, turned as it lies.
bool shows(const TileSeed& seed, const tests::LaidTile& tile) {
    const TilePicture& picture = fewTypesIndex().pictures[seed.picture];
    const Quad quad = tests::quadOf(tests::nineTilesCamera(), tile.cell);
    const auto northWest = static_cast<std::size_t>(tile.quarterTurns); // of the unrotated tile
    return picture.tile == tests::tile(tile.name) &&
           cv::norm(pointOf(seed, 0.5, 0.5) - centreOf(quad)) < 0.15 * meanSide(quad) &&
           cv::norm(pointOf(seed, 0.0, 0.0) - quad[northWest]) < 0.4 * meanSide(quad);
}

TEST(FindSeeds, FindsMostTilesOfABoardAndTheStrongestAreRight) {
    const auto seeds = findSeeds({tests::nineTilesFrame(), fewTypesIndex()}, {});
    const auto right = [&](const TileSeed& seed) {
        return std::ranges::any_of(tests::nineTiles(),
                                   [&](const tests::LaidTile& tile) { return shows(seed, tile); });
    };
    const auto found = std::ranges::count_if(tests::nineTiles(), [&](const tests::LaidTile& tile) {
        return std::ranges::any_of(seeds, [&](const TileSeed& seed) { return shows(seed, tile); });
    });
    EXPECT_GE(found, 7);
    ASSERT_GE(seeds.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_TRUE(right(seeds[i])) << i << ": " << seeds[i].votes << " votes";
    EXPECT_TRUE(std::ranges::is_sorted(seeds, std::ranges::greater{}, &TileSeed::votes));
    EXPECT_GE(seeds.back().votes, 4);
}

TEST(FindSeeds, LooksAtReducedPicturesInPixelsOfTheWholeOne) {
    const auto seeds = findSeeds({tests::nineTilesFrame(), fewTypesIndex()}, {.area_px = 0.1e6});
    const auto found = std::ranges::count_if(tests::nineTiles(), [&](const tests::LaidTile& tile) {
        return std::ranges::any_of(seeds, [&](const TileSeed& seed) { return shows(seed, tile); });
    });
    EXPECT_GE(found, 4);
}

TEST(FindSeeds, APlainTableHasNoneACheckedOneWeakOnes) {
    EXPECT_TRUE(findSeeds({Frame(cv::Mat(200, 300, CV_8UC3, cv::Scalar(90, 120, 160))), fewTypesIndex()}, {})
                    .empty());
    cv::Mat checked(400, 400, CV_8UC3, cv::Scalar(200, 200, 220));
    for (int y = 0; y < 400; y += 40)
        for (int x = (y / 40 % 2) * 40; x < 400; x += 80)
            checked(cv::Rect(x, y, 40, 40)).setTo(cv::Scalar(40, 40, 160));
    const auto seeds = findSeeds({Frame(checked), fewTypesIndex()}, {});
    EXPECT_LT(seeds.size(), 16U);
    for (const TileSeed& seed : seeds)
        EXPECT_LT(seed.votes, 8);
}

TEST(FindSeeds, NothingFromACatalogueWithoutFeatures) {
    models::Catalogue plain = tests::houseCatalogue({"base.B"});
    plain.pictures[0].picture = cv::Mat(64, 64, CV_8UC3, cv::Scalar(60, 160, 90));
    const TileIndex index =
        prepareIndex(plain, models::bundledTiles().registry, tests::baseCounts({"base.B"}));
    EXPECT_TRUE(findSeeds({tests::nineTilesFrame(), index}, {}).empty());
}

} // namespace
} // namespace meeplecam::vision
